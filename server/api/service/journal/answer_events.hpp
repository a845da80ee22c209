#pragma once

#include "api/member/journal/views.hpp"
#include "api/member/views.hpp"
#include "http/values/json_schema.hpp"

#include <string>
#include <vector>

namespace evenkeel::api {

struct UpdateJournalChatReply {
    /// The messages added by this call: the member's entry first, then the guide's.
    /// {items 1..}
    std::vector<JournalMessageView> messages;
    /// True when the guide kept silent and the member has not acknowledged its notices yet: show them
    /// (`/authorized/journal/notices`). The entry was kept all the same.
    bool guide_needs_acknowledgement{false};
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(UpdateJournalChatReply, (), (messages, guide_needs_acknowledgement, member))

struct MessageEvent {
    JournalMessageView message; ///< The member's entry, or a whole message of the guide.
};
BOOST_DESCRIBE_STRUCT(MessageEvent, (), (message))

struct PieceEvent {
    std::string text; ///< The next piece of the guide's message: append it to those before.
};
BOOST_DESCRIBE_STRUCT(PieceEvent, (), (text))

struct DoneEvent {
    bool guide_needs_acknowledgement{false}; ///< As in the JSON answer.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(DoneEvent, (), (guide_needs_acknowledgement, member))

/// The answer as server-sent events (HTML Living Standard, 9.2): the entry as `message`, each of the guide's
/// messages as one `piece` for every word and then whole as `message`, and `done` with the member.
[[nodiscard]] std::string answer_events(UpdateJournalChatReply const& reply);

/// The data of those events, by their names.
[[nodiscard]] boost::json::object answer_event_schemas(http::SchemaBook& book);

/// A text in the pieces in which it is told: each ends behind a space, and together they are the text.
[[nodiscard]] std::vector<std::string_view> pieces_of(std::string_view text);

} // namespace evenkeel::api
