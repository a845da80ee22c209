#include "beats/beat_height.hpp"

#include "signal/sorted_neighbours.hpp"

#include <algorithm>
#include <cmath>

namespace hrv {
namespace {

/// Resting pulses change their height by this much with breath (natural logarithm).
constexpr double kUsualSwell = 0.35;
/// Error in time for each further e-fold of height. Beats at rest against a chest strap and synthetic jolts
/// and syllables with exact truth: 10 to 25 ms at 1.5 times the usual height, 30 to 60 ms at 2.5 times.
constexpr double kErrorPerSwell_ms = 90.0;
/// The usual height is the median of this many beats on each side, for pressure and warmth change it slowly.
constexpr std::size_t kNeighbours = 7;
/// The part of a beat before its steepest point, in periods.
constexpr double kBefore = 0.4;

std::vector<double> heights(PulseWave const& wave, std::span<double const> beats) {
    double const period = wave.period.seconds * kTraceRate_hz;
    auto const last = static_cast<double>(wave.pulse.size());
    std::vector<double> found;
    found.reserve(beats.size());
    for (double const beat : beats) {
        auto const from = static_cast<std::size_t>(std::clamp(beat - kBefore * period, 0.0, last - 1));
        auto const to = static_cast<std::size_t>(std::clamp(beat + (1 - kBefore) * period, 1.0, last));
        auto const [lowest, highest] = std::ranges::minmax(std::span{wave.pulse}.subspan(from, to - from));
        found.push_back(highest - lowest);
    }
    return found;
}

} // namespace

std::vector<double> swell_variance_ms2(PulseWave const& wave, std::span<double const> beats) {
    auto const height = heights(wave, beats);
    std::vector<double> variance(beats.size(), 0.0);
    SortedNeighbours near{height, kNeighbours};
    for (std::size_t k = 0; k < height.size(); ++k) {
        near.move_to(k);
        double const usual = near.quantile(0.5);
        double const swell = std::abs(std::log(std::max(height[k], 1e-12) / std::max(usual, 1e-12)));
        double const error_ms = kErrorPerSwell_ms * std::max(0.0, swell - kUsualSwell);
        variance[k] = error_ms * error_ms;
    }
    return variance;
}

} // namespace hrv
