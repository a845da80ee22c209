#pragma once

#include "core/base/local_day.hpp"
#include "core/program/read_practice.hpp"

#include <boost/describe.hpp>
#include <string>
#include <vector>

namespace evenkeel::api {

enum class WeekdayName { sunday, monday, tuesday, wednesday, thursday, friday, saturday };
BOOST_DESCRIBE_ENUM(WeekdayName, sunday, monday, tuesday, wednesday, thursday, friday, saturday)

struct RhythmDayView {
    std::string date; ///< The member's calendar day. {day}
    std::string kind; ///< What became of it. {one of practised, rest, open}
};
BOOST_DESCRIBE_STRUCT(RhythmDayView, (), (date, kind))

/// The practice of the last 28 days, day by day.
struct RhythmView {
    /// On how many of the days something was practised. {0..28}
    int days_practised{0};
    /// How many days the rhythm looks at. {28..28}
    int of_days{program::kRhythmDays};
    /// How many of the others were days of rest. {0..28}
    int rest_days{0};
    /// Whether program and practice rhythm rest.
    bool paused{false};
    /// The days, newest first; those of a pause are left out. {items 0..28}
    std::vector<RhythmDayView> days;
    /// The weekdays that the member rests on. {items 0..6}
    std::vector<WeekdayName> rest_weekdays;
};
BOOST_DESCRIBE_STRUCT(RhythmView, (), (days_practised, of_days, rest_days, paused, days, rest_weekdays))

[[nodiscard]] inline RhythmView view_of_rhythm(program::PracticeNow const& practice) {
    auto const& rhythm = practice.rhythm;
    RhythmView view{.days_practised = rhythm.days_practised,
                    .of_days = program::kRhythmDays,
                    .rest_days = rhythm.rest_days,
                    .paused = rhythm.paused,
                    .days = {},
                    .rest_weekdays = {}};
    for (auto const& day : rhythm.days)
        view.days.push_back({day_text(day.day), std::string{word_of(day.kind)}});
    for (auto const weekday : practice.rest.weekdays)
        view.rest_weekdays.push_back(static_cast<WeekdayName>(weekday));
    return view;
}

} // namespace evenkeel::api
