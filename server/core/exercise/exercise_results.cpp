#include "core/exercise/exercise_results.hpp"

#include <algorithm>

namespace evenkeel::exercise {

program::PracticeMark mark_of(ExerciseResult const& result) {
    if (!result.completed)
        return {.day = result.day, .item = program::PracticeItem::tried};
    switch (result.plan_part) {
    case PlanPart::social_play:
        return {.day = result.day, .item = program::PracticeItem::social_play};
    case PlanPart::exercise:
        return {.day = result.day, .item = program::PracticeItem::exercise};
    case PlanPart::stillness:
        return {.day = result.day, .item = program::PracticeItem::stillness};
    }
    return {};
}

Experiences summed_up(std::vector<ExerciseResult> const& results) {
    Experiences sums;
    for (auto const& result : results) {
        auto& sum = sums[result.exercise_id];
        ++sum.times;
        sum.rated += result.effect_hundredths ? 1 : 0;
        sum.effect_hundredths += result.effect_hundredths.value_or(0);
        sum.last_day = std::max(sum.last_day.value_or(result.day), result.day);
    }
    return sums;
}

} // namespace evenkeel::exercise
