#include "core/exercise/safety.hpp"

#include "core/base/holds.hpp"

#include <algorithm>

namespace evenkeel::exercise {
namespace {

bool has(Exercise const& exercise, Code code) {
    return holds(exercise.contraindications, code);
}

bool is_for_those_who_answered(Exercise const& exercise) {
    auto const strains_the_heart = has(exercise, 'H') || has(exercise, 'B');
    return exercise.longest_hold_seconds > kLongestHoldUnasked || (strains_the_heart && has(exercise, 'S'));
}

} // namespace

std::vector<Code> flags_of(Exercise const& exercise, SafetyProfile const& profile) {
    std::vector<Code> flags;
    for (auto const code : exercise.contraindications)
        if (holds(profile.codes, code))
            flags.push_back(code);
    return flags;
}

bool is_safe(Exercise const& exercise, Caution const& caution) {
    auto const& profile = caution.profile;
    if (caution.safety_level >= kDistress && (!exercise.calm_enough_for_distress || has(exercise, 'S')))
        return false;
    if (exercise.opt_in && !holds(profile.allowed, exercise.id))
        return false;
    if (!profile.known && is_for_those_who_answered(exercise))
        return false;
    return flags_of(exercise, profile).empty();
}

SafetyProfile strictest(std::vector<Contraindication> const& known) {
    SafetyProfile profile{.known = true, .codes = {}, .allowed = {}};
    for (auto const& contraindication : known)
        if (kSituations.find(contraindication.code) == std::string_view::npos)
            profile.codes.push_back(contraindication.code);
    std::ranges::sort(profile.codes);
    return profile;
}

} // namespace evenkeel::exercise
