#include "hrv/evaluation/figures.hpp"

namespace hrv::evaluation {
namespace {

constexpr std::size_t kFewestIntervals = 5;
constexpr std::size_t kFewestDifferences = 3;
constexpr double kShortest_ms = 300;
constexpr double kLongest_ms = 2000;

} // namespace

Figures figures_of(std::span<NnRun const> runs) {
    if (count_intervals(runs) < kFewestIntervals || count_differences(runs) < kFewestDifferences) {
        return {};
    }
    return {.hr_bpm = mean_heart_rate(runs).value(),
            .rmssd_ms = rmssd(runs).value(),
            .sdnn_ms = sdnn(runs).value(),
            .pnn50 = pnn50(runs).value()};
}

std::vector<NnRun> plausible_intervals(std::span<std::vector<double> const> beat_runs_ms) {
    std::vector<NnRun> runs;
    for (auto const& beats : beat_runs_ms) {
        bool open = false;
        for (std::size_t k = 1; k < beats.size(); ++k) {
            double const interval = beats[k] - beats[k - 1];
            bool const plausible = interval >= kShortest_ms && interval <= kLongest_ms;
            if (plausible && !open) {
                runs.emplace_back();
            }
            if (plausible) {
                runs.back().intervals.emplace_back(interval);
            }
            open = plausible;
        }
    }
    return runs;
}

} // namespace hrv::evaluation
