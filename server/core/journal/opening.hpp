#pragma once

#include "core/state/ring.hpp"

#include <string>

namespace evenkeel::journal {

/// The subject of a conversation.
struct Occasion {
    std::string life_aspect;
    state::StateName current_state{state::StateName::stillness};

    friend bool operator==(Occasion const&, Occasion const&) = default;
};

/// The guide's first words. Content, not code: content/journal/openings.yaml.
struct Opening {
    Occasion occasion;
    std::string text;
};

} // namespace evenkeel::journal
