#pragma once

#include "core/program/program_texts.hpp"

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
    Personalize(Onboardings& onboardings, Clock const& clock) : onboardings_{onboardings}, clock_{clock} {}

    /// Refuses, naming the field, what is not among the choices.
    Result<Onboarding> operator()(ProgramTexts const& texts, MemberId const& member,
                                  PersonalizeDraft const& draft) const;

private:
    Onboardings& onboardings_;
    Clock const& clock_;
};

} // namespace evenkeel::program
