#pragma once

#include <span>
#include <vector>

namespace hrv::evaluation {

/// Samples at an even rate.
struct EvenSignal {
    double start_s{0.0};
    double rate_hz{1.0};
    std::vector<double> samples;

    [[nodiscard]] double end_s() const { return start_s + static_cast<double>(samples.size() - 1) / rate_hz; }

    /// Linear between the samples; the first and the last beyond them. Precondition: not empty.
    [[nodiscard]] double at(double time_s) const;
};

/// Through uneven points by cubic pieces that never overshoot (PCHIP; Fritsch & Butland 1984,
/// 10.1137/0905021). Precondition: at least three points, times strictly increasing.
[[nodiscard]] EvenSignal interpolate(std::span<double const> time_s, std::span<double const> values,
                                     double rate_hz);

/// Smoothed by a Gaussian of this standard deviation in samples, cut at four deviations.
[[nodiscard]] std::vector<double> with_bell(std::span<double const> samples, double deviation);

} // namespace hrv::evaluation
