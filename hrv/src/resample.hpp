#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace hrv {

/// All signals after this step are evenly spaced at this rate. A pulse wave ends near 10 Hz, so 100 Hz is ten
/// times what the shape needs, and an interpolated maximum is exact to well below a millisecond.
inline constexpr double kTraceRate_hz = 100.0;

/// An evenly spaced signal: sample k stands at `start_s + k / kTraceRate_hz`.
struct Trace {
    double start_s{0.0};
    std::vector<double> samples;
};

/// Natural cubic spline through the frames (de Boor 1978), read off at kTraceRate_hz.
/// Precondition: at least three frames with strictly increasing times.
[[nodiscard]] Trace resample(std::span<double const> time_s, std::span<double const> values);

} // namespace hrv
