#pragma once

#include "core/safety/answer.hpp"
#include "core/safety/finding.hpp"

#include <optional>

namespace evenkeel::safety {

/// A member's answers about acting on it.
struct Intentions {
    Answer plan{Answer::none};
    Answer intent{Answer::none};
    Answer means{Answer::none};
    Answer time{Answer::none};

    friend bool operator==(Intentions const&, Intentions const&) = default;
};

/// Where a member stands, from one message to the next and from one conversation to another.
struct Risk {
    int level{0}; ///< 0 to kHighestLevel.
    Urgency urgency{Urgency::none};
    Intentions intentions{};
    bool is_denied{false}; ///< The direct question was answered with no. The level stands until a check.

    friend bool operator==(Risk const&, Risk const&) = default;
};

/// Adds a message's finding to the known risk. The level rises at once and never falls by this; distress
/// (1) is of the moment and is not carried.
[[nodiscard]] Risk with(Risk before, Finding const& finding);

/// How the question was meant that a member has answered.
enum class Check : std::uint8_t {
    direct, ///< "Are you having thoughts of killing yourself …?" A no is noted, the level stands.
    again   ///< The unpressed check later on. A clear no lets the level fall.
};

/// Applies an answer about thoughts of suicide.
[[nodiscard]] Risk with_thoughts(Risk before, Answer answer, Check check);

/// Applies an answer about plan, intent, means or time: imminent where a plan or the intent goes together
/// with means at hand or a near time.
[[nodiscard]] Risk with_intention(Risk before, Question question, Answer answer);

/// Whether there is nothing more to ask: they have answered, or an earlier no has answered it as well.
[[nodiscard]] bool is_answered(Risk const& risk, Question question);

} // namespace evenkeel::safety
