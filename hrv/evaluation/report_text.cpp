#include "hrv/evaluation/report.hpp"
#include "hrv/plot/picture.hpp"

#include <limits>

namespace hrv::evaluation {
namespace {

using plot::print;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

double bare(std::optional<double> value) {
    return value.value_or(kNone);
}

/// "  25.8/ 26.5 ( -3%)"
std::string against(Score const& score, Figure figure) {
    double const value = bare(score.reported.*figure), truth = bare(score.truth.*figure);
    return print("%6.1f/%5.1f (%+4.0f%%)", value, truth, 100 * (value / truth - 1));
}

std::string recording_line(Score const& score) {
    auto line = print("%02d  ", score.number);
    if (score.failed) {
        return line + "FAILED: refused, or too few beats\n";
    }
    line += print("F1 %5.1f (%5.1f at 50)  IBI MAE %5.1f ms, %3.0f %% covered  ", score.f1, score.f1_narrow,
                  bare(score.intervals.mean_ms), score.intervals.coverage);
    line += print("HR %5.2f/%5.2f  ", bare(score.reported.hr_bpm), bare(score.truth.hr_bpm));
    line += "RMSSD " + against(score, &Figures::rmssd_ms) + "  SDNN " + against(score, &Figures::sdnn_ms);
    line += print("  pNN50 %4.1f/%4.1f", bare(score.reported.pnn50), bare(score.truth.pnn50));
    return line +
           print("  shift %+4.0f  q %.2f  %5.2f ms\n", score.shift_ms, score.quality, bare(score.runtime_ms));
}

std::string totals_line(char const* source, Totals const& all) {
    auto line =
        print("%8s  %3zu  %4zu  %6.1f  %5.1f  %7.1f  %8.1f  %6.2f  ", source, all.recordings, all.failed,
              all.f1, all.f1_narrow, bare(all.interval_error_ms), all.coverage, all.hr_bpm.mean_error);
    for (auto const* figure : {&all.rmssd_ms, &all.sdnn_ms}) {
        line += print("%9.1f  %+5.1f  %5.1f  %5.0f  ", figure->mean_error, figure->bias, figure->accuracy,
                      figure->within_tenth);
    }
    return line + print("%9.1f  %6.2f  %7.2f\n", all.pnn50_error, bare(all.median_runtime_ms),
                        bare(all.slowest_runtime_ms));
}

} // namespace

std::string to_text(Evaluation const& evaluation) {
    std::string text;
    for (auto const& score : evaluation.scores) {
        text += recording_line(score);
    }
    text +=
        "\n  values    n  fail  F1@100  F1@50  IBI MAE  IBI cov%  HR MAE  RMSSD MAE   bias   acc%  <=10%   "
        "SDNN MAE   bias   acc%  <=10%  pNN50 MAE  run ms  slowest\n";
    text += totals_line("reported", evaluation.reported);
    return text + totals_line("beats", evaluation.beats);
}

} // namespace hrv::evaluation
