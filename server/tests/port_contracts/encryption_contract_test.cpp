#include "core/base/unavailable.hpp"
#include "storage/encryption/key_ring.hpp"
#include "storage/encryption/plain_texts.hpp"
#include "tests/port_contracts/contract.hpp"

#include <fmt/format.h>

namespace evenkeel::testing {
namespace {

using outbound::SodiumEncryption;

/// Looks at what is in the tables, and not at what the stores make of it.
template <class Backend>
class Encryption : public Contract<Backend> {
protected:
    void write(MemberId const& member, std::string const& text) {
        journal::JournalThread const thread{.id = JournalThreadId{"thread"},
                                            .member_id = member,
                                            .event_id = EventId{"opening"},
                                            .life_aspect = "environment",
                                            .current_state = state::StateName::play,
                                            .opened_at = kMondayMorning,
                                            .last_message_at = kMondayMorning,
                                            .unread = 1};
        journal::JournalMessage message{.id = JournalMessageId{"0"},
                                        .thread_id = thread.id,
                                        .member_id = member,
                                        .author = journal::Author::guide,
                                        .body = "You wrote: " + text,
                                        .sent_at = kMondayMorning,
                                        .reaction = {}};
        this->stores_.journal.open_once(thread, message);
        message.id = JournalMessageId{"1"};
        message.author = journal::Author::member;
        message.body = text;
        ASSERT_TRUE(this->stores_.journal.write_once(message, EventId{"writing"}));
    }

    std::vector<std::string> read(Stores const& stores, MemberId const& member) {
        std::vector<std::string> bodies;
        for (auto const& line : stores.journal.lines(member, {}, 10))
            bodies.push_back(line.message.body);
        return bodies;
    }

    std::vector<std::string> read(MemberId const& member) { return read(this->stores_, member); }

    /// Prepared statements are known by their name and text, which have to outlive them.
    storage::Rows run(std::string const& sql) {
        static std::map<std::string, std::string> names;
        auto const known = names.try_emplace(sql, fmt::format("encryption {}", names.size())).first;
        storage::Statement const statement{known->second, known->first, known->first};
        return this->backend_.database().transact(
            [&](storage::Connection& connection) { return connection.run_values(statement, {}); });
    }

    std::string column(std::string const& name, std::string const& table,
                       std::string const& where = "1 = 1") {
        std::string sum;
        for (auto const& row : run(fmt::format("SELECT {} AS text FROM {} WHERE {}", name, table, where)))
            sum += row.text_or_null("text").value_or("NULL") + "\n";
        return sum;
    }

    storage::KeyRing ring_{this->backend_.database()};
};

TYPED_TEST_SUITE(Encryption, Backends, BackendNames);

TYPED_TEST(Encryption, NoTableHoldsAPlainText) {
    this->write(this->kAna, "a bad night");
    this->stores_.safety_profiles.keep(this->kAna, "pregnant", kMondayMorning);
    EXPECT_EQ(this->read(this->kAna), (std::vector<std::string>{"a bad night", "You wrote: a bad night"}));
    EXPECT_EQ(this->stores_.safety_profiles.find(this->kAna), "pregnant");
    auto const bodies = this->column("body", "journal_messages");
    EXPECT_EQ(std::ranges::count(bodies, '\n'), 2);
    EXPECT_EQ(bodies.find("night"), std::string::npos) << bodies;
    EXPECT_EQ(this->column("sealed", "safety_profiles").find("pregnant"), std::string::npos);
    EXPECT_EQ(this->column("body_key", "journal_messages", "body_key IS NULL"), "");
}

TYPED_TEST(Encryption, ABoxOpensInItsRowAlone) {
    this->write(this->kAna, "a bad night");
    this->write(this->kBo, "a good one");
    this->run(
        "UPDATE journal_messages SET body = (SELECT body FROM journal_messages WHERE member_id = 'ana' AND "
        "message_id = '0') WHERE member_id = 'ana' AND message_id = '1'");
    EXPECT_THROW(this->read(this->kAna), Unavailable) << "moved to another row of the member";
    this->run(
        "UPDATE journal_messages SET body = (SELECT body FROM journal_messages WHERE member_id = 'ana' AND "
        "message_id = '0'), body_key = (SELECT body_key FROM journal_messages WHERE member_id = 'ana' AND "
        "message_id = '0') WHERE member_id = 'bo' AND message_id = '0'");
    EXPECT_EQ(this->read(this->kBo), std::vector<std::string>{"a good one"}) << "moved to another member";
}

TYPED_TEST(Encryption, MakesOneKeyForAMemberAlsoAtOneMoment) {
    auto const ids = all_at_once(6, [&](int /*number*/) {
        storage::MemberKeys process{this->backend_.database(), kEncryptionOfTests};
        return process.to_write(this->kAna)->id();
    });
    auto const keys = this->ring_.all();
    ASSERT_EQ(keys.size(), 1U);
    EXPECT_EQ(std::ranges::count(ids, keys.front().key_id), 6);
}

TYPED_TEST(Encryption, WithAnErasedMemberTheKeyGoes) {
    this->write(this->kAna, "a bad night");
    auto const key = this->ring_.all().at(0);
    EXPECT_EQ(key.member_id, "ana");
    EXPECT_TRUE(this->stores_.erasure.erase(
        {.member_id = this->kAna, .email_address = "ana@example.org", .address_digest = "digest"}, {}));
    EXPECT_TRUE(this->ring_.all().empty());
    EXPECT_EQ(this->ring_.erased(), std::vector{key.key_id});
    EXPECT_TRUE(this->backend_.member_keys().to_write(this->kAna)) << "of nobody: nothing is kept under it";
    EXPECT_TRUE(this->ring_.all().empty());
}

TYPED_TEST(Encryption, WhatWasWrittenBeforeIsReadAndSealed) {
    this->write(this->kAna, "sealed");
    this->run("INSERT INTO journal_messages (member_id, thread_id, message_id, author, body, sent_at) VALUES "
              "('ana', 'thread', '2', 'member', 'plain', 1)");
    this->run("INSERT INTO safety_profiles (member_id, sealed, updated_at) VALUES ('bo', 'plain', 1)");
    auto const expect_all = [&] {
        EXPECT_EQ(this->read(this->kAna), (std::vector<std::string>{"plain", "sealed", "You wrote: sealed"}));
        EXPECT_EQ(this->stores_.safety_profiles.find(this->kBo), "plain");
    };
    expect_all();
    EXPECT_TRUE(storage::has_plain_texts(this->backend_.database()));
    EXPECT_EQ(storage::seal_some_texts(this->backend_.database(), this->backend_.member_keys()), 2U);
    EXPECT_EQ(storage::seal_some_texts(this->backend_.database(), this->backend_.member_keys()), 0U);
    EXPECT_FALSE(storage::has_plain_texts(this->backend_.database()));
    expect_all();
    EXPECT_EQ(this->column("body", "journal_messages").find("plain"), std::string::npos);
    EXPECT_EQ(this->column("sealed", "safety_profiles").find("plain"), std::string::npos);
}

TYPED_TEST(Encryption, BelongsToOneKeyOfTheInstallationUntilItIsChanged) {
    EXPECT_EQ(this->ring_.installation_key(), "");
    EXPECT_EQ(this->ring_.claim("first"), "first");
    EXPECT_EQ(this->ring_.claim("second"), "first");
    this->ring_.forget_installation();
    EXPECT_EQ(this->ring_.claim("second"), "second");
}

TYPED_TEST(Encryption, AChangedKeyIsWrappedAgainAndAnInterruptedChangeGoesOn) {
    (void)this->ring_.claim(kEncryptionOfTests.id());
    this->write(this->kAna, "a bad night");
    this->write(this->kBo, "a good one");
    SodiumEncryption const next{"the next key of the installation"};
    auto const change = [&](std::size_t most) {
        return this->ring_.change(
            {.from = kEncryptionOfTests.id(),
             .to = next.id(),
             .wrap_again = [&, done = std::size_t{0}](auto const& box, auto const& owner) mutable {
                 return done++ < most ? kEncryptionOfTests.wrap_under(next, box, owner) : std::nullopt;
             }});
    };
    EXPECT_THROW(change(1), Unavailable);
    EXPECT_EQ(this->ring_.installation_key(), next.id());
    EXPECT_EQ(this->ring_.count_wrapped_otherwise(next.id()), 2U) << "a transaction is whole or not at all";
    EXPECT_EQ(change(10), 2U);
    EXPECT_EQ(change(10), 0U);
    EXPECT_EQ(this->ring_.count_wrapped_otherwise(next.id()), 0U);

    storage::SqlStores after{this->backend_.database(), next};
    EXPECT_EQ(this->read(after.stores(), this->kAna).front(), "a bad night");
    storage::SqlStores before{this->backend_.database(), kEncryptionOfTests};
    EXPECT_THROW(this->read(before.stores(), this->kBo), Unavailable);
    EXPECT_THROW((void)this->ring_.change({.from = "neither", .to = "nor", .wrap_again = {}}), Unavailable);
}

TYPED_TEST(Encryption, AProcessWithTheFormerKeyMakesNoMoreKeys) {
    (void)this->ring_.claim("the next key");
    EXPECT_THROW((void)this->backend_.member_keys().to_write(this->kAna), Unavailable);
    EXPECT_TRUE(this->ring_.all().empty());
}

TYPED_TEST(Encryption, KeysAreBroughtBackForThoseWhoAreHere) {
    this->write(this->kAna, "a bad night");
    this->stores_.safety_profiles.keep(this->kAna, "pregnant", kMondayMorning);
    auto keys = this->ring_.all();
    this->run("DELETE FROM member_keys");
    EXPECT_EQ(this->ring_.count_without_key(), 1U);
    {
        storage::SqlStores other{this->backend_.database(), kEncryptionOfTests};
        EXPECT_TRUE(this->read(other.stores(), this->kAna).empty()) << "left out";
        EXPECT_NE(other.stores().safety_profiles.find(this->kAna), "pregnant");
        auto const archive = other.stores().member_archive.read(this->kAna).value();
        EXPECT_TRUE(
            std::ranges::find(archive, "journal_messages", &portability::TableRows::table)->rows.empty());
    }
    keys.push_back(keys.front());
    keys.back().member_id = "nobody any more";
    this->ring_.put_back(keys, kEncryptionOfTests.id());
    EXPECT_EQ(this->ring_.count_without_key(), 0U);
    EXPECT_EQ(this->ring_.all().size(), 1U);
    EXPECT_EQ(this->ring_.installation_key(), kEncryptionOfTests.id());
    storage::SqlStores other{this->backend_.database(), kEncryptionOfTests};
    EXPECT_EQ(this->read(other.stores(), this->kAna).front(), "a bad night");
}

} // namespace
} // namespace evenkeel::testing
