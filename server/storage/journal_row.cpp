#include "storage/journal_row.hpp"

#include "storage/word_list.hpp"

#include <sql/journal_messages.hpp>

namespace evenkeel::storage {

journal::JournalMessage message_of(Row const& row) {
    auto const reaction = row.text_or_null("reaction");
    auto const exercise = row.text_or_null("exercise_id");
    return {.id = JournalMessageId{row.text("message_id")},
            .thread_id = JournalThreadId{row.text("thread_id")},
            .member_id = MemberId{row.text("member_id")},
            .author = journal::author_named(row.text("author")),
            .body = row.text("body"),
            .sent_at = row.instant("sent_at"),
            .reaction = reaction ? journal::reaction_named(*reaction) : std::nullopt,
            .line_ids = split_words(row.text("line_ids")),
            .exercise_id = exercise ? std::optional{ExerciseId{*exercise}} : std::nullopt,
            .is_safety_reply = row.integer("is_safety_reply") != 0};
}

void insert_guides_message(Connection& connection, journal::JournalMessage const& message,
                           std::optional<JournalMessageId> const& answered_entry) {
    connection.run(sql::journal_messages::kInsert, message.member_id, message.thread_id, message.id,
                   journal::to_text(message.author), message.body, message.sent_at, joined(message.line_ids),
                   message.exercise_id, message.is_safety_reply, answered_entry);
}

} // namespace evenkeel::storage
