#pragma once

#include "core/base/sentence.hpp"
#include "core/portability/found.hpp"
#include "core/portability/member_data.hpp"
#include "core/reading/hrv_task.hpp"

#include <expected>
#include <string_view>

namespace evenkeel::portability {

/// Returns the engine's figures for the intervals, or those of the other program. Unexpected: why there are
/// none, in a sentence.
[[nodiscard]] std::expected<reading::Measurement, Sentence> measured_of(FoundReading const& found,
                                                                        std::string_view source);

[[nodiscard]] std::vector<std::string> task_columns();
[[nodiscard]] Row task_row(std::string const& id, Instant at);
[[nodiscard]] std::vector<std::string> reading_columns();
[[nodiscard]] Row reading_row(std::string const& id, Instant at, reading::Measurement const& measured);

} // namespace evenkeel::portability
