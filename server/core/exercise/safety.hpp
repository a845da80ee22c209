#pragma once

#include "core/exercise/exercise.hpp"

#include <string>
#include <vector>

namespace evenkeel::exercise {

/// The member's answers about their body, and the exercises they allowed. Kept encrypted.
struct SafetyProfile {
    bool known{false};               ///< They answered; without codes that means "none of these".
    std::vector<Code> codes;         ///< Sorted, each once.
    std::vector<ExerciseId> allowed; ///< Exercises that are off by default and that they switched on.
};

/// Codes of situations (driving, distress): of the exercise, never of a person.
inline constexpr std::string_view kSituations = "DS";

/// From this level of distress only exercises calm enough for it are left (design/safety.md, 9).
inline constexpr int kDistress = 2;

/// Somebody who has not answered gets no breath hold longer than this.
inline constexpr double kLongestHoldUnasked = 4; // seconds

/// The filter judges exercises by these facts.
struct Caution {
    SafetyProfile profile;
    int safety_level{0}; ///< 0 none … 4 imminent; that of the member now.
};

/// Whether this exercise may be suggested to this member now. The filter comes before any ranking, and
/// nothing it refuses is ever shown as a suggestion:
///  - what shares a code with the profile;
///  - what is off by default and was not switched on;
///  - at distress, all that is not calm enough for it;
///  - for somebody who was not asked: holds above 4 s, and what may harm heart or pressure so that it is also
///    barred in distress (H or B together with S: brisk breathing, cold on the face).
[[nodiscard]] bool is_safe(Exercise const& exercise, Caution const& caution);

/// The codes of an exercise that stand in the profile.
[[nodiscard]] std::vector<Code> flags_of(Exercise const& exercise, SafetyProfile const& profile);

/// The strictest profile there is, for answers that can no longer be read: every code of a person.
[[nodiscard]] SafetyProfile strictest(std::vector<Contraindication> const& known);

} // namespace evenkeel::exercise
