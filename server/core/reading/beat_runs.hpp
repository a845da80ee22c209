#pragma once

#include <string>
#include <vector>

namespace evenkeel::reading {

/// Beat times as the database and archives keep them: "0.000 812.500 | 2400.000 3210.000 ".
[[nodiscard]] std::string beat_runs_text(std::vector<std::vector<double>> const& runs_ms);

/// The times between neighbouring beats in milliseconds, one list for each run; no interval spans two runs. A
/// run of one beat has none and is left out.
[[nodiscard]] std::vector<std::vector<double>>
intervals_between(std::vector<std::vector<double>> const& runs_ms);

} // namespace evenkeel::reading
