#pragma once

#include "hrv/analyze.hpp"
#include "hrv/intervals.hpp"

#include <span>
#include <vector>

namespace hrv {

/// An interval and the moment at which it ended.
struct TimedInterval {
    double time_s;
    double interval_ms;
};

/// Power in the LF and HF bands (Task Force 1996) by Lomb–Scargle (Scargle 1982, 10.1086/160554), which takes
/// the intervals where they are: no resampling, no bridging of gaps. The density at f is T (a^2 + b^2) / 2
/// for the sine a cos + b sin that fits best, so that the integral over all frequencies is the variance.
/// Breathing is given where one peak clearly holds the power, below 0.5 Hz.
/// Precondition: at least eight intervals that span some seconds.
[[nodiscard]] Spectrum interval_spectrum(std::span<TimedInterval const> intervals);

} // namespace hrv
