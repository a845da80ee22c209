#pragma once

#include "core/exercise/moment.hpp"
#include "core/exercise/safety.hpp"
#include "core/exercise/score.hpp"

#include <array>
#include <string>

namespace evenkeel::exercise {

/// The facts about a member that the choice looks at beside the wish.
struct Background {
    Caution caution;
    Experiences experiences;
    std::chrono::local_days today;
    int minute_of_day{0};                ///< Where the member lives.
    MemberId member;                     ///< Decides between equals, with the day.
    std::optional<PlanPart> plan_part;   ///< Only what fills this part of the day; absent: any.
    std::vector<ExerciseId> passed_over; ///< Those the member does not want just now.
};

struct Choice {
    Exercise const* exercise{nullptr};
    Exercise const* alternative{nullptr}; ///< Of another kind; null when there is none.
    Values values;                        ///< Of the exercise.
    bool is_possible{
        true}; ///< False: nothing fits minutes, position and surroundings, so this does not either.
};

/// Chooses the exercise. Safety filters first and without exception, and so do distress, the hour, and where
/// and with whom the member is. What is left is narrowed as long as something remains: to what is possible,
/// to what was not passed over, to what leads there at all, and to what was not done today or yesterday. Then
/// the highest score; between equals a number drawn from member, day and exercise. The same data and day
/// always give the same choice. The alternative is the next best of another kind, where yesterday's may stand
/// too. Nothing when the filters leave nothing: then no exercise is better than any.
[[nodiscard]] std::optional<Choice> choose(std::vector<Exercise> const& library, Wish const& wish,
                                           Background const& background);

/// How the operator calls the six states.
using StateTitles = std::array<std::string, state::kStates.size()>;

/// Words for the reasons, in one language.
struct ReasonWords {
    StateTitles titles;
    Sentences const& sentences;
};

/// The choice in words. First one sentence that says why this one for this member now; then each input with
/// its weight and value, in the order of what it added.
[[nodiscard]] std::vector<state::Reason> reasons_of(Choice const& choice, Wish const& wish,
                                                    Background const& background, ReasonWords const& words);

} // namespace evenkeel::exercise
