#include "core/journal/write_entry.hpp"

#include "core/account/sign_in/rate_limits.hpp"
#include "core/journal/journal.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::journal {
namespace {

using namespace std::chrono_literals;

class WriteEntryTest : public ::testing::Test {
protected:
    void SetUp() override {
        stores_.add(evenkeel::testing::a_member("ana"));
        journal_.open_once({.id = kThread,
                            .member_id = kAna,
                            .event_id = EventId{"opened"},
                            .life_aspect = "environment",
                            .current_state = state::StateName::play,
                            .opened_at = clock_.now() - 90 * 24h,
                            .last_message_at = clock_.now() - 90 * 24h,
                            .unread = 0},
                           {.id = JournalMessageId{"0"},
                            .thread_id = kThread,
                            .member_id = kAna,
                            .author = Author::guide,
                            .body = "How are you?",
                            .sent_at = clock_.now() - 90 * 24h,
                            .reaction = {}});
    }

    [[nodiscard]] EntryDraft draft() const {
        return {.thread = kThread, .event_id = EventId{"e"}, .body = "A quiet day.", .written_at = {}};
    }

    [[nodiscard]] Failure refusal(EntryDraft const& draft) const { return write_(kAna, draft).error(); }

    MemberId const kAna{"ana"};
    JournalThreadId const kThread{"thread"};
    evenkeel::testing::TestStores stores_;
    journal::Journal& journal_{stores_.journal};
    evenkeel::testing::FixedClock clock_;
    evenkeel::testing::FakeSecure secure_;
    account::RateLimits& rate_limits_{stores_.rate_limits};
    WriteEntry write_{{journal_, rate_limits_, clock_, secure_}};
};

TEST_F(WriteEntryTest, KeepsTheWordsAsTheyWereWritten) {
    auto entry = draft();
    entry.body = "  A quiet day.\n\nWith rain. 😀 ";
    auto const written = write_(kAna, entry);
    ASSERT_TRUE(written);
    EXPECT_TRUE(written->is_new);
    EXPECT_EQ(written->message.body, entry.body);
    EXPECT_EQ(written->message.author, Author::member);
    EXPECT_EQ(written->message.sent_at, clock_.now());
    EXPECT_FALSE(write_(kAna, entry)->is_new);
}

TEST_F(WriteEntryTest, ALateOneKeepsItsMomentAndAFastClockIsToldNow) {
    auto late = draft();
    late.written_at = clock_.now() - kOldestEntry;
    EXPECT_EQ(write_(kAna, late)->message.sent_at, *late.written_at);
    auto ahead = draft();
    ahead.event_id = EventId{"ahead"};
    ahead.written_at = clock_.now() + 400 * 24h;
    EXPECT_EQ(write_(kAna, ahead)->message.sent_at, clock_.now());
}

TEST_F(WriteEntryTest, RefusesByTheFieldThatIsWrong) {
    for (auto const& body : {std::string{}, std::string{" \n\t "}, std::string(kLongestEntry + 1, 'a')}) {
        auto entry = draft();
        entry.body = body;
        EXPECT_EQ(refusal(entry).field, "body");
    }
    auto too_old = draft();
    too_old.written_at = clock_.now() - kOldestEntry - 1ms;
    EXPECT_EQ(refusal(too_old).field, "written_at");
    auto elsewhere = draft();
    elsewhere.thread = JournalThreadId{"of bo"};
    EXPECT_EQ(refusal(elsewhere).fault, Fault::not_found);
    EXPECT_EQ(refusal(elsewhere).field, "journal_thread_id");
    EXPECT_EQ(journal_.messages(kAna, {kThread, {}, 10}).size(), 1U);
}

TEST_F(WriteEntryTest, TheLongestEntryIsKept) {
    auto entry = draft();
    entry.body = std::string(kLongestEntry, 'a');
    EXPECT_TRUE(write_(kAna, entry));
    auto arabic = draft();
    arabic.event_id = EventId{"in letters of two bytes"};
    arabic.body.clear();
    for (std::size_t i = 0; i < kLongestEntry; ++i)
        arabic.body += "س";
    EXPECT_TRUE(write_(kAna, arabic));
}

TEST_F(WriteEntryTest, AFloodIsHeldBackForAWhileAndNothingOfItKept) {
    auto entry = draft();
    for (int i = 0; i < kEntryRate.calls; ++i) {
        entry.event_id = EventId{std::to_string(i)};
        ASSERT_TRUE(write_(kAna, entry));
    }
    entry.event_id = EventId{"one more"};
    EXPECT_EQ(refusal(entry).fault, Fault::too_many_requests);
    EXPECT_GT(refusal(entry).retry_after, 0s);
    EXPECT_EQ(journal_.messages(kAna, {kThread, {}, 1000}).size(),
              static_cast<std::size_t>(kEntryRate.calls) + 1U);
    clock_.advance(kEntryRate.window);
    EXPECT_TRUE(write_(kAna, entry));
}

TEST_F(WriteEntryTest, WordsOfDangerAreHeardHoweverMuchWasWritten) {
    auto entry = draft();
    for (int i = 0; i < kEntryRate.calls; ++i) {
        entry.event_id = EventId{std::to_string(i)};
        ASSERT_TRUE(write_(kAna, entry));
    }
    entry.event_id = EventId{"calm"};
    EXPECT_EQ(refusal(entry).fault, Fault::too_many_requests);
    entry.event_id = EventId{"danger"};
    entry.body = "I want to kill myself tonight.";
    EXPECT_TRUE(write_(kAna, entry));
}

} // namespace
} // namespace evenkeel::journal
