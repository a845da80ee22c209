#pragma once

#include "core/base/sentence.hpp"
#include "core/safety/helplines.hpp"
#include "core/safety/responses.hpp"
#include "core/safety/risk.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::safety {

/// A line that was said in this conversation.
struct SaidReply {
    std::string id;
    int turns_ago{1}; ///< 1: in the turn before the member's present message; 0: after it was written.
};

/// Whose numbers are shown.
struct HelpNearby {
    HelplineCountry const& country; ///< The member's, or the entry for everywhere else.
    HelplineCountry const& anywhere;
    Sentences const& sentences;                ///< In the language of the script.
    std::optional<std::string> trusted_person; ///< Of the care plan.
    std::optional<std::string> topic;          ///< The subject written about before, verbatim.
};

struct SafetySituation {
    Risk before;
    Finding finding; ///< The finding in the message.
    std::string_view message;
    std::optional<Correction> correction; ///< Chosen by the member; the words are read all the same.
    std::vector<SaidReply>
        said; ///< In this conversation, oldest first; lines that are not of the script are passed over.
    HelpNearby help;
    std::uint64_t seed{0};               ///< Chooses between wordings.
    std::vector<ExerciseId> ruled_out{}; ///< Exercises that must not be offered to this member.
};

struct SafetyBubble {
    std::string reply_id;
    std::string text;
    std::optional<ExerciseId> exercise;
    std::optional<std::string> resource; ///< The helpline or number that it names.
    bool is_comfort{false};              ///< For distress (level 1).
};

struct SafetyTurn {
    std::vector<SafetyBubble> bubbles; ///< Empty: the guide may speak.
    bool is_comfort{false};            ///< They are for distress (level 1), and may wait for other answers.
    Risk risk;                         ///< How the member stands after this message.
};

/// Answers a message with the script of content/safety/responses.yaml, and says how the member stands then.
/// The same situation always brings the same turn. From level 2 on, and for every flag, there is something to
/// say.
[[nodiscard]] SafetyTurn respond(Responses const& script, SafetySituation const& situation);

/// Returns the first words for a member who comes back while the level stands; nothing below level 2.
[[nodiscard]] std::optional<SafetyBubble> follow_up(Responses const& script, Risk const& risk,
                                                    std::uint64_t seed);

} // namespace evenkeel::safety
