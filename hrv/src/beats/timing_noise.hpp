#pragma once

#include "beats/beat_shape.hpp"

#include <span>
#include <vector>

namespace hrv {

/// Variance of the time of each beat, in samples squared, from what the typical beat leaves over of it.
///
/// To first order a noise n with the covariance C moves the best fit by <n, s> / <s, s>, s being the slope of
/// the typical beat, so that variance is s'Cs / (s's)^2. The rest shows n only without its parts along
/// the mean, the typical beat and its slope, because the fit has taken those out. What they held follows from
/// the noise's colour: it is taken as a mixture of noise that is white from frame to frame and of light that
/// drifts, both as they come through the band of `band_hz` and the slope; the share of each follows from how
/// alike neighbouring samples of the rests are. Rests of neighbouring beats are compared, so that a shape
/// that changes with breath or pressure over several beats is not taken for noise.
[[nodiscard]] std::vector<double> timing_variance(std::span<Shape const> shapes, Shape const& typical,
                                                  double band_low_hz, double band_hz);

} // namespace hrv
