#include "storage/encryption/plain_texts.hpp"

#include "storage/journal/journal.hpp"
#include "storage/practice/safety_profiles.hpp"

#include <sql/journal_messages.hpp>
#include <sql/safety_profiles.hpp>

namespace evenkeel::storage {
namespace {

/// Others wait for one transaction some milliseconds.
constexpr std::size_t kTextsAtOnce = 200;

struct PlainText {
    MemberId member;
    JournalThreadId thread; ///< Of a journal.
    JournalMessageId message;
    std::string text;
};

std::vector<PlainText> plain_messages(Database& database, std::size_t limit) {
    return database.read_one([&](Connection& connection) {
        std::vector<PlainText> texts;
        for (auto const& row : connection.run(sql::journal_messages::kListPlain, limit))
            texts.push_back({MemberId{row.text("member_id")}, JournalThreadId{row.text("thread_id")},
                             JournalMessageId{row.text("message_id")}, row.text("body")});
        return texts;
    });
}

std::vector<PlainText> plain_profiles(Database& database, std::size_t limit) {
    return database.read_one([&](Connection& connection) {
        std::vector<PlainText> texts;
        for (auto const& row : connection.run(sql::safety_profiles::kListPlain, limit))
            texts.push_back({MemberId{row.text("member_id")}, {}, {}, row.text("sealed")});
        return texts;
    });
}

/// A member's key for each of the texts, made before the transaction that needs it.
std::vector<MemberKeys::Key> keys_of(std::vector<PlainText> const& texts, MemberKeys& keys) {
    std::vector<MemberKeys::Key> of_texts;
    for (auto const& text : texts)
        of_texts.push_back(keys.to_write(text.member));
    return of_texts;
}

} // namespace

bool has_plain_texts(Database& database) {
    return !plain_messages(database, 1).empty() || !plain_profiles(database, 1).empty();
}

std::size_t seal_some_texts(Database& database, MemberKeys& keys) {
    auto const messages = plain_messages(database, kTextsAtOnce);
    auto const message_keys = keys_of(messages, keys);
    auto const profiles = plain_profiles(database, kTextsAtOnce);
    auto const profile_keys = keys_of(profiles, keys);
    database.transact([&](Connection& connection) {
        for (std::size_t i = 0; i < messages.size(); ++i) {
            auto const& [member, thread, message, text] = messages[i];
            auto const box = message_keys[i]->seal(text, place_of_body(member, thread, message));
            connection.run(sql::journal_messages::kSeal, member, thread, message, box, message_keys[i]->id());
        }
        for (std::size_t i = 0; i < profiles.size(); ++i) {
            auto const& [member, thread, message, text] = profiles[i];
            auto const box = profile_keys[i]->seal(text, place_of_profile(member));
            connection.run(sql::safety_profiles::kSeal, member, box, profile_keys[i]->id(), text);
        }
    });
    return messages.size() + profiles.size();
}

} // namespace evenkeel::storage
