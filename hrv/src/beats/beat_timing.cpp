#include "beats/beat_timing.hpp"

#include "beats/beat_height.hpp"
#include "beats/beat_shape.hpp"
#include "beats/noise_between.hpp"
#include "beats/timing_noise.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hrv {
namespace {

/// How far a beat may move from the steepest point in each round, in samples: the first finds it, the second
/// refines. A third changes no beat by a tenth of a millisecond.
constexpr std::array kReach{4, 2};
constexpr int kLongestReach = 4;
constexpr double kSample_ms = 1e3 / kTraceRate_hz;

/// A pulse takes about 2 ms more or less from the heart to the finger than the last one did: fitted to straps
/// without each volunteer in turn, always the same. Two hands cannot show it, because they share most of the
/// way.
constexpr double kWay_ms2 = 4.0;

constexpr auto kEdge = static_cast<std::size_t>(0.61 * kTraceRate_hz);

struct Fit {
    double at;
    double likeness;
};

/// Likeness of the typical beat to the signal at each shift: the typical beat has mean 0, so the mean of the
/// signal drops out of the product, and the length of the signal follows from running sums.
using Likenesses = std::array<double, 2 * kLongestReach + 1>;

Likenesses likeness_by_shift(std::span<double const> x, double at, Shape const& typical, int reach) {
    std::array<double, kShapeLength + 2 * kLongestReach> stretch;
    auto const shifts = static_cast<std::size_t>(2 * reach + 1);
    read_between(x, at - kShapeBefore - reach, std::span{stretch}.first(kShapeLength + shifts - 1));
    double sum = 0, squares = 0;
    for (std::size_t k = 0; k < kShapeLength; ++k) {
        sum += stretch[k];
        squares += stretch[k] * stretch[k];
    }
    Likenesses likeness{};
    for (std::size_t shift = 0; shift < shifts; ++shift) {
        double const length2 = squares - sum * sum / static_cast<double>(kShapeLength);
        likeness[shift] = length2 > 0 ? dot(&stretch[shift], typical) / std::sqrt(length2) : 0.0;
        if (shift + 1 < shifts) {
            double const in = stretch[shift + kShapeLength], out = stretch[shift];
            sum += in - out;
            squares += in * in - out * out;
        }
    }
    return likeness;
}

/// The position near `at` where `typical` fits best, by a parabola through the three best whole steps.
Fit best_fit(std::span<double const> x, double at, Shape const& typical, int reach) {
    auto const likeness = likeness_by_shift(x, at, typical, reach);
    auto const last = likeness.begin() + 2 * reach;
    auto const best = std::max_element(likeness.begin() + 1, last);
    double const before = *(best - 1), after = *(best + 1);
    double const bend = before - 2 * *best + after;
    double const part = bend < -1e-12 ? (before - after) / (2 * bend) : 0.0;
    double const shift = static_cast<double>(best - likeness.begin() - reach) + std::clamp(part, -1.0, 1.0);
    return {at + shift, std::min(*best, 1.0)};
}

/// Beats far enough from the ends that the filters have settled, and that their stretch is there wherever
/// they move.
std::vector<double> whole_beats(std::span<std::size_t const> beats, std::size_t length) {
    std::vector<double> whole;
    for (std::size_t const beat : beats) {
        if (beat > kEdge && beat + kEdge < length) {
            whole.push_back(static_cast<double>(beat));
        }
    }
    return whole;
}

} // namespace

TimedBeats time_beats(PulseWave const& wave, std::span<std::size_t const> beats) {
    std::span<double const> const x = wave.shape;
    TimedBeats timed{.time_s = whole_beats(beats, x.size()),
                     .likeness = {},
                     .variance_ms2 = {},
                     .swell_ms2 = {},
                     .way_ms2 = kWay_ms2,
                     .trusted = {}};
    if (timed.time_s.empty()) {
        return timed;
    }
    timed.likeness.resize(timed.time_s.size());
    Shape typical{};
    std::vector<Shape> shapes(timed.time_s.size());
    for (std::size_t round = 0; round < kReach.size(); ++round) {
        std::ranges::transform(timed.time_s, shapes.begin(), [&](double at) { return shape_at(x, at); });
        typical = typical_shape(shapes, round == 0 ? nullptr : &typical);
        for (std::size_t k = 0; k < timed.time_s.size(); ++k) {
            auto const fit = best_fit(x, timed.time_s[k], typical, kReach[round]);
            timed.time_s[k] = fit.at;
            timed.likeness[k] = fit.likeness;
        }
    }
    std::ranges::transform(timed.time_s, shapes.begin(), [&](double at) { return shape_at(x, at); });
    timed.variance_ms2 = timing_variance(shapes, typical, wave.shape_low_hz, wave.shape_high_hz);
    timed.raise = raise_by_noise_between(x, timed.time_s, typical, median(timed.variance_ms2));
    timed.swell_ms2 = swell_variance_ms2(wave, timed.time_s);
    for (std::size_t k = 0; k < timed.time_s.size(); ++k) {
        timed.variance_ms2[k] *= kSample_ms * kSample_ms;
        timed.time_s[k] = wave.start_s + timed.time_s[k] / kTraceRate_hz;
    }
    return timed;
}

} // namespace hrv
