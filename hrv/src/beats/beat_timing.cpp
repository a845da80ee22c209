#include "beats/beat_timing.hpp"

#include "beats/beat_height.hpp"
#include "beats/beat_shape.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hrv {
namespace {

/// How far a beat may move from the steepest point in each round, in samples: the first finds it, the second
/// refines. A third changes no beat by a tenth of a millisecond.
constexpr std::array kReach{4, 2};
constexpr int kLongestReach = 4;
/// Below this likeness the shape says nothing more.
constexpr double kLeastLikeness = 0.1;
/// The rest of a beat is smooth and partly follows its slope, so the true variance is about twice that of the
/// turned rest; and no shape shows how the pulse's way from heart to finger changes from beat to beat. Both
/// fitted to some 600 beats of phone recordings against a chest strap, and confirmed on synthetic ones
/// (README, "Timing noise").
constexpr double kRestGain = 1.4;
constexpr double kTransitScatter_ms = 2.0;
constexpr double kSample_ms = 1e3 / kTraceRate_hz;
constexpr std::size_t kFirstTurn = kShapeLength / 4;
constexpr std::size_t kLastTurn = 3 * kShapeLength / 4;

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

/// Variance of the time error, in samples squared, that what the template leaves over would cause: to first
/// order an added rest moves the best fit by <rest, slope> / <slope, slope>. The fit has taken out what it
/// could at the right place, so the rest is turned round by a quarter to three quarters of its length, and
/// the mean square taken.
double variance_from_rest(Shape const& shape, Shape const& typical, Shape const& slope) {
    double const size = dot(shape, typical);
    std::array<double, 2 * kShapeLength> rest;
    for (std::size_t k = 0; k < kShapeLength; ++k) {
        rest[k] = rest[k + kShapeLength] = (shape[k] - size * typical[k]) / std::max(size, kLeastLikeness);
    }
    double squares = 0;
    for (std::size_t turn = kFirstTurn; turn <= kLastTurn; ++turn) {
        double const sum = dot(&rest[turn], slope);
        squares += sum * sum;
    }
    double const steepness = dot(slope, slope);
    return squares / (steepness * steepness) / static_cast<double>(kLastTurn - kFirstTurn + 1);
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
    TimedBeats timed{
        .time_s = whole_beats(beats, x.size()), .likeness = {}, .variance_ms2 = {}, .swell_ms2 = {}};
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
    auto const slope = slope_of(typical);
    timed.swell_ms2 = swell_variance_ms2(wave, timed.time_s);
    for (std::size_t k = 0; k < timed.time_s.size(); ++k) {
        double& time = timed.time_s[k];
        double const rest = variance_from_rest(shape_at(x, time), typical, slope);
        timed.variance_ms2.push_back(kTransitScatter_ms * kTransitScatter_ms +
                                     kRestGain * kSample_ms * kSample_ms * rest);
        time = wave.start_s + time / kTraceRate_hz;
    }
    return timed;
}

} // namespace hrv
