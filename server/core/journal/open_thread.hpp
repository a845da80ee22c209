#pragma once

#include "core/account/member/members.hpp"
#include "core/base/result.hpp"
#include "core/base/secure.hpp"
#include "core/journal/journal.hpp"
#include "core/journal/journal_texts.hpp"
#include "core/safety/member_risks.hpp"
#include "core/safety/respond.hpp"

namespace evenkeel::journal {

struct ThreadDraft {
    std::string life_aspect;
    std::string current_state;
    std::optional<EventId> event_id; ///< Absent: aspect, state and the member's day stand for it.
};

/// The member begins to write about something, and the guide speaks first: where a safety level of 2 or more
/// still stands, with the question how it is now.
class OpenThread {
public:
    struct Parts {
        Journal& journal;
        account::Members const& members;
        safety::MemberRisks const& risks;
        Clock const& clock;
        Secure& secure;
    };

    explicit OpenThread(Parts const& parts) : parts_{parts} {}

    /// Refuses an unknown aspect or state (selected_life_aspect, selected_life_aspect_current_state).
    Result<Journal::Opened> operator()(JournalTexts const& texts, MemberId const& member,
                                       ThreadDraft const& draft) const;

private:
    struct First {
        std::string text;
        std::vector<std::string> line_ids;
        bool is_safety_reply{false};
    };

    [[nodiscard]] First first_words(JournalTexts const& texts, MemberId const& member,
                                    Occasion const& occasion) const;

    Parts parts_;
};

} // namespace evenkeel::journal
