#pragma once

#include "signal/resample.hpp"

#include <span>
#include <vector>

namespace hrv {

/// How still the finger was, second by second.
struct Steadiness {
    double height{0.0}; ///< The usual height of the pulse in levels of the camera.
    double grain{0.0};  ///< Noise from frame to frame at 30 frames a second, in pulse heights.
    std::vector<double>
        drift; ///< What the light between breath and pulse moves in the second, in pulse heights.
    std::vector<double> pulse; ///< Height of the pulse in the second, in parts of its usual height.
};

/// `band` is the trace in the pulse's own band, `period_s` the usual interval of beats.
[[nodiscard]] Steadiness steadiness(Trace const& trace, std::span<double const> band, double period_s);

} // namespace hrv
