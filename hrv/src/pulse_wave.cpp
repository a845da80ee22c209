#include "pulse_wave.hpp"

#include "filter.hpp"
#include "statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hrv {
namespace {

constexpr double kTrackLow_hz = 0.6;
constexpr double kTrackHigh_hz = 4.0;
constexpr double kShapeLow_hz = 0.5;
/// The local size of the pulse is taken over about this time: a few beats.
constexpr double kEnvelope_s = 2.5;
/// A silent stretch is not blown up to full size: its size counts as at least this share of the usual one.
constexpr double kSmallestEnvelope = 0.2;
/// The mean over a beat of a hump of height 1, so that humps end up near 1.
constexpr double kHumpHeight = 1.6;
constexpr double kSpikeDeviations = 8.0;
constexpr auto kPadding = static_cast<std::size_t>(3 * kTraceRate_hz);

constexpr double kShortestBeat_s = 0.3;
constexpr double kLongestBeat_s = 2.0;
/// A shorter lag wins over the best one when it repeats at least this well: twice the interval always repeats
/// too.
constexpr double kHalfRateGuard = 0.7;
/// The upslope ends at 4 Hz, so every fourth sample still tells all for the autocorrelation.
constexpr std::size_t kThinning = 4;

/// Jolts are far higher than a beat's hump of about 1 and would decide the skewness alone.
constexpr double kSkewnessClip = 1.5;

double median_of_five(std::span<double const> values, std::size_t k) {
    std::array<double, 5> near{};
    auto const last = static_cast<std::ptrdiff_t>(values.size()) - 1;
    for (std::ptrdiff_t j = -2; j <= 2; ++j) {
        auto const at = std::clamp(static_cast<std::ptrdiff_t>(k) + j, std::ptrdiff_t{0}, last);
        near[static_cast<std::size_t>(j + 2)] = values[static_cast<std::size_t>(at)];
    }
    std::ranges::sort(near);
    return near[2];
}

std::vector<double> band(std::span<double const> samples, double low_hz, double high_hz) {
    std::array const sections{high_pass(low_hz / kTraceRate_hz), low_pass(high_hz / kTraceRate_hz)};
    return filter_both_ways(samples, sections, kPadding);
}

std::vector<double> slope(std::span<double const> x) {
    std::vector<double> d(x.size(), 0.0);
    for (std::size_t k = 1; k + 1 < x.size(); ++k) {
        d[k] = (x[k + 1] - x[k - 1]) / 2;
    }
    return d;
}

/// Root of the mean square over the last and next beats. It changes slowly, so it is worked out for every
/// fourth sample and read off between them.
std::vector<double> local_size(std::span<double const> x) {
    std::vector<double> squares(x.size() / kThinning + 1);
    for (std::size_t k = 0; k < x.size(); ++k) {
        squares[k / kThinning] += x[k] * x[k] / static_cast<double>(kThinning);
    }
    double const rate_hz = kTraceRate_hz / static_cast<double>(kThinning);
    std::array const smoother{low_pass(1 / kEnvelope_s / rate_hz)};
    auto size = filter_both_ways(squares, smoother, kPadding / kThinning);
    for (double& value : size) {
        value = std::sqrt(std::max(value, 1e-24));
    }
    double const smallest = kSmallestEnvelope * median(size);
    std::vector<double> local(x.size());
    for (std::size_t k = 0; k < x.size(); ++k) {
        auto const at = k / kThinning;
        auto const part = static_cast<double>(k % kThinning) / static_cast<double>(kThinning);
        local[k] = std::max(std::lerp(size[at], size[std::min(at + 1, size.size() - 1)], part), smallest);
    }
    return local;
}

/// Four sums side by side: the order is fixed, so that every machine rounds alike.
double autocorrelation(std::span<double const> x, std::size_t lag) {
    std::array<double, 4> sums{};
    std::size_t k = lag;
    for (; k + 4 <= x.size(); k += 4) {
        for (std::size_t lane = 0; lane < 4; ++lane) {
            sums[lane] += x[k + lane] * x[k + lane - lag];
        }
    }
    for (; k < x.size(); ++k) {
        sums[0] += x[k] * x[k - lag];
    }
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

} // namespace

std::vector<double> without_spikes(std::span<double const> values) {
    std::vector<double> smooth(values.size());
    std::vector<double> rest(values.size());
    for (std::size_t k = 0; k < values.size(); ++k) {
        smooth[k] = median_of_five(values, k);
        rest[k] = std::abs(values[k] - smooth[k]);
    }
    double const limit = kSpikeDeviations * 1.4826 * median(rest) + 1e-9;
    for (std::size_t k = 0; k < values.size(); ++k) {
        smooth[k] = rest[k] > limit ? smooth[k] : values[k];
    }
    return smooth;
}

PulseWave pulse_wave(Trace const& trace, double shape_band_hz) {
    auto pulse = band(trace.samples, kTrackLow_hz, kTrackHigh_hz);
    auto upslope = slope(pulse);
    auto const size = local_size(upslope);
    for (std::size_t k = 0; k < upslope.size(); ++k) {
        upslope[k] /= kHumpHeight * size[k];
    }
    auto const period = find_period(upslope);
    auto steady = steadiness(trace, pulse, period.seconds);
    return {.start_s = trace.start_s,
            .pulse = std::move(pulse),
            .upslope = std::move(upslope),
            .shape = slope(band(trace.samples, kShapeLow_hz, shape_band_hz)),
            .period = period,
            .steadiness = std::move(steady)};
}

Period find_period(std::span<double const> upslope) {
    std::vector<double> thin;
    for (std::size_t k = 0; k < upslope.size(); k += kThinning) {
        thin.push_back(upslope[k]);
    }
    double const rate_hz = kTraceRate_hz / static_cast<double>(kThinning);
    auto const shortest = static_cast<std::size_t>(kShortestBeat_s * rate_hz);
    auto const longest = std::min(static_cast<std::size_t>(kLongestBeat_s * rate_hz) + 1, thin.size() - 1);
    double const power = autocorrelation(thin, 0);
    std::vector<double> repeat(longest + 2, 0.0);
    for (std::size_t lag = shortest - 1; lag <= longest && power > 0; ++lag) {
        repeat[lag] = autocorrelation(thin, lag) / power;
    }
    double best = 0;
    for (std::size_t lag = shortest; lag < longest; ++lag) {
        best = std::max(best,
                        repeat[lag] > repeat[lag - 1] && repeat[lag] >= repeat[lag + 1] ? repeat[lag] : 0.0);
    }
    for (std::size_t lag = shortest; lag < longest; ++lag) {
        bool const peak = repeat[lag] > repeat[lag - 1] && repeat[lag] >= repeat[lag + 1];
        if (peak && best > 0 && repeat[lag] >= kHalfRateGuard * best) {
            return {static_cast<double>(lag) / rate_hz, repeat[lag]};
        }
    }
    return {};
}

double skewness(std::span<double const> slope) {
    double squares = 0, cubes = 0;
    for (double const unclipped : slope) {
        double const value = std::clamp(unclipped, -kSkewnessClip, kSkewnessClip);
        squares += value * value;
        cubes += value * value * value;
    }
    auto const n = static_cast<double>(slope.size());
    return squares > 0 ? cubes / n / std::pow(squares / n, 1.5) : 0.0;
}

} // namespace hrv
