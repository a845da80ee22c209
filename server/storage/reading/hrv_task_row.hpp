#pragma once

#include "core/reading/hrv_task.hpp"
#include "storage/engine/rows.hpp"

namespace evenkeel::storage {

[[nodiscard]] reading::Upload upload_of(Row const& row);

/// From a row of hrv_tasks joined with its reading, whose columns are null until there is one.
[[nodiscard]] reading::HrvTask task_of(Row const& row);

/// Names of tags with a space between two.
[[nodiscard]] std::string tags_text(std::vector<reading::ContextTag> const& tags);

/// What `tags_text` printed.
[[nodiscard]] std::vector<reading::ContextTag> tags_of(std::string const& text);

/// Beat times in milliseconds to a thousandth, runs separated by "|".
[[nodiscard]] std::vector<std::vector<double>> beat_runs_of(std::string const& text);

} // namespace evenkeel::storage
