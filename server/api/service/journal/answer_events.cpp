#include "api/service/journal/answer_events.hpp"

#include "core/journal/journal.hpp"

namespace evenkeel::api {

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
    tell(events, "done",
         DoneEvent{.guide_needs_acknowledgement = reply.guide_needs_acknowledgement, .member = reply.member});
    return events;
}

boost::json::object answer_event_schemas(http::SchemaBook& book) {
    using http::Direction;
    return {{"message", book.of<MessageEvent>(Direction::reply)},
            {"piece", book.of<PieceEvent>(Direction::reply)},
            {"done", book.of<DoneEvent>(Direction::reply)}};
}

} // namespace evenkeel::api
