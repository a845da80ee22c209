#pragma once

#include "core/exercise/shelf.hpp"
#include "core/program/curriculum.hpp"
#include "core/program/onboarding.hpp"

namespace evenkeel::program {

/// The six weeks and the first questions, in one language.
struct ProgramTexts {
    Curriculum const& curriculum;
    exercise::Shelf const& shelf;
    std::vector<Choice> const& goals;
    std::vector<Choice> const& life_aspects;
};

} // namespace evenkeel::program
