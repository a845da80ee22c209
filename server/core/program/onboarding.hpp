#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"
#include "core/state/ring.hpp"

#include <optional>
#include <span>
#include <string>

namespace evenkeel::program {

/// A choice offered to the member. Content, not code: content/onboarding/*.yaml.
struct Choice {
    std::string key;
    std::string title;
};

/// What the member answered when they came.
struct Onboarding {
    MemberId member_id;
    std::string goal;
    std::string life_aspect;
    state::StateName current_state{state::StateName::stillness};
    state::StateName preferred_state{state::StateName::parasympathetic};
    Instant answered_at;
};

/// Where somebody in this state is pointed next (specification, section 4): dorsal vagal toward balance,
/// sympathetic toward stillness, overwhelm toward activity. From a regulated state toward the one the member
/// prefers, or play.
[[nodiscard]] state::StateName recommended_target(state::StateName current, state::StateName preferred);

/// What moving from one state to the other means, in a few words: "calming the body".
[[nodiscard]] std::string stage_text(state::StateName from, state::StateName target);

class Onboardings {
public:
    virtual ~Onboardings() = default;

    /// Keeps the answers; earlier ones of this member are replaced.
    virtual void keep(Onboarding const& onboarding) = 0;

    [[nodiscard]] virtual std::optional<Onboarding> find(MemberId const& member) const = 0;
};

} // namespace evenkeel::program
