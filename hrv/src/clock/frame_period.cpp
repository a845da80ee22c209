#include "clock/frame_period.hpp"

#include "signal/statistics.hpp"

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
constexpr double kSearchStep = 0.45;
/// Longer steps than this many typical ones are pauses, not lost frames.
constexpr double kPause = 3.0;
/// Blocks whose periods differ by less than this share belong to one rate.
constexpr double kSameRate = 0.006;
/// A camera seldom changes its rate: where a block's frames keep the last block's period with this much of
/// its power, no other is looked for.
constexpr double kAsClear = 0.7;

/// No camera films faster; what comes in bursts would be searched for periods for ever.
constexpr double kFastestCamera_hz = 300.0;

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

/// Cosine and sine of so many turns, to 1e-7. The same arithmetic everywhere, unlike a library's.
struct Turned {
    double cos;
    double sin;
};

Turned turned(double turns) {
    constexpr double kToWhole = 6755399441055744.0; // 1.5 · 2^52: what is added and taken off again rounds.
    double const half = std::numbers::pi * (turns - ((turns + kToWhole) - kToWhole));
    double const h2 = half * half;
    double sin = 1, cos = 1;
    for (double const per_next_two : {1 / 110.0, 1 / 72.0, 1 / 42.0, 1 / 20.0, 1 / 6.0}) {
        sin = 1 - h2 * per_next_two * sin;
    }
    for (double const per_next_two : {1 / 132.0, 1 / 90.0, 1 / 56.0, 1 / 30.0, 1 / 12.0, 1 / 2.0}) {
        cos = 1 - h2 * per_next_two * cos;
    }
    sin *= half;
    return {cos * cos - sin * sin, 2 * sin * cos};
}

/// The phases of all frames at one frequency, turned on to the next frequency by one multiplication each. It
/// is only a first guess that is looked for, so single precision does.
class Phasors {
    /// Side by side, so that the processor turns several at once in an order that is the same everywhere.
    static constexpr std::size_t kLanes = 8;
    using Lanes = std::array<float, kLanes>;

public:
    Phasors(std::span<double const> time_s, double start_hz, double step_hz)
        : groups_((time_s.size() + kLanes - 1) / kLanes), count_{static_cast<double>(time_s.size())} {
        for (std::size_t k = 0; k < time_s.size(); ++k) {
            auto& group = groups_[k / kLanes];
            auto const lane = k % kLanes;
            double const time = time_s[k] - time_s.front();
            auto const start = turned(time * start_hz), step = turned(time * step_hz);
            group.cos[lane] = static_cast<float>(start.cos);
            group.sin[lane] = static_cast<float>(start.sin);
            group.step_cos[lane] = static_cast<float>(step.cos);
            group.step_sin[lane] = static_cast<float>(step.sin);
        }
    }

    /// |mean phasor|² at the present frequency; moves on to the next.
    double power() {
        Lanes sum_cos{}, sum_sin{};
        for (auto& group : groups_) {
            auto const [cos, sin, step_cos, step_sin] = group;
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                sum_cos[lane] += cos[lane];
                sum_sin[lane] += sin[lane];
                group.cos[lane] = cos[lane] * step_cos[lane] - sin[lane] * step_sin[lane];
                group.sin[lane] = cos[lane] * step_sin[lane] + sin[lane] * step_cos[lane];
            }
        }
        double const re = sum(sum_cos) / count_, im = sum(sum_sin) / count_;
        return re * re + im * im;
    }

private:
    struct Group {
        Lanes cos{}, sin{}, step_cos{}, step_sin{};
    };

    static double sum(Lanes const& lanes) {
        double total = 0;
        for (float const lane : lanes) {
            total += static_cast<double>(lane);
        }
        return total;
    }

    std::vector<Group> groups_;
    double count_;
};

/// The power at each frequency of a search.
struct Search {
    double lowest_hz;
    double step_hz;
    std::vector<double> power;
};

Search search(std::span<double const> time_s, double lowest_hz, double highest_hz) {
    Search found{
        .lowest_hz = lowest_hz, .step_hz = kSearchStep / (time_s.back() - time_s.front()), .power = {}};
    Phasors phasors{time_s, lowest_hz, found.step_hz};
    for (double hz = lowest_hz; hz < highest_hz; hz += found.step_hz) {
        found.power.push_back(phasors.power());
    }
    return found;
}

/// What the stamps of one block show: 0 when no period stands out.
struct BlockPeriod {
    double period_s{0};
    double power{0};
};

/// The top of the parabola through the highest power and its neighbours.
BlockPeriod top_of(Search const& found) {
    auto const& power = found.power;
    auto const best = static_cast<std::size_t>(std::ranges::max_element(power) - power.begin());
    double top = power[best], place = 0;
    if (best > 0 && best + 1 < power.size()) {
        double const bend = power[best - 1] - 2 * power[best] + power[best + 1];
        double const lean = (power[best - 1] - power[best + 1]) / 2;
        place = bend < 0 ? lean / bend : 0.0;
        top -= lean * place / 2;
    }
    double const hz = found.lowest_hz + found.step_hz * (static_cast<double>(best) + place);
    return top > kLeastCoherence * kLeastCoherence ? BlockPeriod{1 / hz, top} : BlockPeriod{};
}

BlockPeriod block_period(std::span<double const> time_s, BlockPeriod const& before) {
    if (time_s.size() < kFewestFrames) {
        return {};
    }
    if (before.period_s > 0) {
        auto const same =
            top_of(search(time_s, (1 - kSameRate) / before.period_s, (1 + kSameRate) / before.period_s));
        if (same.power > kAsClear * before.power) {
            return same;
        }
    }
    auto const [mean_s, middle_s] = usual_steps(time_s);
    if (!(mean_s > 0) || !(middle_s > 0)) {
        return {};
    }
    double const lowest_hz = 1 / (kLongestShare * mean_s);
    double const highest_hz = std::min(1 / (kShortestShare * std::min(mean_s, middle_s)), kFastestCamera_hz);
    if (lowest_hz >= highest_hz) {
        return {};
    }
    return top_of(search(time_s, lowest_hz, highest_hz));
}

} // namespace

std::vector<SteadyStretch> steady_stretches(std::span<double const> time_s) {
    std::vector<SteadyStretch> stretches;
    std::size_t blocks = 0, blocks_known = 0;
    BlockPeriod before;
    for (std::size_t first = 0; first < time_s.size();) {
        double const from = time_s[first];
        double const length = time_s.back() - from < 2 * kBlock_s ? 2 * kBlock_s : kBlock_s;
        auto const end = std::ranges::upper_bound(time_s, from + length) - time_s.begin();
        auto const last = static_cast<std::size_t>(end);
        auto const found = block_period(time_s.subspan(first, last - first), before);
        before = found.period_s > 0 ? found : before;
        double const period = found.period_s;
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
