#pragma once

#include "core/reading/hrv_task.hpp"

#include <span>
#include <string_view>
#include <variant>

namespace evenkeel::reading {

using Verdict = std::variant<Measurement, Rejection>;

/// Lets the engine read a recording (CSV text `time_ms,red,green,blue`) and says what came of it in the words
/// of this area. Text that is no recording is a rejection with the reason "unreadable" that names line and
/// column.
[[nodiscard]] Verdict measure(std::string_view recording_csv);

/// The same from the times between beats of a chest strap, in milliseconds.
[[nodiscard]] Verdict measure_intervals(std::span<double const> intervals_ms);

} // namespace evenkeel::reading
