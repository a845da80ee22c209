#include "core/program/practice.hpp"

#include "core/exercise/exercise_results.hpp"

namespace evenkeel::program {

PracticeMark mark_of(exercise::ExerciseResult const& result) {
    if (!result.completed)
        return {.day = result.day, .item = PracticeItem::tried};
    switch (result.plan_part) {
    case exercise::PlanPart::social_play:
        return {.day = result.day, .item = PracticeItem::social_play};
    case exercise::PlanPart::exercise:
        return {.day = result.day, .item = PracticeItem::exercise};
    case exercise::PlanPart::stillness:
        return {.day = result.day, .item = PracticeItem::stillness};
    }
    return {};
}

} // namespace evenkeel::program
