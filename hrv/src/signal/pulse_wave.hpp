#pragma once

#include "quality/steadiness.hpp"
#include "signal/resample.hpp"

#include <span>
#include <vector>

namespace hrv {

/// Replaces single frames that stand far off their neighbours (torn frames, exposure steps) by the local
/// median.
[[nodiscard]] std::vector<double> without_spikes(std::span<double const> values);

/// The typical beat interval by autocorrelation of the upslope, between 0.3 and 2 s; and how well it repeats,
/// 0 to 1.
struct Period {
    double seconds{0.0};
    double strength{0.0};
};

/// Two views of one channel, both turned so that blood filling the finger goes up.
struct PulseWave {
    double start_s{0.0};
    std::vector<double> pulse; ///< The 0.6–4 Hz band itself.
    std::vector<double>
        upslope; ///< Slope of the 0.6–4 Hz band over its local size: one hump of height ~1 a beat.
    std::vector<double> shape; ///< Slope of the 0.5–8 Hz band (5 Hz with a callback clock), for timing.
    Period period;
    Steadiness steadiness;
};

[[nodiscard]] PulseWave pulse_wave(Trace const& trace, double shape_band_hz);

/// By autocorrelation of the upslope, between 0.3 and 2 s.
[[nodiscard]] Period find_period(std::span<double const> upslope);

/// Third standardised moment of the clipped values. A pulse fills the finger fast and leaves it slowly, so
/// its slope is skewed to the right; lamps, and noise, rise as they fall.
[[nodiscard]] double skewness(std::span<double const> slope);

} // namespace hrv
