#pragma once

#include "core/base/clock.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace evenkeel {

/// A day on the calendar of the member.
using Day = std::chrono::local_days;

/// Whether the time-zone database knows this IANA name.
[[nodiscard]] bool is_time_zone(std::string_view name);

/// The calendar day of a moment where the member lives. An unknown zone counts as UTC.
[[nodiscard]] std::chrono::local_days local_day(Instant instant, std::string_view time_zone);

/// The first moment of a local day. Where a change of the clock skips midnight, the first moment that exists.
[[nodiscard]] Instant start_of_day(std::chrono::local_days day, std::string_view time_zone);

/// How many minutes of the local day the clock on the wall shows: 0 to 1439. On the day on which clocks
/// change, this is not the time since midnight.
[[nodiscard]] int minute_of_day(Instant instant, std::string_view time_zone);

/// When the clock on the wall shows this minute of the day. A minute that a change of the clock skips is the
/// first moment after the gap; of one that comes twice it is the first.
[[nodiscard]] Instant moment_at(std::chrono::local_days day, int minute, std::string_view time_zone);

/// The same day of the month and time of day, so many calendar months later where the member lives. A month
/// too short for the day ends on its last: 30 November and 3 months is 28 or 29 February.
[[nodiscard]] Instant months_later(Instant from, int months, std::string_view time_zone);

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
