#include "api/service/journal/answer_events.hpp"

#include "core/journal/journal.hpp"
#include "http/json.hpp"

namespace evenkeel::api {

struct MessageEvent {
    JournalMessageView message; ///< The message, whole.
};
BOOST_DESCRIBE_STRUCT(MessageEvent, (), (message))

struct PieceEvent {
    std::string text; ///< The next piece: append it to what came before.
};
BOOST_DESCRIBE_STRUCT(PieceEvent, (), (text))

struct DoneEvent {
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(DoneEvent, (), (member))

namespace {

/// JSON has no line break outside of its strings, where it is written as two letters: one line of data does.
template <class T>
void tell(std::string& events, std::string_view name, T const& what) {
    events += "event: ";
    events += name;
    events += "\ndata: ";
    events += http::encode(what);
    events += "\n\n";
}

} // namespace

std::vector<std::string_view> pieces_of(std::string_view text) {
    std::vector<std::string_view> pieces;
    while (!text.empty()) {
        auto const space = text.find(' ');
        auto const end = space == std::string_view::npos ? text.size() : space + 1;
        pieces.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return pieces;
}

std::string answer_events(UpdateJournalChatReply const& reply) {
    std::string events;
    for (auto const& message : reply.messages) {
        if (message.author == journal::to_text(journal::Author::guide))
            for (auto const piece : pieces_of(message.body))
                tell(events, "piece", PieceEvent{std::string{piece}});
        tell(events, "message", MessageEvent{message});
    }
    tell(events, "done", DoneEvent{reply.member});
    return events;
}

} // namespace evenkeel::api
