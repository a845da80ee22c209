#pragma once

#include "core/account/member/members.hpp"
#include "core/base/one_moment.hpp"
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

    /// The same for whoever has read already what is kept of the member.
    [[nodiscard]] static std::optional<Suggestion> from(Shelf const& shelf, Wish const& wish,
                                                        Situation const& situation, Caution const& caution,
                                                        Experiences const& experiences);

private:
    ExerciseResults const& results_;
    ReadCaution const& read_caution_;
};

/// The middle of a state's band: where a wish points that names only the state.
[[nodiscard]] state::RingAngle middle_of(state::StateName state);

/// The kept facts of a member at which `suggest_now` looks.
struct KeptForSuggestion {
    std::optional<Asked> asked;
    Experiences experiences;
    KeptCaution caution;
};

class ReadForSuggestion {
public:
    ReadForSuggestion(Suggestions const& suggestions, ExerciseResults const& results,
                      ReadCaution const& read_caution)
        : suggestions_{suggestions}, results_{results}, read_caution_{read_caution} {}

    [[nodiscard]] KeptForSuggestion operator()(MemberId const& member, OneMoment const& moment) const;

private:
    Suggestions const& suggestions_;
    ExerciseResults const& results_;
    ReadCaution const& read_caution_;
};

/// A member who is to be pointed somewhere.
struct Present {
    MemberId member;
    Day today;
    int minute_of_day{0}; ///< Where the member lives.
    Instant now;
    std::optional<checkin::CheckIn> newest_check_in;
    std::optional<FirstAnswers> first_answers;
};

/// Suggests without being asked: today's question again while no check-in came after it, else
/// the way from the newest check-in to its recommended target. Nothing where there is no target
/// (state::recommended_target), or no check-in and no answer to the first questions.
[[nodiscard]] std::optional<Suggestion> suggest_now(Shelf const& shelf, Present const& present,
                                                    KeptForSuggestion const& kept);

} // namespace evenkeel::exercise
