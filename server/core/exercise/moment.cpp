#include "core/exercise/moment.hpp"

#include "core/base/holds.hpp"

#include <algorithm>

namespace evenkeel::exercise {
namespace {

bool is_only_outdoors(Exercise const& exercise) {
    return std::ranges::all_of(exercise.surroundings,
                               [](auto where) { return where == Surroundings::outdoors; });
}

} // namespace

bool is_late(Moment const& moment) {
    return moment.minute_of_day >= kEvening || moment.minute_of_day < kMorning;
}

bool is_hard(Moment const& moment) {
    return moment.state == state::StateName::overwhelm;
}

bool is_energising(Exercise const& exercise) {
    if (exercise.intensity == Intensity::lively)
        return true;
    return exercise.intensity == Intensity::moderate &&
           std::ranges::any_of(exercise.routes, [](Route const& route) {
               return route.to == state::StateName::play || route.to == state::StateName::sympathetic;
           });
}

bool suits(Exercise const& exercise, Moment const& moment) {
    if (is_hard(moment) && (!exercise.calm_enough_for_distress || holds(exercise.contraindications, 'S')))
        return false;
    return !is_late(moment) || (!is_energising(exercise) && !is_only_outdoors(exercise));
}

state::StateName target_at(Moment const& moment, state::StateName target) {
    if (!is_late(moment) || target != state::StateName::play)
        return target;
    return moment.state == state::StateName::parasympathetic ? state::StateName::stillness
                                                             : state::StateName::parasympathetic;
}

} // namespace evenkeel::exercise
