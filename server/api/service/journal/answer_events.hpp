#pragma once

#include "api/member/journal/views.hpp"
#include "api/member/views.hpp"

#include <string>
#include <vector>

namespace evenkeel::api {

struct UpdateJournalChatReply {
    /// What the conversation got by this call: the member's entry first, then the guide's messages.
    /// {items 1..}
    std::vector<JournalMessageView> messages;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(UpdateJournalChatReply, (), (messages, member))

/// The answer as server-sent events (HTML Living Standard, 9.2): the entry as `message`, each of the guide's
/// messages as one `piece` for every word and then whole as `message`, and `done` with the member.
[[nodiscard]] std::string answer_events(UpdateJournalChatReply const& reply);

/// A text in the pieces in which it is told: each ends behind a space, and together they are the text.
[[nodiscard]] std::vector<std::string_view> pieces_of(std::string_view text);

} // namespace evenkeel::api
