#pragma once

#include "core/exercise/suggest.hpp"
#include "core/program/program_texts.hpp"

namespace evenkeel::program {

/// An exercise of a program day as this member gets it.
struct SafeExercise {
    exercise::Exercise const* exercise{nullptr}; ///< Null: nothing of this part of the day is safe now.
    bool is_instead{false};                      ///< It stands in for one that is not safe for them.
};

/// A day of the six weeks for one member.
struct MemberDay {
    SafeExercise exercise;
    SafeExercise stillness;
};

/// Picks the exercises of a program day: those of the member's state where the day has some, and instead of
/// one that the safety profile rules out the best safe one of the same part of the day.
class ReadProgramDay {
public:
    ReadProgramDay(exercise::Suggest const& suggest, exercise::ReadCaution const& read_caution)
        : suggest_{suggest}, read_caution_{read_caution} {}

    struct Reader {
        MemberId member;
        Day today;
        std::optional<state::StateName> state; ///< Of the newest check-in.
    };

    [[nodiscard]] MemberDay operator()(exercise::Shelf const& shelf, DayText const& day,
                                       Reader const& reader) const;

private:
    [[nodiscard]] SafeExercise safe_one(exercise::Shelf const& shelf, ExerciseId const& id,
                                        exercise::PlanPart part, Reader const& reader) const;

    exercise::Suggest const& suggest_;
    exercise::ReadCaution const& read_caution_;
};

} // namespace evenkeel::program
