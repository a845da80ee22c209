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

class Onboardings {
public:
    virtual ~Onboardings() = default;

    /// Keeps the answers; earlier ones of this member are replaced.
    virtual void keep(Onboarding const& onboarding) = 0;

    [[nodiscard]] virtual std::optional<Onboarding> find(MemberId const& member) const = 0;
};

} // namespace evenkeel::program
