#include "hrv/evaluation/lag.hpp"

#include "hrv/evaluation/even_signal.hpp"
#include "hrv/evaluation/truth.hpp"
#include "signal/filter.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hrv::evaluation {
namespace {

constexpr double kRate_hz = 200;
/// Frames closer than this came in one burst; the first counts.
constexpr double kBurst_s = 0.0015;
/// A colour that moves less is dead.
constexpr double kLeastRange = 1.0;
constexpr std::size_t kFewestFrames = 100;
constexpr double kEnvelope_hz = 0.3;
constexpr double kLeastEnvelope = 0.15;
constexpr double kPulseWidth_s = 0.03;
constexpr double kFarthestLag_s = 6.0;
constexpr double kLagStep_s = 0.005;
/// Beats this near the ends are not looked at.
constexpr double kEdge_s = 0.5;
/// The runner-up stands at least this far from the best lag.
constexpr double kOtherLag_s = 0.3;
constexpr double kAgreement_s = 0.15;
constexpr std::size_t kPadding = 600;

struct Band {
    double low_hz;
    double high_hz;
};

constexpr std::array kBands{Band{0.6, 3.5}, Band{0.6, 6}, Band{0.8, 10}};

struct Look {
    double lag_s;
    double peak_ratio;
};

std::vector<double> rising(std::span<double const> samples) {
    std::vector<double> slope(samples.size(), 0.0);
    for (std::size_t k = 1; k + 1 < samples.size(); ++k) {
        slope[k] = std::max(0.0, (samples[k + 1] - samples[k - 1]) / 2);
    }
    return slope;
}

/// Humps of like height wherever the light rises, smoothed by a bell.
std::vector<double> upslopes(std::span<double const> light, Band const& band) {
    std::array const sections{high_pass(band.low_hz / kRate_hz), low_pass(band.high_hz / kRate_hz)};
    auto slope = rising(filter_both_ways(light, sections, kPadding));
    std::array const slow{low_pass(kEnvelope_hz / kRate_hz)};
    auto const size = filter_both_ways(slope, slow, kPadding);
    double const least = kLeastEnvelope * median(size);
    for (std::size_t k = 0; k < slope.size(); ++k) {
        slope[k] /= std::max(size[k] + 1e-9, least);
    }
    double const highest = quantile(slope, 0.99);
    for (double& value : slope) {
        value = std::min(value, highest);
    }
    return with_bell(slope, kPulseWidth_s * kRate_hz);
}

/// Mean height of the humps at the strap's beats, for every lag.
std::vector<double> fits(EvenSignal const& humps, std::span<double const> beats_ms) {
    std::vector<double> found;
    auto const steps = static_cast<int>(2 * kFarthestLag_s / kLagStep_s);
    for (int step = 0; step < steps; ++step) {
        double const lag_s = -kFarthestLag_s + step * kLagStep_s;
        double sum = 0, count = 0;
        for (double const beat : beats_ms) {
            double const at_s = beat * 1e-3 + lag_s;
            if (at_s > kEdge_s && at_s < humps.end_s() - kEdge_s) {
                sum += humps.at(at_s);
                ++count;
            }
        }
        found.push_back(count > 0 ? sum / count : 0.0);
    }
    return found;
}

Look look(EvenSignal const& humps, std::span<double const> beats_ms) {
    auto const found = fits(humps, beats_ms);
    auto const best = std::ranges::max_element(found) - found.begin();
    auto const apart = static_cast<std::ptrdiff_t>(kOtherLag_s / kLagStep_s);
    double runner_up = 0;
    for (std::ptrdiff_t k = 0; k < std::ssize(found); ++k) {
        runner_up =
            std::abs(k - best) > apart ? std::max(runner_up, found[static_cast<std::size_t>(k)]) : runner_up;
    }
    double const peak = found[static_cast<std::size_t>(best)];
    return {-kFarthestLag_s + static_cast<double>(best) * kLagStep_s, runner_up > 0 ? peak / runner_up : 0.0};
}

bool moves(std::span<double const> values) {
    if (values.size() < kFewestFrames) {
        return false;
    }
    auto const [lowest, highest] = std::ranges::minmax(values);
    return highest - lowest >= kLeastRange;
}

/// The colour turned round, for blood darkens it, without frames that came in one burst.
EvenSignal darkness(Recording const& recording, std::span<double const> values) {
    std::vector<double> time_s, dark;
    for (std::size_t k = 0; k < values.size(); ++k) {
        if (k == 0 || recording.time_ms[k] - recording.time_ms[k - 1] > kBurst_s * 1e3) {
            time_s.push_back(recording.time_ms[k] * 1e-3);
            dark.push_back(-values[k]);
        }
    }
    return interpolate(time_s, dark, kRate_hz);
}

std::vector<Look> all_looks(StrapRecording const& strap) {
    std::vector<Look> looks;
    auto const beats_ms = strap_beats_ms(strap, 0);
    auto const& recording = strap.recording;
    for (auto const* values : {&recording.red, &recording.green, &recording.blue}) {
        if (!moves(*values)) {
            continue;
        }
        auto const dark = darkness(recording, *values);
        for (auto const& band : kBands) {
            EvenSignal const humps{
                .start_s = dark.start_s, .rate_hz = dark.rate_hz, .samples = upslopes(dark.samples, band)};
            looks.push_back(look(humps, beats_ms));
        }
    }
    return looks;
}

} // namespace

Lag find_lag(StrapRecording const& strap) {
    auto const looks = all_looks(strap);
    Lag lag{.lag_s = 0, .spread_ms = 0, .agreeing = 0, .looks = looks.size(), .peak_ratio = 0};
    if (looks.empty()) {
        return lag;
    }
    auto const clearest = *std::ranges::max_element(looks, {}, &Look::peak_ratio);
    std::vector<double> near;
    for (auto const& one : looks) {
        if (std::abs(one.lag_s - clearest.lag_s) < kAgreement_s) {
            near.push_back(one.lag_s);
        }
    }
    auto const [first, last] = std::ranges::minmax(near);
    lag.lag_s = median(near);
    lag.spread_ms = 1e3 * (last - first);
    lag.agreeing = near.size();
    lag.peak_ratio = clearest.peak_ratio;
    return lag;
}

} // namespace hrv::evaluation
