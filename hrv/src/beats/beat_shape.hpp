#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace hrv {

/// The stretch around the steepest point of a beat that is compared, in samples: the upslope and the
/// beginning of the fall.
inline constexpr int kShapeBefore = 8;
inline constexpr int kShapeAfter = 12;
inline constexpr auto kShapeLength = static_cast<std::size_t>(kShapeBefore + kShapeAfter + 1);

/// One beat as it looks: mean 0, length (root of the sum of squares) 1.
using Shape = std::array<double, kShapeLength>;

/// Four sums side by side, so that the processor need not wait for one addition before the next.
inline double dot(double const* a, Shape const& b) {
    double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
    for (std::size_t k = 0; k + 4 <= kShapeLength; k += 4) {
        s0 += a[k] * b[k];
        s1 += a[k + 1] * b[k + 1];
        s2 += a[k + 2] * b[k + 2];
        s3 += a[k + 3] * b[k + 3];
    }
    for (std::size_t k = kShapeLength / 4 * 4; k < kShapeLength; ++k) {
        s0 += a[k] * b[k];
    }
    return (s0 + s1) + (s2 + s3);
}

inline double dot(Shape const& a, Shape const& b) {
    return dot(a.data(), b);
}

/// Reads `out.size()` samples from the position `at` on, between samples by cubic (Lagrange) interpolation.
/// Precondition: one sample before and two after are there.
void read_between(std::span<double const> x, double at, std::span<double> out);

/// The beat whose steepest point is at the sample position `at`.
[[nodiscard]] Shape shape_at(std::span<double const> x, double at);

/// Mean of the beats that are like `guess`; without a guess, like the middle beat (median of each sample).
[[nodiscard]] Shape typical_shape(std::span<Shape const> shapes, Shape const* guess);

/// Change from sample to sample.
[[nodiscard]] Shape slope_of(Shape const& shape);

} // namespace hrv
