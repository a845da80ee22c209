#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace hrv {

/// Frames [first, last) during which the camera kept one rate.
struct SteadyStretch {
    std::size_t first{0};
    std::size_t last{0};
    double period_s{0.0};
};

/// The camera's own frame period, found under the jitter of the stamps by the periodogram of their moments:
/// |mean exp(2 pi i t_k / p)| is 1 for frames on a grid of period p and near 0 for any other p. A camera
/// slows down when the light fades, so the recording is cut where the period changes. Empty when no period
/// stands out.
[[nodiscard]] std::vector<SteadyStretch> steady_stretches(std::span<double const> time_s);

} // namespace hrv
