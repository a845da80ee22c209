#include "hrv/evaluation/score.hpp"

#include "hrv/evaluation/matching.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace hrv::evaluation {
namespace {

/// All found beats in a row, and whether something may lie between one and the next.
struct Beats {
    std::vector<double> time_ms;
    std::vector<bool> ends_run;
};

struct Window {
    double from_ms;
    double to_ms;

    [[nodiscard]] bool holds(double time) const { return time >= from_ms && time <= to_ms; }
};

Beats all_beats(Answer const& answer) {
    Beats beats;
    for (auto const& run : answer.beat_runs_ms) {
        for (double const beat : run) {
            beats.time_ms.push_back(beat);
            beats.ends_run.push_back(false);
        }
        if (!run.empty()) {
            beats.ends_run.back() = true;
        }
    }
    return beats;
}

Beats inside(Beats const& all, Window const& window) {
    Beats kept;
    for (std::size_t k = 0; k < all.time_ms.size(); ++k) {
        if (window.holds(all.time_ms[k])) {
            kept.time_ms.push_back(all.time_ms[k]);
            kept.ends_run.push_back(all.ends_run[k]);
        }
    }
    return kept;
}

std::vector<double> shifted(std::span<double const> times, double shift) {
    std::vector<double> out(times.begin(), times.end());
    for (double& time : out) {
        time += shift;
    }
    return out;
}

std::size_t count_matched(std::span<std::optional<std::size_t> const> matches) {
    return static_cast<std::size_t>(
        std::ranges::count_if(matches, [](auto const& found) { return found.has_value(); }));
}

std::vector<double> interval_errors(std::span<double const> truth, Beats const& found,
                                    std::span<std::optional<std::size_t> const> matches) {
    std::vector<double> errors;
    for (std::size_t k = 0; k + 1 < truth.size(); ++k) {
        bool const neighbours = matches[k] && matches[k + 1] && *matches[k + 1] == *matches[k] + 1;
        if (neighbours && !found.ends_run[*matches[k]]) {
            double const interval = found.time_ms[*matches[k + 1]] - found.time_ms[*matches[k]];
            errors.push_back(interval - (truth[k + 1] - truth[k]));
        }
    }
    return errors;
}

double deviation(std::span<double const> values) {
    double const middle = mean(values);
    double squares = 0;
    for (double const value : values) {
        squares += (value - middle) * (value - middle);
    }
    return std::sqrt(squares / static_cast<double>(values.size()));
}

IntervalErrors describe(std::span<double const> errors, std::size_t true_intervals) {
    IntervalErrors described;
    described.coverage = 100 * static_cast<double>(errors.size()) / static_cast<double>(true_intervals);
    if (errors.empty()) {
        return described;
    }
    std::vector<double> sizes(errors.size());
    std::ranges::transform(errors, sizes.begin(), [](double error) { return std::abs(error); });
    described.mean_ms = mean(sizes);
    described.median_ms = median(sizes);
    described.bias_ms = mean(errors);
    described.deviation_ms = deviation(errors);
    described.robust_deviation_ms = robust_deviation(errors);
    return described;
}

NnRun run_of(std::span<double const> beats) {
    NnRun run;
    for (std::size_t k = 1; k < beats.size(); ++k) {
        run.intervals.emplace_back(beats[k] - beats[k - 1]);
    }
    return run;
}

Figures figures_inside(Answer const& answer, Window const& window) {
    auto runs = answer.beat_runs_ms;
    for (auto& run : runs) {
        std::erase_if(run, [&](double beat) { return !window.holds(beat); });
    }
    return figures_of(plausible_intervals(runs));
}

Figures preferring(Figures const& own, Figures const& fallback) {
    Figures chosen;
    for (auto const figure : kAllFigures) {
        chosen.*figure = own.*figure ? own.*figure : fallback.*figure;
    }
    return chosen;
}

/// An interval holds the noise of two beats.
std::optional<double> noise_ratio(IntervalErrors const& errors, double timing_noise_ms) {
    if (!errors.robust_deviation_ms || timing_noise_ms <= 0) {
        return std::nullopt;
    }
    double const ratio = *errors.robust_deviation_ms / timing_noise_ms;
    return ratio * ratio / 2;
}

void judge_beats(Score& score, std::span<double const> expected, Beats const& found) {
    auto const matches = match(expected, found.time_ms, kTolerance_ms);
    auto const narrow = match(expected, found.time_ms, kNarrowTolerance_ms);
    auto const matched = static_cast<double>(count_matched(matches));
    auto const both = static_cast<double>(expected.size() + found.time_ms.size());
    score.f1 = 200 * matched / both;
    score.f1_narrow = 200 * static_cast<double>(count_matched(narrow)) / both;
    score.sensitivity = 100 * matched / static_cast<double>(expected.size());
    score.positive_predictive_value =
        100 * matched / static_cast<double>(std::max<std::size_t>(1, found.time_ms.size()));
    score.intervals = describe(interval_errors(expected, found, matches), expected.size() - 1);
}

} // namespace

Answer answer_of(Analysis const& analysis) {
    Answer answer;
    answer.quality = analysis.quality.value;
    for (auto const& run : analysis.runs) {
        auto& beats = answer.beat_runs_ms.emplace_back();
        for (auto const beat : run.beats) {
            beats.push_back(beat.value());
        }
    }
    if (analysis.result) {
        answer.timing_noise_ms = analysis.result->timing_noise.value();
        answer.figures = {.hr_bpm = analysis.result->heart_rate.value(),
                          .rmssd_ms = analysis.result->rmssd.value(),
                          .sdnn_ms = analysis.result->sdnn.value(),
                          .pnn50 = analysis.result->pnn50.value()};
    }
    return answer;
}

Score score(int number, std::span<double const> true_ms, Answer const& answer) {
    Score score;
    score.number = number;
    score.true_beats = true_ms.size();
    auto const truth = run_of(true_ms);
    score.truth = figures_of(std::span{&truth, 1});
    auto const all = all_beats(answer);
    if (all.time_ms.size() < kFewestBeats) {
        score.failed = true;
        return score;
    }
    score.quality = answer.quality;
    score.runtime_ms = answer.runtime_ms;
    score.shift_ms = constant_shift_ms(true_ms, all.time_ms, kTolerance_ms);
    auto const expected = shifted(true_ms, score.shift_ms);
    Window const window{expected.front() - kTolerance_ms, expected.back() + kTolerance_ms};
    judge_beats(score, expected, inside(all, window));
    score.noise_ratio = noise_ratio(score.intervals, answer.timing_noise_ms);
    score.beats = figures_inside(answer, window);
    score.reported = preferring(answer.figures, score.beats);
    return score;
}

} // namespace hrv::evaluation
