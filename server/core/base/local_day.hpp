#pragma once

#include "core/base/clock.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace evenkeel {

/// Whether the time-zone database knows this IANA name.
[[nodiscard]] bool is_time_zone(std::string_view name);

/// The calendar day of a moment where the member lives. An unknown zone counts as UTC.
[[nodiscard]] std::chrono::local_days local_day(Instant instant, std::string_view time_zone);

/// The first moment of a local day. Where a change of the clock skips midnight, the first moment that exists.
[[nodiscard]] Instant start_of_day(std::chrono::local_days day, std::string_view time_zone);

/// "2026-11-21"
[[nodiscard]] std::string day_text(std::chrono::local_days day);

/// The day that `day_text` printed. Nothing for another text or a day that no calendar has.
[[nodiscard]] std::optional<std::chrono::local_days> day_of_text(std::string_view text);

/// A stretch of a member's calendar days as text, both ends included. Text sorts as the days do.
struct DayRange {
    std::string first;
    std::string last;
};

/// Every day there is.
[[nodiscard]] DayRange all_days();

} // namespace evenkeel
