#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace hrv {

/// Indices of the steepest point of each beat in `upslope`: among all humps the chain that is high and evenly
/// paced, found by dynamic programming (Ellis 2007, 10.1080/09298210701653344) around `period_s`.
[[nodiscard]] std::vector<std::size_t> track_beats(std::span<double const> upslope, double period_s);

} // namespace hrv
