#include "quality/steadiness.hpp"

#include "signal/filter.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <array>

namespace hrv {
namespace {

/// Slower than the heart, faster than a resting breath: what moves the light here is the hand.
constexpr double kMotionLow_hz = 0.35;
constexpr double kMotionHigh_hz = 0.8;
constexpr double kBelowPulse = 0.65;
/// The light of motion needs ten values a second.
constexpr std::size_t kThinning = 5;
constexpr double kThinRate_hz = kTraceRate_hz / static_cast<double>(kThinning);
constexpr auto kPadding = static_cast<std::size_t>(3 * kThinRate_hz);
/// Motion makes the pulse's band swell, so its usual height is taken from the quiet quarter of the seconds.
constexpr double kQuietQuarter = 0.25;

std::vector<double> light_of_motion(std::span<double const> samples, double period_s) {
    std::vector<double> thin;
    for (std::size_t k = 0; k + kThinning <= samples.size(); k += kThinning) {
        thin.push_back(mean(samples.subspan(k, kThinning)));
    }
    double const high_hz = std::min(kMotionHigh_hz, kBelowPulse / std::max(period_s, 0.1));
    std::array const sections{high_pass(kMotionLow_hz / kThinRate_hz), low_pass(high_hz / kThinRate_hz)};
    return filter_both_ways(thin, sections, kPadding);
}

/// Highest less lowest value within each whole second.
std::vector<double> range_by_second(std::span<double const> samples, double rate_hz) {
    auto const length = static_cast<std::size_t>(rate_hz);
    std::vector<double> ranges;
    for (std::size_t k = 0; k + length <= samples.size(); k += length) {
        auto const [lowest, highest] = std::ranges::minmax(samples.subspan(k, length));
        ranges.push_back(highest - lowest);
    }
    return ranges;
}

} // namespace

Steadiness steadiness(Trace const& trace, std::span<double const> band, double period_s) {
    Steadiness found{.height = 0,
                     .grain = 0,
                     .drift = range_by_second(light_of_motion(trace.samples, period_s), kThinRate_hz),
                     .pulse = range_by_second(band, kTraceRate_hz)};
    double const usual = std::max(quantile(found.pulse, kQuietQuarter), 1e-9);
    found.height = usual;
    for (auto* values : {&found.drift, &found.pulse}) {
        for (double& value : *values) {
            value /= usual;
        }
    }
    return found;
}

} // namespace hrv
