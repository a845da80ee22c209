#pragma once

#include "core/base/result.hpp"
#include "core/base/vault.hpp"
#include "core/exercise/safety.hpp"
#include "core/exercise/safety_profiles.hpp"
#include "core/safety/safety_levels.hpp"

namespace evenkeel::exercise {

/// Reads what the filter needs of a member. Nobody who answered nothing is unknown; answers that can no
/// longer be decrypted count as every code, because guessing "none" could harm.
class ReadCaution {
public:
    struct Needs {
        SafetyProfiles const& profiles;
        safety::SafetyLevels const& levels;
        Vault const& vault;
    };

    ReadCaution(Needs needs, std::vector<Contraindication> const& known) : needs_{needs}, known_{known} {}

    [[nodiscard]] Caution operator()(MemberId const& member) const;

private:
    Needs needs_;
    std::vector<Contraindication> const& known_;
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

    KeepSafetyProfile(Needs needs, std::vector<Contraindication> const& known,
                      std::vector<Exercise> const& library)
        : needs_{needs}, known_{known}, library_{library} {}

    Result<SafetyProfile> operator()(MemberId const& member, SafetyDraft const& draft) const;

private:
    Needs needs_;
    std::vector<Contraindication> const& known_;
    std::vector<Exercise> const& library_;
};

} // namespace evenkeel::exercise
