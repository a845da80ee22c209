#include "storage/journal/journal.hpp"

#include "core/base/unavailable.hpp"
#include "storage/engine/columns.hpp"
#include "storage/engine/try_again.hpp"
#include "storage/portability/archive_pieces.hpp"

#include <sql/journal_messages.hpp>
#include <sql/journal_threads.hpp>

namespace evenkeel::storage {
namespace {

journal::JournalThread thread_of(Row const& row) {
    return {.id = JournalThreadId{row.text("thread_id")},
            .member_id = MemberId{row.text("member_id")},
            .event_id = EventId{row.text("event_id")},
            .life_aspect = row.text("life_aspect"),
            .current_state = state::state_named(row.text("current_state")).value(),
            .opened_at = row.instant("opened_at"),
            .last_message_at = row.instant("last_message_at"),
            .unread = static_cast<int>(row.integer("unread"))};
}

std::string row_of_message(JournalThreadId const& thread, JournalMessageId const& message) {
    return thread.value() + kBetweenKeys + message.value();
}

/// Somebody asked for this very message.
journal::JournalMessage readable(std::optional<journal::JournalMessage> message) {
    if (!message)
        throw Unavailable{
            "the key of a journal's text is lost: it was erased, or a backup was restored without "
            "the file of keys"};
    return std::move(*message);
}

bool insert(Connection& connection, journal::JournalThread const& thread) {
    return !connection
                .run(sql::journal_threads::kInsert, thread.member_id, thread.id, thread.event_id,
                     thread.life_aspect, state::to_text(thread.current_state), thread.opened_at,
                     thread.last_message_at, thread.unread)
                .empty();
}

} // namespace

journal::Journal::Opened SqlJournal::open_once(journal::JournalThread const& thread,
                                               journal::JournalMessage const& first) {
    auto const key = keys_.to_write(thread.member_id);
    return database_.transact([&](Connection& connection) -> Opened {
        if (insert(connection, thread)) {
            insert_guides_message(connection, *key, first, std::nullopt);
            return {.thread = thread, .first = first, .is_new = true};
        }
        auto const stored = thread_of(row_in_the_way(
            connection.run(sql::journal_threads::kFindByEvent, thread.member_id, thread.event_id)));
        auto const rows = connection.run(sql::journal_messages::kFindFirst, stored.member_id, stored.id);
        return {.thread = stored,
                .first = readable(message_of(connection, keys_, row_in_the_way(rows))),
                .is_new = false};
    });
}

std::optional<journal::Journal::Written> SqlJournal::write_once(journal::JournalMessage const& entry,
                                                                EventId const& event) {
    auto const key = keys_.to_write(entry.member_id);
    auto const box = key->seal(entry.body, place_of_body(entry.member_id, entry.thread_id, entry.id));
    return database_.transact([&](Connection& connection) -> std::optional<Written> {
        if (connection.run(sql::journal_threads::kFind, entry.member_id, entry.thread_id).empty())
            return std::nullopt;
        auto const kept =
            connection.run(sql::journal_messages::kInsertEntry, entry.member_id, entry.thread_id, entry.id,
                           journal::to_text(entry.author), box, entry.sent_at, event, key->id());
        if (kept.empty())
            return Written{
                readable(message_of(connection, keys_,
                                    row_in_the_way(connection.run(sql::journal_messages::kFindByEvent,
                                                                  entry.member_id, event)))),
                false};
        connection.queue(sql::journal_threads::kTouch, entry.member_id, entry.thread_id, entry.sent_at);
        return Written{entry, true};
    });
}

std::optional<journal::JournalThread> SqlJournal::find(MemberId const& member,
                                                       JournalThreadId const& thread) const {
    return database_.read([&](Connection& connection) {
        auto const rows = connection.run(sql::journal_threads::kFind, member, thread);
        return rows.empty() ? std::nullopt : std::optional{thread_of(rows.first())};
    });
}

std::vector<journal::JournalThread> SqlJournal::threads(MemberId const& member,
                                                        std::optional<JournalThreadId> const& before,
                                                        std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<journal::JournalThread> threads;
        for (auto const& row : connection.run(sql::journal_threads::kList, member, place(before), limit))
            threads.push_back(thread_of(row));
        return threads;
    });
}

std::vector<journal::JournalMessage> SqlJournal::messages(MemberId const& member,
                                                          MessagesWanted const& wanted) const {
    return database_.read([&](Connection& connection) {
        std::vector<journal::JournalMessage> messages;
        for (auto const& row : connection.run(sql::journal_messages::kList, member, wanted.thread,
                                              place(wanted.before), wanted.limit))
            if (auto message = message_of(connection, keys_, row))
                messages.push_back(std::move(*message));
        return messages;
    });
}

std::vector<journal::Journal::Line> SqlJournal::lines(MemberId const& member,
                                                      std::optional<JournalMessageId> const& before,
                                                      std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<Line> lines;
        for (auto const& row :
             connection.run(sql::journal_messages::kListLines, member, place(before), limit))
            if (auto message = message_of(connection, keys_, row))
                lines.push_back({.message = std::move(*message),
                                 .life_aspect = row.text("life_aspect"),
                                 .current_state = state::state_named(row.text("current_state")).value()});
        return lines;
    });
}

std::vector<Instant> SqlJournal::written_since(MemberId const& member, Instant from,
                                               std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<Instant> moments;
        for (auto const& row : connection.run(sql::journal_messages::kListWritten, member, from, limit))
            moments.push_back(row.instant("written_at"));
        return moments;
    });
}

std::optional<journal::JournalMessage> SqlJournal::react(MemberId const& member,
                                                         NewReaction const& reaction) {
    auto const word = reaction.reaction ? std::optional{journal::to_text(*reaction.reaction)} : std::nullopt;
    return database_.transact([&](Connection& connection) {
        auto const rows =
            connection.run(sql::journal_messages::kReact, member, reaction.thread, reaction.message, word);
        return rows.empty() ? std::nullopt : message_of(connection, keys_, rows.first());
    });
}

bool SqlJournal::mark_read(MemberId const& member, JournalThreadId const& thread) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::journal_threads::kMarkRead, member, thread).changed > 0;
    });
}

std::string place_of_body(MemberId const& member, JournalThreadId const& thread,
                          JournalMessageId const& message) {
    return place_text({.member = member,
                       .table = "journal_messages",
                       .row = row_of_message(thread, message),
                       .column = "body"});
}

std::optional<journal::JournalMessage> message_of(Connection& connection, MemberKeys& keys, Row const& row) {
    auto const reaction = row.text_or_null("reaction");
    auto const exercise = row.text_or_null("exercise_id");
    JournalMessageId id{row.text("message_id")};
    JournalThreadId thread{row.text("thread_id")};
    MemberId member{row.text("member_id")};
    auto const place = row_of_message(thread, id);
    auto body = keys.opened(connection, row,
                            {.member = member, .table = "journal_messages", .row = place, .column = "body"},
                            "body_key");
    if (!body)
        return std::nullopt;
    return journal::JournalMessage{.id = id,
                                   .thread_id = thread,
                                   .member_id = member,
                                   .author = journal::author_named(row.text("author")),
                                   .body = std::move(*body),
                                   .sent_at = row.instant("sent_at"),
                                   .reaction = reaction ? journal::reaction_named(*reaction) : std::nullopt,
                                   .line_ids = split_words(row.text("line_ids")),
                                   .exercise_id =
                                       exercise ? std::optional{ExerciseId{*exercise}} : std::nullopt,
                                   .is_safety_reply = row.integer("is_safety_reply") != 0};
}

void insert_guides_message(Connection& connection, TextKey const& key, journal::JournalMessage const& message,
                           std::optional<JournalMessageId> const& answered_entry) {
    auto const box = key.seal(message.body, place_of_body(message.member_id, message.thread_id, message.id));
    connection.queue(sql::journal_messages::kInsert, message.member_id, message.thread_id, message.id,
                     journal::to_text(message.author), box, message.sent_at, joined(message.line_ids),
                     message.exercise_id, message.is_safety_reply, answered_entry, key.id());
}

} // namespace evenkeel::storage
