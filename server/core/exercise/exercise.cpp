#include "core/exercise/exercise.hpp"

#include <algorithm>

namespace evenkeel::exercise {

Grade known_grade(Evidence const& evidence) {
    return evidence.checked ? evidence.grade : Grade::c;
}

double length_of(Exercise const& exercise) {
    double seconds = 0;
    for (auto const& group : exercise.steps)
        for (auto const& step : group.steps)
            seconds += group.repeat * step.seconds;
    return seconds;
}

Exercise const* find(std::vector<Exercise> const& library, ExerciseId const& id) {
    auto const found = std::ranges::find(library, id, &Exercise::id);
    return found == library.end() ? nullptr : &*found;
}

} // namespace evenkeel::exercise
