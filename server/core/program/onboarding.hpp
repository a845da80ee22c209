#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"
#include "core/exercise/first_answers.hpp"
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

/// All that the member answered when they came.
struct Onboarding {
    MemberId member_id;
    std::string goal;
    std::string life_aspect;
    state::StateName current_state{state::StateName::stillness};
    state::StateName preferred_state{state::StateName::parasympathetic};
    Instant answered_at;
};

[[nodiscard]] inline exercise::FirstAnswers first_answers_of(Onboarding const& onboarding) {
    return {.current_state = onboarding.current_state, .preferred_state = onboarding.preferred_state};
}

class Onboardings : public exercise::FirstAnswersReader {
public:
    /// Keeps the answers; earlier ones of this member are replaced.
    virtual void keep(Onboarding const& onboarding) = 0;

    [[nodiscard]] virtual std::optional<Onboarding> find(MemberId const& member) const = 0;

    [[nodiscard]] std::optional<exercise::FirstAnswers> first_answers(MemberId const& member) const final {
        auto const onboarding = find(member);
        return onboarding ? std::optional{first_answers_of(*onboarding)} : std::nullopt;
    }
};

} // namespace evenkeel::program
