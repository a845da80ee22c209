#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using journal::Journal;
using journal::JournalMessage;
using journal::JournalThread;
using journal::Reaction;

auto journal_fields(JournalThread const& thread) {
    return std::make_tuple(thread.id, thread.member_id, thread.event_id, thread.life_aspect,
                           thread.current_state, thread.opened_at, thread.last_message_at, thread.unread);
}

auto journal_fields(JournalMessage const& message) {
    return std::make_tuple(message.id, message.thread_id, message.member_id, message.author, message.body,
                           message.sent_at, message.reaction);
}

JournalThread a_thread(std::string const& id, MemberId const& member) {
    return {.id = JournalThreadId{id},
            .member_id = member,
            .event_id = EventId{"event " + id},
            .life_aspect = "environment",
            .current_state = state::StateName::dorsal_vagal,
            .opened_at = kMondayMorning + 1ms,
            .last_message_at = kMondayMorning + 2ms,
            .unread = 1};
}

JournalMessage a_message(JournalThread const& thread) {
    return {.id = JournalMessageId{"message of " + thread.id.value()},
            .thread_id = thread.id,
            .member_id = thread.member_id,
            .author = journal::Author::guide,
            .body = "How are you?\n😀",
            .sent_at = kMondayMorning + 2ms,
            .reaction = {}};
}

JournalMessage an_entry(std::string const& id, JournalThread const& thread, Instant written_at) {
    auto entry = a_message(thread);
    entry.id = JournalMessageId{id};
    entry.author = journal::Author::member;
    entry.body = "Entry " + id;
    entry.sent_at = written_at;
    return entry;
}

template <class Backend>
class JournalContract : public Contract<Backend> {
protected:
    Journal& journal() { return this->stores_.journal; }

    Journal::Opened open(JournalThread const& thread) {
        return journal().open_once(thread, a_message(thread));
    }

    std::optional<JournalMessage> react(std::optional<Reaction> reaction, char const* thread = "1",
                                        char const* message = "message of 1") {
        return journal().react(this->kAna, {JournalThreadId{thread}, JournalMessageId{message}, reaction});
    }
};

TYPED_TEST_SUITE(JournalContract, Backends, BackendNames);

TYPED_TEST(JournalContract, AThreadIsReadAsItWasOpened) {
    auto const thread = a_thread("1", this->kAna);
    EXPECT_TRUE(this->open(thread).is_new);
    EXPECT_EQ(journal_fields(this->journal().find(this->kAna, thread.id).value()), journal_fields(thread));
    auto const messages = this->journal().messages(this->kAna, {thread.id, {}, 10});
    ASSERT_EQ(messages.size(), 1U);
    EXPECT_EQ(journal_fields(messages.front()), journal_fields(a_message(thread)));
}

TYPED_TEST(JournalContract, ARepeatBringsBackTheStoredOne) {
    auto const first = a_thread("1", this->kAna);
    this->open(first);
    auto repeat = a_thread("2", this->kAna);
    repeat.event_id = first.event_id;
    auto const opened = this->open(repeat);
    EXPECT_FALSE(opened.is_new);
    EXPECT_EQ(journal_fields(opened.thread), journal_fields(first));
    EXPECT_EQ(journal_fields(opened.first), journal_fields(a_message(first)));
    EXPECT_EQ(this->journal().threads(this->kAna, {}, 10).size(), 1U);
}

TYPED_TEST(JournalContract, OfOneEventSentManyTimesAtOnceOneIsKept) {
    auto const opened = all_at_once(8, [this](int i) {
        auto thread = a_thread(std::to_string(i), this->kAna);
        thread.event_id = EventId{"the same"};
        return this->open(thread);
    });
    EXPECT_EQ(std::ranges::count(opened, true, &Journal::Opened::is_new), 1);
    for (auto const& one : opened)
        EXPECT_EQ(one.thread.id, opened.front().thread.id);
}

TYPED_TEST(JournalContract, NobodyReadsOrChangesAnothersThread) {
    auto const thread = a_thread("1", this->kBo);
    this->open(thread);
    EXPECT_FALSE(this->journal().find(this->kAna, thread.id));
    EXPECT_TRUE(this->journal().threads(this->kAna, {}, 10).empty());
    EXPECT_TRUE(this->journal().messages(this->kAna, {thread.id, {}, 10}).empty());
    EXPECT_FALSE(this->react(Reaction::heart));
    EXPECT_FALSE(this->journal().mark_read(this->kAna, thread.id));
    EXPECT_FALSE(this->journal().messages(this->kBo, {thread.id, {}, 10}).front().reaction);
}

TYPED_TEST(JournalContract, ThreadsAreListedLastOpenedFirst) {
    for (auto const* const id : {"1", "3", "2"})
        this->open(a_thread(id, this->kAna));
    auto const ids = [this](std::optional<JournalThreadId> const& before, std::size_t limit) {
        std::string text;
        for (auto const& thread : this->journal().threads(this->kAna, before, limit))
            text += thread.id.value();
        return text;
    };
    EXPECT_EQ(ids({}, 10), "321");
    EXPECT_EQ(ids({}, 2), "32");
    EXPECT_EQ(ids(JournalThreadId{"2"}, 10), "1");
}

TYPED_TEST(JournalContract, LinesAreThoseOfAllThreadsNewestFirst) {
    for (auto const* const id : {"1", "3", "2"})
        this->open(a_thread(id, this->kAna));
    this->open(a_thread("4", this->kBo));
    auto const threads_of = [this](std::optional<JournalMessageId> const& before, std::size_t limit) {
        std::string text;
        for (auto const& line : this->journal().lines(this->kAna, before, limit))
            text += line.message.thread_id.value();
        return text;
    };
    EXPECT_EQ(threads_of({}, 10), "321");
    EXPECT_EQ(threads_of({}, 2), "32");
    EXPECT_EQ(threads_of(JournalMessageId{"message of 3"}, 10), "21");
    EXPECT_EQ(threads_of(JournalMessageId{"message of 1"}, 10), "");
    auto const newest = this->journal().lines(this->kAna, {}, 1).front();
    EXPECT_EQ(journal_fields(newest.message), journal_fields(a_message(a_thread("3", this->kAna))));
    EXPECT_EQ(newest.life_aspect, "environment");
    EXPECT_EQ(newest.current_state, state::StateName::dorsal_vagal);
}

TYPED_TEST(JournalContract, WhatTheMemberWroteIsToldByItsMoments) {
    this->open(a_thread("1", this->kAna));
    auto thread = a_thread("2", this->kAna);
    thread.opened_at = kMondayMorning + 1h;
    auto own = a_message(thread);
    own.author = journal::Author::member;
    own.sent_at = kMondayMorning + 2h;
    this->journal().open_once(thread, own);
    this->open(a_thread("of bo", this->kBo));
    auto const written = [this](Instant from, std::size_t limit) {
        return this->journal().written_since(this->kAna, from, limit);
    };
    EXPECT_THAT(written(kMondayMorning, 10),
                ::testing::ElementsAre(kMondayMorning + 2h, kMondayMorning + 1h, kMondayMorning + 1ms));
    EXPECT_THAT(written(kMondayMorning + 1h, 1), ::testing::ElementsAre(kMondayMorning + 2h));
    EXPECT_EQ(written(kMondayMorning + 1h, 10).size(), 2U);
}

TYPED_TEST(JournalContract, AnEntryIsKeptOnceByItsEvent) {
    auto const thread = a_thread("1", this->kAna);
    this->open(thread);
    auto const entry = an_entry("of ana", thread, kMondayMorning + 1h);
    EXPECT_TRUE(this->journal().write_once(entry, EventId{"e"})->is_new);
    auto const again =
        this->journal().write_once(an_entry("another", thread, kMondayMorning + 2h), EventId{"e"});
    EXPECT_FALSE(again->is_new);
    EXPECT_EQ(journal_fields(again->message), journal_fields(entry));
    EXPECT_TRUE(
        this->journal().write_once(an_entry("second", thread, kMondayMorning + 1h), EventId{"f"})->is_new);
    EXPECT_EQ(this->journal().messages(this->kAna, {thread.id, {}, 10}).size(), 3U);
}

TYPED_TEST(JournalContract, OfOneEntrySentManyTimesAtOnceOneIsKept) {
    auto const thread = a_thread("1", this->kAna);
    this->open(thread);
    auto const written = all_at_once(8, [&](int i) {
        auto const entry = an_entry(std::to_string(i), thread, kMondayMorning + 1h);
        return this->journal().write_once(entry, EventId{"the same"}).value();
    });
    EXPECT_EQ(std::ranges::count(written, true, &Journal::Written::is_new), 1);
    for (auto const& one : written)
        EXPECT_EQ(one.message.body, written.front().message.body);
}

TYPED_TEST(JournalContract, AnEntryMovesItsThreadForwardsOnly) {
    auto const thread = a_thread("1", this->kAna);
    this->open(thread);
    this->journal().write_once(an_entry("today", thread, kMondayMorning + 1h), EventId{"today"});
    this->journal().write_once(an_entry("late", thread, kMondayMorning - 48h), EventId{"late"});
    EXPECT_EQ(this->journal().find(this->kAna, thread.id)->last_message_at, kMondayMorning + 1h);
    EXPECT_EQ(this->journal().find(this->kAna, thread.id)->unread, 1);
}

TYPED_TEST(JournalContract, NobodyWritesInAnothersThread) {
    auto thread = a_thread("1", this->kBo);
    this->open(thread);
    thread.member_id = this->kAna;
    EXPECT_FALSE(this->journal().write_once(an_entry("of ana", thread, kMondayMorning), EventId{"e"}));
    EXPECT_EQ(this->journal().messages(this->kBo, {thread.id, {}, 10}).size(), 1U);
}

TYPED_TEST(JournalContract, MessagesGoOnBehindOne) {
    auto const thread = a_thread("1", this->kAna);
    this->open(thread);
    EXPECT_TRUE(
        this->journal().messages(this->kAna, {thread.id, JournalMessageId{"message of 1"}, 10}).empty());
    EXPECT_EQ(this->journal().messages(this->kAna, {thread.id, JournalMessageId{"message of 2"}, 10}).size(),
              1U);
    EXPECT_TRUE(this->journal().messages(this->kAna, {thread.id, {}, 0}).empty());
}

TYPED_TEST(JournalContract, AMessageHasOneReactionThatCanBeTakenBack) {
    this->open(a_thread("1", this->kAna));
    for (auto const reaction : journal::kReactions)
        EXPECT_EQ(this->react(reaction)->reaction, reaction);
    EXPECT_EQ(this->react(Reaction::smile)->body, "How are you?\n😀");
    EXPECT_EQ(this->journal().messages(this->kAna, {JournalThreadId{"1"}, {}, 1}).front().reaction,
              Reaction::smile);
    EXPECT_FALSE(this->react({})->reaction);
    EXPECT_FALSE(this->journal().messages(this->kAna, {JournalThreadId{"1"}, {}, 1}).front().reaction);
    EXPECT_FALSE(this->react(Reaction::hug, "1", "another"));
    EXPECT_FALSE(this->react(Reaction::hug, "2"));
}

TYPED_TEST(JournalContract, ReactionsAtOnceLeaveOneOfThem) {
    this->open(a_thread("1", this->kAna));
    all_at_once(
        8, [this](int i) { return this->react(journal::kReactions.at(static_cast<std::size_t>(i % 5))); });
    EXPECT_TRUE(this->journal().messages(this->kAna, {JournalThreadId{"1"}, {}, 1}).front().reaction);
}

TYPED_TEST(JournalContract, WhatWasReadIsNoLongerUnread) {
    this->open(a_thread("1", this->kAna));
    this->open(a_thread("2", this->kAna));
    this->open(a_thread("3", this->kBo));
    EXPECT_EQ(this->stores_.member_settings.find(this->kAna).unread_journal, 2);
    EXPECT_TRUE(this->journal().mark_read(this->kAna, JournalThreadId{"1"}));
    EXPECT_TRUE(this->journal().mark_read(this->kAna, JournalThreadId{"1"}));
    EXPECT_EQ(this->journal().find(this->kAna, JournalThreadId{"1"})->unread, 0);
    EXPECT_EQ(this->stores_.member_settings.find(this->kAna).unread_journal, 1);
}

TYPED_TEST(JournalContract, TheSettingsOfAMemberAreTheirOwn) {
    this->open(a_thread("1", this->kBo));
    this->stores_.feedbacks.count_review_request(this->kBo, EventId{"e"}, kMondayMorning);
    auto settings = notify::usual_settings();
    settings.pause_until = kMondayMorning + 1h;
    this->stores_.notification_settings.keep(this->kBo, settings, kMondayMorning);
    auto const of_ana = this->stores_.member_settings.find(this->kAna);
    EXPECT_FALSE(of_ana.trainer_linked);
    EXPECT_EQ(of_ana.review_request_count, 0);
    EXPECT_FALSE(of_ana.notifications_paused_until);
    EXPECT_EQ(of_ana.unread_journal, 0);
    auto const of_bo = this->stores_.member_settings.find(this->kBo);
    EXPECT_EQ(of_bo.review_request_count, 1);
    EXPECT_EQ(of_bo.notifications_paused_until, kMondayMorning + 1h);
}

} // namespace
} // namespace evenkeel::testing
