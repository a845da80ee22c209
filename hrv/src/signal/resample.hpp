#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace hrv {

/// All signals after this step are evenly spaced at this rate. What is kept of a pulse wave ends at 8 Hz, so
/// 50 Hz is three times what the shape needs, and an interpolated maximum is exact to well below a
/// millisecond.
inline constexpr double kTraceRate_hz = 50.0;

/// An evenly spaced signal: sample k stands at `start_s + k / kTraceRate_hz`.
struct Trace {
    double start_s{0.0};
    std::vector<double> samples;
};

/// Natural cubic spline (de Boor 1978) through values at the same moments, read off at kTraceRate_hz. What
/// depends on the moments alone is worked out once for all colours.
class Resampler {
public:
    /// Precondition: at least three moments with strictly increasing times.
    explicit Resampler(std::span<double const> time_s);

    [[nodiscard]] Trace operator()(std::span<double const> values) const;

private:
    /// From one moment to the next.
    struct Piece {
        double from_s; ///< After the first moment.
        double width;
        double per_width;
        double upper; ///< Of the tridiagonal system of second derivatives, after elimination (Thomas).
        double per_pivot;
        std::size_t end; ///< Behind the last sample of the piece.
    };

    [[nodiscard]] std::vector<double> second_derivatives(std::span<double const> values) const;

    double start_s_;
    std::vector<Piece> pieces_;
};

} // namespace hrv
