#pragma once

#include "core/program/calendar.hpp"

#include <set>

namespace evenkeel::program {

/// The days that the rhythm looks at.
inline constexpr int kRhythmDays = 28;

/// Days on which nobody expects anything: marked ones, and the same weekdays every week.
struct Rest {
    std::vector<unsigned> weekdays; ///< As std::chrono::weekday encodes them: 0 Sunday … 6 Saturday. Sorted.
    std::vector<Day> days;
};

[[nodiscard]] bool is_rest_day(Rest const& rest, Day day);

/// The facts from which the rhythm is worked out.
struct RhythmFacts {
    Day today;
    std::set<Day> practised;
    std::vector<Pause> pauses;
    Rest rest;
};

enum class DayKind : std::uint8_t { practised, rest, open };

struct RhythmDay {
    Day day;
    DayKind kind{DayKind::open};
};

/// Practice of the last 28 days, instead of a streak.
struct Rhythm {
    std::vector<RhythmDay> days; ///< 28, the newest first.
    int days_practised{0};
    int rest_days{0}; ///< Rested on, and not practised.
    bool paused{false};
};

/// How far back the 28 days may reach: days of a pause do not count among them, so that a pause never costs
/// what was there before it.
[[nodiscard]] Day first_day_of_rhythm(Day today, std::vector<Pause> const& pauses);

/// A day of a pause on which something was practised anyway counts like any other; the others are passed
/// over.
[[nodiscard]] Rhythm rhythm(RhythmFacts const& facts);

} // namespace evenkeel::program

namespace evenkeel {

template <>
struct Words<program::DayKind> {
    static constexpr std::array<std::string_view, 3> kNames{"practised", "rest", "open"};
};

} // namespace evenkeel
