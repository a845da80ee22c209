#pragma once

#include "core/journal/journal.hpp"
#include "storage/engine/database.hpp"

#include <optional>

namespace evenkeel::storage {

class SqlJournal final : public journal::Journal {
public:
    explicit SqlJournal(Database& database) : database_{database} {}

    Opened open_once(journal::JournalThread const& thread, journal::JournalMessage const& first) override;
    std::optional<Written> write_once(journal::JournalMessage const& entry, EventId const& event) override;
    [[nodiscard]] std::optional<journal::JournalThread> find(MemberId const& member,
                                                             JournalThreadId const& thread) const override;
    [[nodiscard]] std::vector<journal::JournalThread> threads(MemberId const& member,
                                                              std::optional<JournalThreadId> const& before,
                                                              std::size_t limit) const override;
    [[nodiscard]] std::vector<journal::JournalMessage> messages(MemberId const& member,
                                                                MessagesWanted const& wanted) const override;
    [[nodiscard]] std::vector<Line> lines(MemberId const& member,
                                          std::optional<JournalMessageId> const& before,
                                          std::size_t limit) const override;
    [[nodiscard]] std::vector<Instant> written_since(MemberId const& member, Instant from,
                                                     std::size_t limit) const override;
    std::optional<journal::JournalMessage> react(MemberId const& member,
                                                 NewReaction const& reaction) override;
    bool mark_read(MemberId const& member, JournalThreadId const& thread) override;

private:
    Database& database_;
};

[[nodiscard]] journal::JournalMessage message_of(Row const& row);

/// What the guide says: by itself, or in answer to an entry.
void insert_guides_message(Connection& connection, journal::JournalMessage const& message,
                           std::optional<JournalMessageId> const& answered_entry);

} // namespace evenkeel::storage
