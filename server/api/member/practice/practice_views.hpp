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
    std::string date;
    std::string kind; ///< practised, rest or open
};
BOOST_DESCRIBE_STRUCT(RhythmDayView, (), (date, kind))

/// The practice of the last 28 days, day by day.
struct RhythmView {
    int days_practised{0};
    int of_days{program::kRhythmDays};
    int rest_days{0};
    bool paused{false};
    std::vector<RhythmDayView> days; ///< The newest first; those of a pause are left out.
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
