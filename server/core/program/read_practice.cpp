#include "core/program/read_practice.hpp"

namespace evenkeel::program {

ReadPractice::Begun ReadPractice::begin(MemberId const& member, Day today) const {
    auto pauses = programs_.pauses(member);
    auto const first_day = first_day_of_rhythm(today, pauses);
    return {.today = today, .first_day = first_day, .pauses = std::move(pauses)};
}

PracticeNow ReadPractice::finish(MemberId const& member, Begun const& begun,
                                 OtherPractice const& other) const {
    PracticeNow now{.run = programs_.present(member),
                    .position = {},
                    .rhythm = {},
                    .rest = log_.rest(member, begun.first_day),
                    .done_today = {}};
    now.position = position(now.run, begun.today);
    RhythmFacts facts{
        .today = begun.today, .practised = other.days, .pauses = begun.pauses, .rest = now.rest};
    for (auto const& mark : log_.marks_since(member, begun.first_day)) {
        facts.practised.insert(mark.day);
        if (mark.day == begun.today)
            now.done_today.insert(mark.item);
    }
    now.rhythm = rhythm(facts);
    return now;
}

} // namespace evenkeel::program
