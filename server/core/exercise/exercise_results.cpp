#include "core/exercise/exercise_results.hpp"

#include <algorithm>

namespace evenkeel::exercise {

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
