#pragma once

#include "core/safety/finding.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::safety {

/// One turn of a conversation that was written for tests.
struct ToldTurn {
    int level{0}; ///< Stands after it, as a person reads it.
    std::string text;
};

/// A conversation of tests/safety/conversations: what a member says, without the replies.
struct ToldConversation {
    std::string id; ///< "en-teen-3"
    bool has_risk{false};
    std::string kind;
    std::vector<ToldTurn> turns;

    [[nodiscard]] std::string_view language() const { return std::string_view{id}.substr(0, 2); }
};

/// Every conversation of a folder, by file and place. Throws std::runtime_error for a line that is none.
[[nodiscard]] std::vector<ToldConversation> told_conversations(std::string const& folder);

/// So many of so many.
struct ShareOf {
    int found{0};
    int of{0};

    void count(bool is_found) {
        ++of;
        found += is_found ? 1 : 0;
    }

    [[nodiscard]] double value() const { return of == 0 ? 0.0 : static_cast<double>(found) / of; }
};

/// How the detector reads conversations, against what people say of them.
struct DetectorFigures {
    ShareOf recall;       ///< Conversations with risk that reach level 2 in any turn.
    ShareOf early;        ///< Of those, within three turns of the first turn with risk.
    ShareOf first_three;  ///< Of those, within the first three turns of the conversation.
    ShareOf imminent;     ///< Imminent ones that reach level 4 within two turns of the first such turn.
    ShareOf active;       ///< At level 3 or above that reach 3 within two turns.
    ShareOf false_alarms; ///< Conversations without risk that reach level 2 in any turn.
    ShareOf grave_alarms; ///< Of those without risk, that reach level 3.
};

/// The levels that stand after each turn.
[[nodiscard]] std::vector<int> levels_heard(ToldConversation const& told);

[[nodiscard]] DetectorFigures judged(std::vector<ToldConversation> const& all);

} // namespace evenkeel::safety
