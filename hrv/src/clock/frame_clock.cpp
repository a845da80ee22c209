#include "clock/frame_clock.hpp"

#include "clock/frame_period.hpp"
#include "clock/slot_search.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hrv {
namespace {

/// A sensor clock scatters by its rounding to a millisecond at most.
constexpr double kSensorScatter_s = 0.0015;
/// Frames closer than this came in bursts that say nothing about when they were taken.
constexpr double kShortestStep_s = 1.0 / 300;
/// Rates that cameras are set to. Crystal and driver add up to about a thousandth, mostly on the fast side.
constexpr std::array kCameraRates_hz{10.0, 12.0, 15.0, 20.0, 24.0, 25.0,  29.97,
                                     30.0, 48.0, 50.0, 60.0, 90.0, 120.0, 240.0};
constexpr double kFastCrystal = 0.9988;
/// The middle step between frames misleads by the jitter: all camera rates within this share of it are tried.
constexpr double kRateDoubt = 0.12;
/// The rates are compared on this many frames; the winner is then fitted to all.
constexpr std::size_t kTrialFrames = 300;

std::vector<double> period_guesses(double typical_s) {
    std::vector<double> guesses{typical_s};
    for (double const rate : kCameraRates_hz) {
        if (std::abs(rate * typical_s - 1) < kRateDoubt) {
            guesses.push_back(1 / rate);
            guesses.push_back(kFastCrystal / rate);
        }
    }
    return guesses;
}

/// The grid of a recording whose stamps show no period: the camera rate that costs least.
GridFit fit_camera_rate(std::span<double const> time_s, double typical_s) {
    auto const trial = time_s.first(std::min(time_s.size(), kTrialFrames));
    GridFit best{.grid = {}, .slot = {}, .cost = std::numeric_limits<double>::infinity()};
    for (double const guess : period_guesses(typical_s)) {
        auto fitted = fit_grid(trial, {.origin_s = time_s.front(), .period_s = guess}, 2);
        if (fitted.cost < best.cost) {
            best = std::move(fitted);
        }
    }
    return fit_grid(time_s, best.grid, 2);
}

/// Where two grids meet, the second one may begin before the first one ends; time never goes back for it.
void append(FrameTimes& times, GridFit const& fitted) {
    double earliest_s = times.time_s.empty() ? -std::numeric_limits<double>::infinity() : times.time_s.back();
    for (int const slot : fitted.slot) {
        earliest_s = std::max(earliest_s, fitted.grid.origin_s + fitted.grid.period_s * slot);
        times.time_s.push_back(earliest_s);
    }
    auto const slots = fitted.slot.back() - fitted.slot.front() + 1;
    times.dropped += static_cast<std::size_t>(slots) - fitted.slot.size();
}

/// The frame at which the grid of one stretch stops to fit and that of the next one begins to.
std::size_t change_of_rate(std::span<double const> time_s, SteadyStretch const& before,
                           GridFit const& before_fit, SteadyStretch const& after, GridFit const& after_fit) {
    double cost = 0, least = 0;
    std::size_t best = before.first;
    for (std::size_t k = before.first; k < after.last; ++k) {
        cost += misfit_to_nearest(time_s[k], before_fit.grid) - misfit_to_nearest(time_s[k], after_fit.grid);
        if (cost < least) {
            least = cost;
            best = k + 1;
        }
    }
    return best;
}

/// Fits each stretch, moves the ends to where the next one's grid fits better, and fits what they hold now.
std::vector<GridFit> fit_stretches(std::span<double const> time_s, std::vector<SteadyStretch>& stretches) {
    auto const fit_one = [&](SteadyStretch const& s, Grid guess) {
        return fit_grid(time_s.subspan(s.first, s.last - s.first), guess, 1);
    };
    std::vector<GridFit> fits;
    for (auto const& stretch : stretches) {
        fits.push_back(fit_one(stretch, {.origin_s = time_s[stretch.first], .period_s = stretch.period_s}));
    }
    for (std::size_t k = 0; k + 1 < stretches.size(); ++k) {
        auto const change = change_of_rate(time_s, stretches[k], fits[k], stretches[k + 1], fits[k + 1]);
        auto const most = stretches[k + 1].last - 2;
        stretches[k].last = stretches[k + 1].first = std::clamp(change, stretches[k].first + 2, most);
    }
    for (std::size_t k = 0; k < stretches.size(); ++k) {
        fits[k] = fit_one(stretches[k], fits[k].grid);
    }
    return fits;
}

FrameTimes on_grid(std::span<double const> time_s, double typical_s) {
    FrameTimes times;
    times.clock = FrameClock::callback;
    auto stretches = steady_stretches(time_s);
    if (stretches.empty()) {
        auto const fitted = fit_camera_rate(time_s, typical_s);
        append(times, fitted);
        times.period_s = fitted.grid.period_s;
        times.steady = false;
        return times;
    }
    times.period_s = stretches.front().period_s;
    for (auto const& fitted : fit_stretches(time_s, stretches)) {
        append(times, fitted);
    }
    return times;
}

/// Variance of a beat's time on a repaired clock, and for each frame missing around it (README, "Timing
/// noise").
constexpr double kRepaired_ms2 = 1;
constexpr double kMissingFrame_ms2 = 6;
constexpr double kAround_s = 0.3;
/// Without a visible period a frame may as well belong to the slot before or after: the variance of -1, 0
/// and 1.
constexpr double kUnsteadySlots2 = 2.0 / 3.0;
/// Slots that are off by different amounts bend the beat, those off by the same amount move it. Where shapes
/// fit, the slots do: what moves is at most this many times what is seen to bend.
constexpr double kHiddenPerSeen = 2.0;
/// In a pause longer than this many periods frames may have waited: its whole length is even chance.
constexpr double kPausePeriods = 3.0;
constexpr double kSparse_ms2 = 20;
constexpr double kSparseRate_hz = 15.0;
constexpr double kSparseAtMost_ms2 = 250.0;

double mean_step_s(FrameTimes const& times) {
    return (times.time_s.back() - times.time_s.front()) / static_cast<double>(times.time_s.size());
}

/// The curve between frames is a guess: a cubic spline is wrong by the fourth power of the distance, and its
/// variance grows with the eighth. How much of it the shapes do not show was seen on noiseless synthetic
/// pulses of 10 to 30 frames a second, where every beat is known: 13 to 23 ms2 at 15, next to nothing at 30.
double sparse_variance_ms2(double step_s) {
    return std::min(kSparse_ms2 * std::pow(step_s * kSparseRate_hz, 8), kSparseAtMost_ms2);
}

/// The step between frames around a beat, as its upslope meets it: root of the mean square over time, because
/// a long step covers more of the beat than a short one. Where a sensor's frames are lost at random, it says
/// more than the mean of all.
double local_step_s(FrameTimes const& times, double beat_s) {
    auto next = std::ranges::lower_bound(times.time_s, beat_s - kAround_s);
    double sum = 0, cubes = 0;
    for (next = next == times.time_s.begin() ? next + 1 : next; next < times.time_s.end(); ++next) {
        double const step_s = *next - *(next - 1);
        sum += step_s;
        cubes += step_s * step_s * step_s;
        if (*next > beat_s + kAround_s) {
            break;
        }
    }
    return sum > 0 ? std::sqrt(cubes / sum) : 0.0;
}

/// The longest step between frames that reaches into the beat's surroundings.
double longest_gap(FrameTimes const& times, double beat_s) {
    auto next = std::ranges::lower_bound(times.time_s, beat_s - kAround_s);
    double longest = 0;
    for (next = next == times.time_s.begin() ? next + 1 : next; next < times.time_s.end(); ++next) {
        longest = std::max(longest, *next - *(next - 1));
        if (*next > beat_s + kAround_s) {
            break;
        }
    }
    return longest;
}

} // namespace

double clock_variance_ms2(FrameTimes const& times, double beat_s, double shape_ms2) {
    double const period_s = times.period_s > 0 ? times.period_s : mean_step_s(times);
    double const period_ms = 1e3 * period_s;
    double const pause_ms = 1e3 * longest_gap(times, beat_s) - period_ms;
    double const pause = pause_ms > kPausePeriods * period_ms ? pause_ms * pause_ms / 12 : 0.0;
    if (times.clock == FrameClock::sensor) {
        return sparse_variance_ms2(std::max(local_step_s(times, beat_s), mean_step_s(times))) + pause;
    }
    double const sparse = sparse_variance_ms2(mean_step_s(times));
    auto const first = std::ranges::lower_bound(times.time_s, beat_s - kAround_s);
    auto const last = std::ranges::upper_bound(times.time_s, beat_s + kAround_s);
    double const missing = std::max(0.0, 2 * kAround_s / period_s - static_cast<double>(last - first));
    double const slots = std::min(kUnsteadySlots2 * period_ms * period_ms, kHiddenPerSeen * shape_ms2);
    double const unsteady = times.steady ? 0.0 : slots;
    return sparse + kRepaired_ms2 + kMissingFrame_ms2 * missing + unsteady + pause;
}

FrameTimes repair_clock(std::span<double const> time_ms) {
    FrameTimes times;
    for (double const time : time_ms) {
        times.time_s.push_back((time - time_ms.front()) * 1e-3);
    }
    if (time_ms.size() < 30) {
        return times;
    }
    std::vector<double> steps(times.time_s.size() - 1);
    for (std::size_t k = 0; k < steps.size(); ++k) {
        steps[k] = times.time_s[k + 1] - times.time_s[k];
    }
    double const typical_s = median(steps);
    if (robust_deviation(steps, typical_s) < 1.4826 * kSensorScatter_s || typical_s < kShortestStep_s) {
        return times;
    }
    return on_grid(times.time_s, typical_s);
}

} // namespace hrv
