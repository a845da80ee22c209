#pragma once

#include "core/state/ring.hpp"

#include <string>

namespace evenkeel::journal {

/// What a conversation is about.
struct Occasion {
    std::string life_aspect;
    state::StateName current_state{state::StateName::stillness};
};

/// Whoever writes the guide's side of the journal.
class JournalGuide {
public:
    virtual ~JournalGuide() = default;

    /// The first message of a thread. Throws Unavailable when the guide cannot be asked now.
    [[nodiscard]] virtual std::string opening(Occasion const& occasion) = 0;
};

} // namespace evenkeel::journal
