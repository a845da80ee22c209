#include "core/exercise/read_practice_time.hpp"

namespace evenkeel::exercise {

ReadPracticeTime::Read ReadPracticeTime::operator()(MemberId const& member) const {
    auto const known = needs_.members.find(member);
    auto const today = local_day(needs_.clock.now(), known ? known->time_zone : "");
    DayRange const days{.first = day_text(today - std::chrono::days{kPracticeTimeDays - 1}),
                        .last = day_text(today)};
    return {.days = days, .times = needs_.results.times(member, days)};
}

} // namespace evenkeel::exercise
