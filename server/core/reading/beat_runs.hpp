#pragma once

#include <string>
#include <vector>

namespace evenkeel::reading {

/// Beat times as the database and archives keep them: "0.000 812.500 | 2400.000 3210.000 ".
[[nodiscard]] std::string beat_runs_text(std::vector<std::vector<double>> const& runs_ms);

} // namespace evenkeel::reading
