#pragma once

#include "core/exercise/shelf.hpp"
#include "core/learn/learn_texts.hpp"
#include "core/program/curriculum.hpp"

namespace evenkeel::snapshot {

/// What the first screen says, in one language.
struct SnapshotTexts {
    exercise::Shelf const& shelf;
    learn::LearnTexts const& learn;
    program::Curriculum const& curriculum;
    state::StageTexts const& stage_texts;
    Sentences const& sentences;
};

} // namespace evenkeel::snapshot
