#include "frame_period.hpp"

#include "statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace hrv {
namespace {

/// Long enough to tell periods apart by a thousandth, short enough to see the camera change its rate.
constexpr double kBlock_s = 10.0;
constexpr std::size_t kFewestFrames = 60;
/// Chance alone reaches about 0.2 among the periods tried; frames on a grid with 10 ms of jitter reach 0.3 to
/// 0.6.
constexpr double kLeastCoherence = 0.25;
/// Lost frames and jitter make the mean and the middle step longer than the period, the lesser of them by up
/// to this share.
constexpr double kShortestShare = 0.85;
constexpr double kLongestShare = 1.02;
/// Step of the search, in parts of one over the length of the block (1 would be the resolution itself).
constexpr double kSearchStep = 0.3;
/// Longer steps than this many typical ones are pauses, not lost frames.
constexpr double kPause = 3.0;
/// Blocks whose periods differ by less than this share belong to one rate.
constexpr double kSameRate = 0.006;

struct Steps {
    double mean_s;
    double middle_s;
};

Steps usual_steps(std::span<double const> time_s) {
    std::vector<double> steps(time_s.size() - 1);
    for (std::size_t k = 0; k < steps.size(); ++k) {
        steps[k] = time_s[k + 1] - time_s[k];
    }
    double const middle = median(steps);
    double const longest = kPause * middle;
    std::erase_if(steps, [&](double step) { return step > longest; });
    return {mean(steps), middle};
}

/// The phases of all frames at one frequency, turned on to the next frequency by one multiplication each.
class Phasors {
public:
    Phasors(std::span<double const> time_s, double start_hz, double step_hz) {
        for (double const time : time_s) {
            double const angle = 2 * std::numbers::pi * (time - time_s.front());
            cos_.push_back(std::cos(angle * start_hz));
            sin_.push_back(std::sin(angle * start_hz));
            turn_cos_.push_back(std::cos(angle * step_hz));
            turn_sin_.push_back(std::sin(angle * step_hz));
        }
    }

    /// |mean phasor| at the present frequency; moves on to the next.
    double coherence() {
        double const coherence = std::hypot(sum(cos_), sum(sin_)) / static_cast<double>(cos_.size());
        for (std::size_t k = 0; k < cos_.size(); ++k) {
            double const next = cos_[k] * turn_cos_[k] - sin_[k] * turn_sin_[k];
            sin_[k] = cos_[k] * turn_sin_[k] + sin_[k] * turn_cos_[k];
            cos_[k] = next;
        }
        return coherence;
    }

private:
    /// Four sums side by side, in an order that is the same everywhere.
    static double sum(std::vector<double> const& values) {
        std::array<double, 4> sums{};
        std::size_t k = 0;
        for (; k + 4 <= values.size(); k += 4) {
            for (std::size_t lane = 0; lane < 4; ++lane) {
                sums[lane] += values[k + lane];
            }
        }
        for (; k < values.size(); ++k) {
            sums[0] += values[k];
        }
        return (sums[0] + sums[1]) + (sums[2] + sums[3]);
    }

    std::vector<double> cos_, sin_, turn_cos_, turn_sin_;
};

/// The period of one block, or 0 when none stands out.
double block_period(std::span<double const> time_s) {
    if (time_s.size() < kFewestFrames) {
        return 0;
    }
    auto const [mean_s, middle_s] = usual_steps(time_s);
    if (!(mean_s > 0) || !(middle_s > 0)) {
        return 0;
    }
    double const lowest_hz = 1 / (kLongestShare * mean_s);
    double const highest_hz = 1 / (kShortestShare * std::min(mean_s, middle_s));
    double const step_hz = kSearchStep / (time_s.back() - time_s.front());
    Phasors phasors{time_s, lowest_hz, step_hz};
    double best = kLeastCoherence, best_hz = 0;
    for (double hz = lowest_hz; hz < highest_hz; hz += step_hz) {
        double const coherence = phasors.coherence();
        if (coherence > best) {
            best = coherence;
            best_hz = hz;
        }
    }
    return best_hz > 0 ? 1 / best_hz : 0.0;
}

} // namespace

std::vector<SteadyStretch> steady_stretches(std::span<double const> time_s) {
    std::vector<SteadyStretch> stretches;
    std::size_t blocks = 0, blocks_known = 0;
    for (std::size_t first = 0; first < time_s.size();) {
        double const from = time_s[first];
        double const length = time_s.back() - from < 2 * kBlock_s ? 2 * kBlock_s : kBlock_s;
        auto const end = std::ranges::upper_bound(time_s, from + length) - time_s.begin();
        auto const last = static_cast<std::size_t>(end);
        double const period = block_period(time_s.subspan(first, last - first));
        bool const known = period > 0;
        ++blocks;
        blocks_known += known ? 1U : 0U;
        if (!stretches.empty() && (!known || std::abs(period / stretches.back().period_s - 1) < kSameRate)) {
            stretches.back().last = last;
        } else if (known) {
            stretches.push_back({stretches.empty() ? 0 : first, last, period});
        }
        first = last;
    }
    return 2 * blocks_known > blocks ? stretches : std::vector<SteadyStretch>{};
}

} // namespace hrv
