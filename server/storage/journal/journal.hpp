#pragma once

#include "core/journal/journal.hpp"
#include "storage/encryption/member_keys.hpp"

#include <optional>

namespace evenkeel::storage {

class SqlJournal final : public journal::Journal {
public:
    SqlJournal(Database& database, MemberKeys& keys) : database_{database}, keys_{keys} {}

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
    MemberKeys& keys_;
};

/// Where the text of a message is sealed.
[[nodiscard]] std::string place_of_body(MemberId const& member, JournalThreadId const& thread,
                                        JournalMessageId const& message);

/// Nothing when its text cannot be read any more, because its key is lost: lists leave it out.
[[nodiscard]] std::optional<journal::JournalMessage> message_of(Connection& connection, MemberKeys& keys,
                                                                Row const& row);

/// Keeps a message of the guide: by itself, or in answer to an entry.
void insert_guides_message(Connection& connection, TextKey const& key, journal::JournalMessage const& message,
                           std::optional<JournalMessageId> const& answered_entry);

} // namespace evenkeel::storage
