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
/// for the sine a cos + b sin that fits best and T the length of all intervals together, so that the integral
/// over all frequencies is the variance. Breathing is given where one peak clearly holds the power, below 0.5
/// Hz. Precondition: at least eight intervals that span some seconds.
[[nodiscard]] Spectrum interval_spectrum(std::span<TimedInterval const> intervals);

/// How far one slow wave rules the heart rate, 0 to 1: the share of the power between 0.04 and 0.5 Hz that
/// lies around its highest peak below 0.26 Hz (in the manner of McCraty et al. 2009, Integral Review 5:2).
/// For biofeedback, not for a score.
[[nodiscard]] double coherence(std::span<TimedInterval const> intervals);

} // namespace hrv
