#pragma once

#include "core/account/members.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/exercise/exercise_results.hpp"
#include "core/exercise/first_answers.hpp"
#include "core/exercise/safety_profile.hpp"
#include "core/exercise/shelf.hpp"
#include "core/exercise/suggestions.hpp"

namespace evenkeel::exercise {

/// One exercise for a way, with its reasons, ready to be shown. Points into the shelf.
struct Suggestion {
    Choice choice;
    std::vector<state::Reason> reasons;
    state::StateName from{};
    state::StateName to{};
    state::StageText stage;
};

/// Chooses an exercise for a member and a wish.
class Suggest {
public:
    Suggest(ExerciseResults const& results, ReadCaution const& read_caution)
        : results_{results}, read_caution_{read_caution} {}

    struct Situation {
        MemberId member;
        Day today;
        int minute_of_day{0};
        std::optional<PlanPart> plan_part;
        std::vector<ExerciseId> passed_over;
    };

    /// Nothing when safety leaves nothing.
    [[nodiscard]] std::optional<Suggestion> operator()(Shelf const& shelf, Wish const& wish,
                                                       Situation const& situation) const;

private:
    ExerciseResults const& results_;
    ReadCaution const& read_caution_;
};

/// The middle of a state's band: where a wish points that names only the state.
[[nodiscard]] state::RingAngle middle_of(state::StateName state);

/// What the member is pointed to without asking: today's question again while no check-in came after it, else
/// the way from the newest check-in to its recommended target. Nothing where there is no target
/// (state::recommended_target), or no check-in and no answer to the first questions.
class SuggestNow {
public:
    SuggestNow(Suggest const& suggest, Suggestions const& suggestions)
        : suggest_{suggest}, suggestions_{suggestions} {}

    struct Present {
        MemberId member;
        Day today;
        int minute_of_day{0};
        std::optional<checkin::CheckIn> newest_check_in;
        std::optional<FirstAnswers> first_answers;
    };

    [[nodiscard]] std::optional<Suggestion> operator()(Shelf const& shelf, Present const& present) const;

private:
    Suggest const& suggest_;
    Suggestions const& suggestions_;
};

} // namespace evenkeel::exercise
