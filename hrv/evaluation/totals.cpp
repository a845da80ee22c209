#include "hrv/evaluation/totals.hpp"

#include "signal/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace hrv::evaluation {
namespace {

constexpr double kTenth = 0.1;

FigureTotals figure_totals(std::span<Score const> scores, Source source, Figure figure) {
    FigureTotals sums;
    std::vector<double> sizes;
    auto const count = static_cast<double>(scores.size());
    for (auto const& score : scores) {
        double const truth = (score.truth.*figure).value_or(0);
        auto const value = score.*source.*figure;
        double const error = value ? *value - truth : -truth;
        sizes.push_back(std::abs(error));
        sums.bias += error / count;
        sums.accuracy += accuracy(value, truth) / count;
        sums.within_tenth += value && std::abs(error) <= kTenth * truth ? 100 / count : 0.0;
    }
    sums.mean_error = mean(sizes);
    sums.median_error = median(sizes);
    sums.worst = std::ranges::max(sizes);
    return sums;
}

double pnn50_error(std::span<Score const> scores, Source source) {
    double sum = 0;
    for (auto const& score : scores) {
        sum += std::abs((score.*source).pnn50.value_or(0) - score.truth.pnn50.value_or(0));
    }
    return sum / static_cast<double>(scores.size());
}

std::optional<double> mean_interval_error(std::span<Score const> scores) {
    std::vector<double> errors;
    for (auto const& score : scores) {
        if (score.intervals.mean_ms) {
            errors.push_back(*score.intervals.mean_ms);
        }
    }
    return errors.empty() ? std::nullopt : std::optional{mean(errors)};
}

void add_run_times(Totals& all, std::span<Score const> scores) {
    std::vector<double> times;
    for (auto const& score : scores) {
        if (score.runtime_ms) {
            times.push_back(*score.runtime_ms);
        }
    }
    if (!times.empty()) {
        all.median_runtime_ms = median(times);
        all.slowest_runtime_ms = std::ranges::max(times);
    }
}

} // namespace

double accuracy(std::optional<double> value, double truth) {
    if (!value) {
        return 0.0;
    }
    double const error = std::abs(*value - truth);
    return truth > 0 ? std::max(0.0, 100 * (1 - error / truth)) : (error == 0 ? 100.0 : 0.0);
}

Totals totals(std::span<Score const> scores, Source source) {
    Totals all;
    if (scores.empty()) {
        return all;
    }
    auto const count = static_cast<double>(scores.size());
    for (auto const& score : scores) {
        all.failed += score.failed ? 1U : 0U;
        all.f1 += score.f1 / count;
        all.f1_narrow += score.f1_narrow / count;
        all.coverage += score.intervals.coverage / count;
    }
    all.recordings = scores.size();
    all.interval_error_ms = mean_interval_error(scores);
    all.hr_bpm = figure_totals(scores, source, &Figures::hr_bpm);
    all.rmssd_ms = figure_totals(scores, source, &Figures::rmssd_ms);
    all.sdnn_ms = figure_totals(scores, source, &Figures::sdnn_ms);
    all.pnn50_error = pnn50_error(scores, source);
    add_run_times(all, scores);
    return all;
}

} // namespace hrv::evaluation
