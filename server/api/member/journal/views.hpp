#pragma once

#include "core/journal/journal.hpp"

#include <boost/describe.hpp>
#include <optional>
#include <string>

namespace evenkeel::api {

struct JournalThreadView {
    std::string journal_thread_id;         ///< Names the conversation.
    std::string life_aspect;               ///< The `key` of its life aspect.
    std::string life_aspect_current_state; ///< The state that it began with. {state}
    Instant opened_at;                     ///< When it was opened.
    Instant last_message_at;               ///< When the last message was written.
    int unread{0};                         ///< How many of the guide's messages are unread. {0..}
};
BOOST_DESCRIBE_STRUCT(JournalThreadView, (),
                      (journal_thread_id, life_aspect, life_aspect_current_state, opened_at, last_message_at,
                       unread))

struct JournalMessageView {
    /// Names the message.
    std::string journal_thread_message_id;
    /// Who wrote it. {one of guide, member}
    std::string author;
    /// The text.
    std::string body;
    /// When it was written.
    Instant sent_at;
    /// The member's reaction to it. Null: none. {one of heart, thanks, hug, insight, smile}
    std::optional<std::string> reaction_name;
    /// The exercise that it offers. Null: none.
    std::optional<std::string> exercise_id;
    /// Whether it is one of the fixed lines for danger: it names whom to call and must never be hidden.
    bool is_safety_reply{false};
};
BOOST_DESCRIBE_STRUCT(JournalMessageView, (),
                      (journal_thread_message_id, author, body, sent_at, reaction_name, exercise_id,
                       is_safety_reply))

[[nodiscard]] inline JournalThreadView view_of(journal::JournalThread const& thread) {
    return {.journal_thread_id = thread.id.value(),
            .life_aspect = thread.life_aspect,
            .life_aspect_current_state = std::string{state::to_text(thread.current_state)},
            .opened_at = thread.opened_at,
            .last_message_at = thread.last_message_at,
            .unread = thread.unread};
}

[[nodiscard]] inline JournalMessageView view_of(journal::JournalMessage const& message) {
    return {.journal_thread_message_id = message.id.value(),
            .author = std::string{journal::to_text(message.author)},
            .body = message.body,
            .sent_at = message.sent_at,
            .reaction_name = message.reaction
                                 ? std::optional{std::string{journal::to_text(*message.reaction)}}
                                 : std::nullopt,
            .exercise_id = message.exercise_id ? std::optional{message.exercise_id->value()} : std::nullopt,
            .is_safety_reply = message.is_safety_reply};
}

} // namespace evenkeel::api
