#pragma once

#include "core/exercise/shelf.hpp"
#include "core/journal/guide_script.hpp"
#include "core/journal/opening.hpp"
#include "core/program/onboarding.hpp"
#include "core/safety/disclosure.hpp"
#include "core/safety/helplines.hpp"
#include "core/safety/responses.hpp"

namespace evenkeel::journal {

/// What the guide says and refers to, in one language.
struct JournalTexts {
    std::vector<Opening> const& openings; ///< One for each life aspect and state.
    GuideScript const& script;
    safety::Responses const& responses;
    safety::Disclosure const& disclosure;
    std::vector<safety::HelplineCountry> const& helplines; ///< Has one for everywhere else.
    Sentences const& sentences;
    exercise::Shelf shelf;
    exercise::StateTitles state_titles; ///< As titles: "Rest and digest".
    std::vector<program::Choice> const& life_aspects;
};

} // namespace evenkeel::journal
