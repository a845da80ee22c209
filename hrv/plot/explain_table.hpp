#pragma once

#include "hrv/explain.hpp"

#include <string>

namespace hrv::plot {

/// The figures of each step of the chain as a table for a terminal.
[[nodiscard]] std::string explain_table(Explained const& explained);

} // namespace hrv::plot
