#pragma once

namespace evenkeel::safety::detector {

/// The subjects of a conversation before this message. They tell whom "he" or nobody in a sentence means,
/// who it is that says something, and why somebody says goodbye.
struct Topics {
    bool somebody_else{false}; ///< Somebody else is in danger, and nothing of the member's own is.
    bool voices{false};        ///< Heard, where nobody is.
    bool journey{false};       ///< A last day at work, a flight, a move.
    bool made_up{false};       ///< A song, a film, a game.
};

} // namespace evenkeel::safety::detector
