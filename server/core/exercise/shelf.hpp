#pragma once

#include "core/exercise/choose.hpp"
#include "core/exercise/mood.hpp"
#include "core/state/target.hpp"

namespace evenkeel::exercise {

/// Exercises and the words around them, in one language. Suggestions point into it.
struct Shelf {
    std::vector<Exercise> const& library; ///< In the order of their ids.
    std::vector<Contraindication> const& contraindications;
    Moods const& moods;
    state::StageTexts const& stage_texts;
    ReasonWords words;
};

} // namespace evenkeel::exercise
