#pragma once

#include "core/state/ring.hpp"

#include <string>

namespace evenkeel::journal {

/// What a conversation is about.
struct Occasion {
    std::string life_aspect;
    state::StateName current_state{state::StateName::stillness};

    friend bool operator==(Occasion const&, Occasion const&) = default;
};

/// What the guide says first. Content, not code: content/journal/openings.yaml.
struct Opening {
    Occasion occasion;
    std::string text;
};

} // namespace evenkeel::journal
