#include "core/program/todays_program.hpp"

namespace evenkeel::program {

SafeExercise ReadProgramDay::safe_one(exercise::Shelf const& shelf, ExerciseId const& id,
                                      exercise::PlanPart part, Reader const& reader) const {
    auto const* const named = exercise::find(shelf.library, id);
    if (named != nullptr && exercise::is_safe(*named, read_caution_(shelf, reader.member)))
        return {.exercise = named, .is_instead = false};
    auto const from = reader.state.value_or(state::StateName::sympathetic);
    auto const to = state::recommended_target(from, state::StateName::parasympathetic);
    auto const instead =
        suggest_(shelf,
                 {.from = exercise::middle_of(from),
                  .to = exercise::middle_of(to.value()),
                  .minutes = {},
                  .positions = {},
                  .surroundings = {}},
                 {.member = reader.member, .today = reader.today, .plan_part = part, .passed_over = {}});
    return {.exercise = instead ? instead->choice.exercise : nullptr, .is_instead = true};
}

MemberDay ReadProgramDay::operator()(exercise::Shelf const& shelf, DayText const& day,
                                     Reader const& reader) const {
    auto exercises = day.exercises;
    if (reader.state)
        if (auto const found = day.for_states.find(*reader.state); found != day.for_states.end())
            exercises = found->second;
    return {.exercise = safe_one(shelf, exercises.exercise, exercise::PlanPart::exercise, reader),
            .stillness = safe_one(shelf, exercises.stillness, exercise::PlanPart::stillness, reader)};
}

} // namespace evenkeel::program
