#pragma once

#include <array>
#include <span>
#include <vector>

namespace hrv {

/// y_n = b0 x_n + b1 x_{n-1} + b2 x_{n-2} - a1 y_{n-1} - a2 y_{n-2}
struct Biquad {
    double b0, b1, b2, a1, a2;
};

/// Second-order Butterworth sections by the bilinear transform (Bristow-Johnson, Audio EQ Cookbook, Q =
/// 1/sqrt 2). Cut-off in cycles per sample, between 0 and 0.5.
[[nodiscard]] Biquad low_pass(double cutoff);
[[nodiscard]] Biquad high_pass(double cutoff);

/// Runs the sections forwards and backwards, so that nothing moves in time (the gain is squared: half at a
/// cut-off). The ends are continued by odd reflection over `padding` samples, which keeps them from ringing.
[[nodiscard]] std::vector<double> filter_both_ways(std::span<double const> samples,
                                                   std::span<Biquad const> sections, std::size_t padding);

/// The same for two bands of one signal at once, in half the time: each waits for its own feedback.
[[nodiscard]] std::array<std::vector<double>, 2> filter_two_bands(std::span<double const> samples,
                                                                  std::span<Biquad const, 2> first_band,
                                                                  std::span<Biquad const, 2> second_band,
                                                                  std::size_t padding);

} // namespace hrv
