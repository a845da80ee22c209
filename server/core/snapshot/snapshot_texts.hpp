#pragma once

#include "core/exercise/shelf.hpp"
#include "core/learn/learn_texts.hpp"
#include "core/program/curriculum.hpp"

namespace evenkeel::snapshot {

/// The texts of the first screen, in one language.
struct SnapshotTexts {
    exercise::Shelf const& shelf;
    learn::LearnTexts const& learn;
    program::Curriculum const& curriculum;
    state::StageTexts const& stage_texts;
    Sentences const& sentences;
};

} // namespace evenkeel::snapshot
