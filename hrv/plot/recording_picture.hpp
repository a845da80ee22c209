#pragma once

#include "hrv/explain.hpp"

#include <string>
#include <string_view>

namespace hrv::plot {

/// One recording on one page as SVG: the numbers (or why there are none), the pulse with its beats, the
/// quality of each second with its reason, and the intervals with their gaps.
[[nodiscard]] std::string recording_svg(Explained const& explained, std::string_view title);

} // namespace hrv::plot
