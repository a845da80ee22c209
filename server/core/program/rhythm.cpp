#include "core/program/rhythm.hpp"

#include "core/base/holds.hpp"

namespace evenkeel::program {
namespace {

constexpr int kFarthestBack = 3660; // days: ten years of pause are enough

RhythmDay day_of(Day day, RhythmFacts const& facts) {
    if (facts.practised.contains(day))
        return {day, DayKind::practised};
    return {day, is_rest_day(facts.rest, day) ? DayKind::rest : DayKind::open};
}

} // namespace

bool is_rest_day(Rest const& rest, Day day) {
    return holds(rest.days, day) || holds(rest.weekdays, std::chrono::weekday{day}.c_encoding());
}

Day first_day_of_rhythm(Day today, std::vector<Pause> const& pauses) {
    auto day = today;
    for (int counted = is_paused(pauses, day) ? 0 : 1; counted < kRhythmDays;) {
        day -= std::chrono::days{1};
        if ((today - day).count() >= kFarthestBack)
            return day;
        counted += is_paused(pauses, day) ? 0 : 1;
    }
    return day;
}

Rhythm rhythm(RhythmFacts const& facts) {
    Rhythm found{
        .days = {}, .days_practised = 0, .rest_days = 0, .paused = is_paused(facts.pauses, facts.today)};
    for (auto day = facts.today; found.days.size() < kRhythmDays; day -= std::chrono::days{1}) {
        auto const is_far = (facts.today - day).count() >= kFarthestBack;
        if (is_paused(facts.pauses, day) && !facts.practised.contains(day) && !is_far)
            continue;
        auto const& added = found.days.emplace_back(day_of(day, facts));
        found.days_practised += added.kind == DayKind::practised ? 1 : 0;
        found.rest_days += added.kind == DayKind::rest ? 1 : 0;
    }
    return found;
}

} // namespace evenkeel::program
