#include "intervals/variability.hpp"

#include <algorithm>
#include <cmath>
#include <span>

namespace hrv {
namespace {

constexpr int kRounds = 20;
/// However noisy, at least this share of the bare variance is left: a value near zero would be a worse lie.
constexpr double kLeastShare = 0.1;

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
            found.push_back({(t[k + 1] - 2 * t[k] + t[k - 1]) * 1e3, v[k - 1] + 4 * v[k] + v[k + 1],
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

/// What each accepted interval differs from their mean by; scaled so that the mean square divides by n - 1. A
/// heart that jumps makes its own pulse swell, and those intervals are what SDNN is about: they count in
/// full.
std::vector<Uncertain> offsets(TimedBeats const& beats, std::vector<bool> const& accepted) {
    auto const& v = beats.variance_ms2;
    std::vector<Uncertain> found;
    double sum = 0;
    for (std::size_t k = 0; k < accepted.size(); ++k) {
        if (accepted[k]) {
            found.push_back({(beats.time_s[k + 1] - beats.time_s[k]) * 1e3, v[k] + v[k + 1], 0});
            sum += found.back().value_ms;
        }
    }
    auto const n = static_cast<double>(found.size());
    for (auto& offset : found) {
        offset.value_ms = (offset.value_ms - sum / n) * std::sqrt(n / (n - 1));
    }
    return found;
}

} // namespace

Variability variability(TimedBeats const& beats, std::vector<bool> const& accepted) {
    auto const all = differences(beats, accepted);
    double const square = square_without_noise(all);
    double weights = 0, weights2 = 0, above = 0, seen = 0, noise = 0;
    for (auto const& value : all) {
        double const w = weight(value, std::max(square, 1.0));
        weights += w;
        weights2 += w * w;
        above += std::abs(value.value_ms) > 50 ? w : 0.0;
        seen += w * value.value_ms * value.value_ms;
        noise += w * value.noise_ms2;
    }
    return {.rmssd = Milliseconds{std::sqrt(square)},
            .sdnn = Milliseconds{std::sqrt(square_without_noise(offsets(beats, accepted)))},
            .pnn50 = Percent{100 * above / weights},
            .certainty = seen > 0 ? std::clamp(1 - noise / seen, 0.0, 1.0) : 0.0,
            .differences = weights * weights / weights2};
}

} // namespace hrv
