#pragma once

#include "core/base/result.hpp"
#include "core/base/vault.hpp"
#include "core/exercise/safety_profiles.hpp"
#include "core/exercise/shelf.hpp"
#include "core/safety/safety_levels.hpp"

namespace evenkeel::exercise {

/// The kept facts of a member at which the filter looks.
struct KeptCaution {
    std::optional<SafetyProfile> profile; ///< Absent: there are answers that can no longer be decrypted.
    safety::SafetyLevel level;
};

/// Reads what the filter needs of a member. Nobody who answered nothing is unknown; answers that can no
/// longer be decrypted count as every code, because guessing "none" could harm.
class ReadCaution {
public:
    struct Needs {
        SafetyProfiles const& profiles;
        safety::SafetyLevels const& levels;
        Vault const& vault;
        Clock const& clock;
    };

    explicit ReadCaution(Needs needs) : needs_{needs} {}

    [[nodiscard]] Caution operator()(Shelf const& shelf, MemberId const& member) const;

    /// The same in two steps: what is kept, and what it says at a moment.
    [[nodiscard]] KeptCaution kept(MemberId const& member) const;
    [[nodiscard]] static Caution at(Instant now, Shelf const& shelf, KeptCaution const& kept);

private:
    Needs needs_;
};

/// A safety profile as the member sends it.
struct SafetyDraft {
    bool known{false};
    std::vector<std::string> codes;
    std::vector<ExerciseId> allowed;
};

/// The member answers the safety questions, or takes the answers back (`known` false). Refuses by field:
/// codes that are no question to a person, codes without `known`, exercises that are not off by default.
class KeepSafetyProfile {
public:
    struct Needs {
        SafetyProfiles& profiles;
        Vault& vault;
        Clock const& clock;
    };

    explicit KeepSafetyProfile(Needs needs) : needs_{needs} {}

    Result<SafetyProfile> operator()(Shelf const& shelf, MemberId const& member,
                                     SafetyDraft const& draft) const;

private:
    Needs needs_;
};

} // namespace evenkeel::exercise
