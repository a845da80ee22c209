#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/clock.hpp"

namespace evenkeel::http {

/// "2026-11-21T08:00:00.000Z": RFC 3339 in UTC with milliseconds, the only form we print.
[[nodiscard]] std::string print_instant(Instant instant);

/// Any RFC 3339 timestamp of the years 0000 to 9999; finer fractions are cut to the millisecond.
[[nodiscard]] std::optional<Instant> parse_instant(std::string_view text);

/// "2026-11-21".
[[nodiscard]] std::string print_date(std::chrono::year_month_day date);
[[nodiscard]] std::optional<std::chrono::year_month_day> parse_date(std::string_view text);

} // namespace evenkeel::http
