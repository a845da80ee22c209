#pragma once

#include "signal/pulse_wave.hpp"

#include <span>
#include <vector>

namespace hrv {

/// Variance that movement may add to the time of each beat, told by its height: a beat that is far higher or
/// lower than the beats around it was lifted or pressed by something else than the heart, and so was its
/// time. `beats` are positions in samples of the wave.
[[nodiscard]] std::vector<double> swell_variance_ms2(PulseWave const& wave, std::span<double const> beats);

} // namespace hrv
