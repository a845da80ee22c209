#include "intervals/variability.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace hrv {
namespace {

constexpr int kRounds = 20;
/// However noisy, at least this share of the bare variance is left: a value near zero would be a worse lie.
constexpr double kLeastShare = 0.1;
constexpr double kNormal95 = 1.96;
/// A breath at rest spans about five beats.
constexpr std::size_t kRelatedNeighbours = 5;
/// Measured over claimed variance of the timing noise lies between 0.5 and 2 (docs/accuracy.md).
constexpr double kNoiseDoubt = 0.5;
/// Beyond a factor of seven a range says nothing more.
constexpr double kMostDoubt = 2.0;
/// An interval holds the ways of two pulses, a difference of intervals those of three: 1 + 4 + 1.
constexpr double kIntervalWays = 2.0;
constexpr double kDifferenceWays = 6.0;

/// A value of mean 0 in the heart, the variance of its measurement, and what movement may have added.
struct Uncertain {
    double value_ms;
    double noise_ms2;
    double swell_ms2;
};

double swell(TimedBeats const& beats, std::size_t k) {
    return beats.swell_ms2.empty() ? 0.0 : beats.swell_ms2[k];
}

std::vector<Uncertain> differences(TimedBeats const& beats, std::vector<bool> const& accepted) {
    auto const& t = beats.time_s;
    auto const& v = beats.variance_ms2;
    std::vector<Uncertain> found;
    for (std::size_t k = 1; k + 1 < t.size(); ++k) {
        if (accepted[k - 1] && accepted[k]) {
            found.push_back({(t[k + 1] - 2 * t[k] + t[k - 1]) * 1e3,
                             v[k - 1] + 4 * v[k] + v[k + 1] + kDifferenceWays * beats.way_ms2,
                             swell(beats, k - 1) + 4 * swell(beats, k) + swell(beats, k + 1)});
        }
    }
    return found;
}

double weight(Uncertain const& value, double square) {
    double const spread = square + value.noise_ms2 + value.swell_ms2;
    return 1 / (spread * spread);
}

double mean_square(std::span<Uncertain const> values) {
    double sum = 0;
    for (auto const& value : values) {
        sum += value.value_ms * value.value_ms;
    }
    return sum / static_cast<double>(values.size());
}

/// Mean square of the heart's part by the fixed point of the weighted mean.
double square_without_noise(std::span<Uncertain const> values) {
    double const bare = mean_square(values);
    double square = bare;
    for (int round = 0; round < kRounds && bare > 0; ++round) {
        double sum = 0, weights = 0;
        for (auto const& value : values) {
            double const w = weight(value, square);
            sum += w * (value.value_ms * value.value_ms - value.noise_ms2);
            weights += w;
        }
        square = std::max(sum / weights, kLeastShare * bare);
    }
    return square;
}

/// Returns how far each accepted interval lies from their mean; scaled so that the mean square divides by
/// n - 1. A heart that jumps makes its own pulse swell, and SDNN is about those intervals: they count in
/// full.
std::vector<Uncertain> offsets(TimedBeats const& beats, std::vector<bool> const& accepted) {
    auto const& v = beats.variance_ms2;
    std::vector<Uncertain> found;
    double sum = 0;
    for (std::size_t k = 0; k < accepted.size(); ++k) {
        if (accepted[k]) {
            found.push_back({(beats.time_s[k + 1] - beats.time_s[k]) * 1e3,
                             v[k] + v[k + 1] + kIntervalWays * beats.way_ms2, 0});
            sum += found.back().value_ms;
        }
    }
    auto const n = static_cast<double>(found.size());
    for (auto& offset : found) {
        offset.value_ms = (offset.value_ms - sum / n) * std::sqrt(n / (n - 1));
    }
    return found;
}

/// Standard deviation of a weighted mean square. The squares of neighbours resemble each other, because
/// breathing swells and fades, so their covariances count as well (Newey & West 1987, 10.2307/1913610). The
/// noise that was taken out is itself known to a part only.
double deviation_of_square(std::span<Uncertain const> values, double square) {
    std::vector<double> influence(values.size());
    double weights = 0, noise = 0;
    for (std::size_t k = 0; k < values.size(); ++k) {
        double const w = weight(values[k], std::max(square, 1.0));
        influence[k] = w * (values[k].value_ms * values[k].value_ms - values[k].noise_ms2 - square);
        weights += w;
        noise += w * values[k].noise_ms2;
    }
    double variance = 0;
    for (std::size_t lag = 0; lag <= kRelatedNeighbours && lag < values.size(); ++lag) {
        double const fading = 1 - static_cast<double>(lag) / static_cast<double>(kRelatedNeighbours + 1);
        double product = 0;
        for (std::size_t k = lag; k < values.size(); ++k) {
            product += influence[k] * influence[k - lag];
        }
        variance += (lag == 0 ? 1 : 2 * fading) * product;
    }
    double const unknown_noise = kNoiseDoubt * noise;
    return std::sqrt(std::max(variance, 0.0) + unknown_noise * unknown_noise) / weights;
}

/// 95 % limits of the root of a mean square. Its logarithm is nearer to a normal distribution than itself.
Range range(double square, double deviation) {
    double const value = std::sqrt(square);
    double const factor =
        square > 0 ? std::exp(kNormal95 * std::min(deviation / square, kMostDoubt) / 2) : 1.0;
    return {Milliseconds{value / factor}, Milliseconds{value * factor}};
}

} // namespace

Variability variability(TimedBeats const& beats, std::vector<bool> const& accepted,
                        std::vector<bool> const& normal) {
    auto const all = differences(beats, accepted);
    double const square = square_without_noise(all);
    double const deviation = deviation_of_square(all, square);
    auto const intervals = offsets(beats, normal);
    double const spread = square_without_noise(intervals);
    double weights = 0, above = 0, seen = 0, noise = 0;
    for (auto const& value : all) {
        double const w = weight(value, std::max(square, 1.0));
        weights += w;
        above += std::abs(value.value_ms) > 50 ? w : 0.0;
        seen += w * value.value_ms * value.value_ms;
        noise += w * value.noise_ms2;
    }
    return {.rmssd = Milliseconds{std::sqrt(square)},
            .sdnn = Milliseconds{std::sqrt(spread)},
            .pnn50 = Percent{100 * above / weights},
            .certainty = seen > 0 ? std::clamp(1 - noise / seen, 0.0, 1.0) : 0.0,
            .rmssd_range = range(square, deviation),
            .sdnn_range = range(spread, deviation_of_square(intervals, spread))};
}

} // namespace hrv
