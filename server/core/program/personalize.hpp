#pragma once

#include "core/program/onboarding.hpp"

#include <vector>

namespace evenkeel::program {

struct PersonalizeDraft {
    std::string goal;
    std::string life_aspect;
    std::string current_state;
    std::string preferred_state;
};

/// The member answers the four onboarding questions; can be repeated, the newest answers count.
class Personalize {
public:
    Personalize(Onboardings& onboardings, std::vector<Choice> goals, std::vector<Choice> life_aspects,
                Clock const& clock)
        : onboardings_{onboardings}, goals_{std::move(goals)}, life_aspects_{std::move(life_aspects)},
          clock_{clock} {}

    /// Refuses, naming the field, what is not among the choices.
    Result<Onboarding> operator()(MemberId const& member, PersonalizeDraft const& draft) const;

private:
    Onboardings& onboardings_;
    std::vector<Choice> goals_;
    std::vector<Choice> life_aspects_;
    Clock const& clock_;
};

} // namespace evenkeel::program
