#include "storage/journal/guide_turns.hpp"

#include "storage/engine/columns.hpp"
#include "storage/journal/journal.hpp"
#include "storage/journal/member_risks.hpp"

#include <sql/journal_messages.hpp>
#include <sql/journal_threads.hpp>
#include <sql/members.hpp>

namespace evenkeel::storage {
namespace {

journal::GuideStanding standing_in(Connection& connection, MemberId const& member,
                                   JournalThreadId const& thread) {
    auto const rows = connection.run(sql::journal_threads::kFind, member, thread);
    if (rows.empty())
        return {};
    auto const& row = rows.first();
    return {.progress = {.phase = row.text("phase"), .turns = static_cast<int>(row.integer("phase_turns"))},
            .turns = static_cast<int>(row.integer("guide_turns"))};
}

/// A turn has a few messages; the bound is that of any list.
Rows answer_rows(Connection& connection, journal::JournalMessage const& entry) {
    return connection.run(sql::journal_messages::kListAnswer, entry.member_id, entry.thread_id, entry.id,
                          journal::kMostMessagesInList);
}

} // namespace

journal::GuideStanding SqlGuideTurns::standing(MemberId const& member, JournalThreadId const& thread) const {
    return database_.read([&](Connection& connection) { return standing_in(connection, member, thread); });
}

std::vector<journal::JournalMessage> SqlGuideTurns::answer_to(journal::JournalMessage const& entry) const {
    return database_.read([&](Connection& connection) {
        std::vector<journal::JournalMessage> messages;
        for (auto const& row : answer_rows(connection, entry))
            if (auto message = message_of(connection, keys_, row))
                messages.push_back(std::move(*message));
        return messages;
    });
}

std::vector<std::string> SqlGuideTurns::lines_said(MemberId const& member, SaidElsewhere const& where) const {
    return database_.read([&](Connection& connection) {
        std::vector<std::string> lines;
        for (auto const& row : connection.run(sql::journal_messages::kListLinesSaid, member, where.thread,
                                              where.since, where.limit))
            for (auto& line : split_words(row.text("line_ids")))
                lines.push_back(std::move(line));
        return lines;
    });
}

bool SqlGuideTurns::keep(journal::NewTurn const& turn) {
    auto const key = keys_.to_write(turn.entry.member_id);
    return database_.transact([&](Connection& connection) {
        auto const& entry = turn.entry;
        // Turns of one member come one after the other: whoever was held up sees what was kept meanwhile.
        if (connection.run(sql::members::kHold, entry.member_id).empty() ||
            connection.run(sql::journal_threads::kFind, entry.member_id, entry.thread_id).empty() ||
            !answer_rows(connection, entry).empty() ||
            standing_in(connection, entry.member_id, entry.thread_id).turns != turn.turns_before ||
            risk_in(connection, entry.member_id).revision != turn.risk_revision_before)
            return false;
        for (auto const& message : turn.messages)
            insert_guides_message(connection, *key, message, entry.id);
        connection.queue(sql::journal_threads::kAdvance, entry.member_id, entry.thread_id,
                         turn.progress.phase, turn.progress.turns, turn.messages.size(), turn.at);
        keep_risk(connection, entry.member_id, turn.risk, turn.at);
        if (turn.event)
            keep_event(connection, *turn.event);
        return true;
    });
}

} // namespace evenkeel::storage
