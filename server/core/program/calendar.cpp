#include "core/program/calendar.hpp"

#include "core/base/holds.hpp"

namespace evenkeel::program {

Position position_of_day(int day_number) {
    auto const passed = day_number - 1;
    return {.day_number = day_number,
            .week = passed / kDaysInWeek + 1,
            .day = passed % kDaysInWeek + 1,
            .practised_today = false,
            .finished = false};
}

Position position(Run const& run, Day today) {
    auto const practised_today = holds(run.practised, today);
    auto const all = static_cast<int>(run.practised.size());
    auto const passed = all - (practised_today ? 1 : 0);
    auto place = position_of_day(std::min(passed, kProgramDays - 1) + 1);
    place.practised_today = practised_today;
    place.finished = all >= kProgramDays;
    return place;
}

bool is_paused(std::vector<Pause> const& pauses, Day day) {
    return std::ranges::any_of(pauses, [day](Pause const& pause) {
        return pause.began <= day && (!pause.ended || day < *pause.ended);
    });
}

} // namespace evenkeel::program
