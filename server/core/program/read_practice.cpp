#include "core/program/read_practice.hpp"

namespace evenkeel::program {

ReadPractice::Begun ReadPractice::begin(Day today, std::vector<Pause> pauses) {
    auto const first_day = first_day_of_rhythm(today, pauses);
    return {.today = today, .first_day = first_day, .pauses = std::move(pauses)};
}

ReadPractice::Kept ReadPractice::read(MemberId const& member, Day first_day, OneMoment const& moment) const {
    Kept kept;
    moment.side_by_side({[&] { kept.run = programs_.present(member); },
                         [&] { kept.rest = log_.rest(member, first_day); },
                         [&] { kept.marks = log_.marks_since(member, first_day); }});
    return kept;
}

PracticeNow ReadPractice::finish(Begun const& begun, Kept const& kept, OtherPractice const& other) {
    PracticeNow now{.run = kept.run,
                    .position = position(kept.run, begun.today),
                    .rhythm = {},
                    .rest = kept.rest,
                    .done_today = {}};
    RhythmFacts facts{
        .today = begun.today, .practised = other.days, .pauses = begun.pauses, .rest = kept.rest};
    for (auto const& mark : kept.marks) {
        facts.practised.insert(mark.day);
        if (mark.day == begun.today)
            now.done_today.insert(mark.item);
    }
    now.rhythm = rhythm(facts);
    return now;
}

} // namespace evenkeel::program
