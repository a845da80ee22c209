#pragma once

#include "core/journal/journal_guide.hpp"

namespace evenkeel::journal {

/// What the scripted guide says first. Content, not code: content/journal/openings.yaml.
struct Opening {
    Occasion occasion;
    std::string text;
};

} // namespace evenkeel::journal
