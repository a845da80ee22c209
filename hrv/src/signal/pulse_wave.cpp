#include "signal/pulse_wave.hpp"

#include "signal/filter.hpp"
#include "signal/statistics.hpp"

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
constexpr std::size_t kThinning = 2;

/// Jolts are far higher than a beat's hump of about 1 and would decide the skewness alone.
constexpr double kSkewnessClip = 1.5;

double median_of_three(double a, double b, double c) {
    return std::max(std::min(a, b), std::min(std::max(a, b), c));
}

/// Without a branch, for it is asked of every frame.
double median_of_five(double a, double b, double c, double d, double e) {
    double const low = std::max(std::min(a, b), std::min(c, d));
    double const high = std::min(std::max(a, b), std::max(c, d));
    return median_of_three(low, high, e);
}

/// The median of each value and its two neighbours on both sides; the ends stand for what lies beyond them.
std::vector<double> running_median(std::span<double const> values) {
    std::vector<double> framed;
    framed.reserve(values.size() + 4);
    framed.insert(framed.end(), 2, values.front());
    framed.insert(framed.end(), values.begin(), values.end());
    framed.insert(framed.end(), 2, values.back());
    std::vector<double> smooth(values.size());
    for (std::size_t k = 0; k < smooth.size(); ++k) {
        double const* x = &framed[k];
        smooth[k] = median_of_five(x[0], x[1], x[3], x[4], x[2]);
    }
    return smooth;
}

std::array<Biquad, 2> band(double low_hz, double high_hz) {
    return {high_pass(low_hz / kTraceRate_hz), low_pass(high_hz / kTraceRate_hz)};
}

/// Half the difference of the neighbours, which takes the place of each value.
void take_slope(std::vector<double>& x) {
    double before = x.front();
    for (std::size_t k = 1; k + 1 < x.size(); ++k) {
        double const here = x[k];
        x[k] = (x[k + 1] - before) / 2;
        before = here;
    }
    x.front() = x.back() = 0;
}

/// Root of the mean square over the last and next beats, for every `kThinning`th sample: it changes slowly.
std::vector<double> local_size(std::span<double const> x) {
    std::vector<double> squares(x.size() / kThinning + 1);
    for (std::size_t at = 0; at < squares.size(); ++at) {
        for (std::size_t k = at * kThinning; k < std::min((at + 1) * kThinning, x.size()); ++k) {
            squares[at] += x[k] * x[k] / static_cast<double>(kThinning);
        }
    }
    double const rate_hz = kTraceRate_hz / static_cast<double>(kThinning);
    std::array const smoother{low_pass(1 / kEnvelope_s / rate_hz)};
    auto size = filter_both_ways(squares, smoother, kPadding / kThinning);
    for (double& value : size) {
        value = std::sqrt(std::max(value, 1e-24));
    }
    double const smallest = kSmallestEnvelope * median_of_some(size);
    for (double& value : size) {
        value = std::max(value, smallest);
    }
    return size;
}

/// The slope of the pulse over its local size.
std::vector<double> even_humps(std::vector<double> x) {
    take_slope(x);
    auto size = local_size(x);
    size.push_back(size.back());
    for (std::size_t at = 0; at + 1 < size.size(); ++at) {
        double const first = kHumpHeight * size[at];
        double const step = (kHumpHeight * size[at + 1] - first) / static_cast<double>(kThinning);
        std::size_t const from = at * kThinning;
        for (std::size_t k = from; k < std::min(from + kThinning, x.size()); ++k) {
            x[k] /= first + step * static_cast<double>(k - from);
        }
    }
    return x;
}

/// Four sums side by side: the order is fixed, so that every machine rounds alike.
using Lanes = std::array<double, 4>;

void add_products(std::span<double const> x, std::size_t lag, std::size_t at, Lanes& sums) {
    for (std::size_t lane = 0; lane < sums.size(); ++lane) {
        sums[lane] += x[at + lane + lag] * x[at + lane];
    }
}

/// The sum of one lag, of which the products before `at` are in `sums` already.
double complete(std::span<double const> x, std::size_t lag, std::size_t at, Lanes sums) {
    for (; at + sums.size() + lag <= x.size(); at += sums.size()) {
        add_products(x, lag, at, sums);
    }
    for (; at + lag < x.size(); ++at) {
        sums[0] += x[at + lag] * x[at];
    }
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

/// A lag waits for its own last sum, so this many of them are added up at a time.
constexpr std::size_t kLagsTogether = 4;

/// The autocorrelation at `lag` and the lags after it.
std::array<double, kLagsTogether> autocorrelation(std::span<double const> x, std::size_t lag) {
    std::array<Lanes, kLagsTogether> sums{};
    std::size_t const longest = lag + kLagsTogether - 1;
    std::size_t at = 0;
    for (; at + Lanes{}.size() + longest <= x.size(); at += Lanes{}.size()) {
        for (std::size_t k = 0; k < kLagsTogether; ++k) {
            add_products(x, lag + k, at, sums[k]);
        }
    }
    std::array<double, kLagsTogether> found{};
    for (std::size_t k = 0; k < kLagsTogether; ++k) {
        found[k] = complete(x, lag + k, at, sums[k]);
    }
    return found;
}

} // namespace

std::vector<double> without_spikes(std::span<double const> values) {
    auto smooth = running_median(values);
    std::vector<double> rest(values.size());
    for (std::size_t k = 0; k < values.size(); ++k) {
        rest[k] = std::abs(values[k] - smooth[k]);
    }
    double const limit = kSpikeDeviations * 1.4826 * median_of_some(rest) + 1e-9;
    for (std::size_t k = 0; k < values.size(); ++k) {
        smooth[k] = std::abs(values[k] - smooth[k]) > limit ? smooth[k] : values[k];
    }
    return smooth;
}

PulseWave pulse_wave(Trace const& trace, double shape_band_hz) {
    auto const track = band(kTrackLow_hz, kTrackHigh_hz);
    auto const fine = band(kShapeLow_hz, shape_band_hz);
    auto [pulse, shape] = filter_two_bands(trace.samples, track, fine, kPadding);
    take_slope(shape);
    auto upslope = even_humps(pulse);
    auto const period = find_period(upslope);
    auto steady = steadiness(trace, pulse, period.seconds);
    return {.start_s = trace.start_s,
            .pulse = std::move(pulse),
            .upslope = std::move(upslope),
            .shape = std::move(shape),
            .shape_low_hz = kShapeLow_hz,
            .shape_high_hz = shape_band_hz,
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
    double const power = complete(thin, 0, 0, {});
    std::vector<double> repeat(longest + 2, 0.0);
    for (std::size_t lag = shortest - 1; lag <= longest && power > 0; lag += kLagsTogether) {
        auto const found = autocorrelation(thin, lag);
        for (std::size_t k = 0; k < kLagsTogether && lag + k <= longest; ++k) {
            repeat[lag + k] = found[k] / power;
        }
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
