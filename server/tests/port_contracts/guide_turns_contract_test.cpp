#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using journal::JournalMessage;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class GuideTurnsContract : public Contract<Backend> {
protected:
    void SetUp() override {
        Contract<Backend>::SetUp();
        for (auto const* thread : {"t", "u"})
            open(thread, this->kAna);
        open("t", this->kBo);
        entry_ = write("e1", "t");
    }

    journal::GuideTurns& turns() { return this->stores_.guide_turns; }

    void open(std::string const& thread, MemberId const& member) {
        JournalMessage first;
        first.id = JournalMessageId{"a first of " + thread + member.value()};
        first.thread_id = JournalThreadId{thread};
        first.member_id = member;
        first.body = "How are you?";
        first.sent_at = kMondayMorning;
        this->stores_.journal.open_once({.id = JournalThreadId{thread},
                                         .member_id = member,
                                         .event_id = EventId{"event " + thread},
                                         .life_aspect = "environment",
                                         .current_state = state::StateName::play,
                                         .opened_at = kMondayMorning,
                                         .last_message_at = kMondayMorning,
                                         .unread = 1},
                                        first);
    }

    JournalMessage write(std::string const& id, std::string const& thread) {
        JournalMessage entry;
        entry.id = JournalMessageId{id};
        entry.thread_id = JournalThreadId{thread};
        entry.member_id = this->kAna;
        entry.author = journal::Author::member;
        entry.body = "Words.";
        entry.sent_at = kMondayMorning + 1min;
        this->stores_.journal.write_once(entry, EventId{"event of " + id});
        return entry;
    }

    /// An answer of two messages, the first of which offers an exercise.
    journal::NewTurn answer(JournalMessage const& entry) {
        auto one = entry;
        one.id = JournalMessageId{entry.id.value() + " answer 1"};
        one.author = journal::Author::guide;
        one.body = "All right.";
        one.sent_at = kMondayMorning + 2min;
        one.line_ids = {"line-a", "line-b"};
        one.exercise_id = ExerciseId{"long-exhale"};
        auto two = one;
        two.id = JournalMessageId{entry.id.value() + " answer 2"};
        two.line_ids = {"line-c"};
        two.exercise_id = std::nullopt;
        two.is_safety_reply = true;
        auto const standing = turns().standing(entry.member_id, entry.thread_id);
        return {.entry = entry,
                .messages = {one, two},
                .progress = {.phase = "deepen", .turns = 3},
                .turns_before = standing.turns,
                .risk = {},
                .risk_revision_before = this->stores_.member_risks.find(entry.member_id).revision,
                .event = std::nullopt,
                .at = kMondayMorning + 2min};
    }

    static std::vector<std::string> ids(std::vector<JournalMessage> const& messages) {
        std::vector<std::string> ids;
        for (auto const& message : messages)
            ids.push_back(message.id.value());
        return ids;
    }

    JournalMessage entry_;
};

TYPED_TEST_SUITE(GuideTurnsContract, Backends, BackendNames);

TYPED_TEST(GuideTurnsContract, AThreadBeginsAtItsOpening) {
    auto const standing = this->turns().standing(this->kAna, JournalThreadId{"t"});
    EXPECT_EQ(standing.progress.phase, "opening");
    EXPECT_EQ(standing.progress.turns, 0);
    EXPECT_EQ(standing.turns, 0);
    EXPECT_EQ(this->turns().standing(this->kAna, JournalThreadId{"none"}).turns, 0);
    EXPECT_THAT(this->turns().answer_to(this->entry_), IsEmpty());
}

TYPED_TEST(GuideTurnsContract, ATurnIsReadAsItWasKept) {
    ASSERT_TRUE(this->turns().keep(this->answer(this->entry_)));
    auto const standing = this->turns().standing(this->kAna, JournalThreadId{"t"});
    EXPECT_EQ(standing.progress.phase, "deepen");
    EXPECT_EQ(standing.progress.turns, 3);
    EXPECT_EQ(standing.turns, 1);
    auto const kept = this->turns().answer_to(this->entry_);
    ASSERT_THAT(this->ids(kept), ElementsAre("e1 answer 1", "e1 answer 2"));
    EXPECT_EQ(kept[0].author, journal::Author::guide);
    EXPECT_EQ(kept[0].body, "All right.");
    EXPECT_EQ(kept[0].sent_at, kMondayMorning + 2min);
    EXPECT_THAT(kept[0].line_ids, ElementsAre("line-a", "line-b"));
    EXPECT_EQ(kept[0].exercise_id, ExerciseId{"long-exhale"});
    EXPECT_FALSE(kept[0].is_safety_reply);
    EXPECT_EQ(kept[1].exercise_id, std::nullopt);
    EXPECT_TRUE(kept[1].is_safety_reply);
    auto const thread = this->stores_.journal.find(this->kAna, JournalThreadId{"t"});
    EXPECT_EQ(thread->unread, 3);
    EXPECT_EQ(thread->last_message_at, kMondayMorning + 2min);
}

TYPED_TEST(GuideTurnsContract, AnEntryHasOneAnswer) {
    ASSERT_TRUE(this->turns().keep(this->answer(this->entry_)));
    auto again = this->answer(this->entry_);
    for (auto& message : again.messages)
        message.id = JournalMessageId{message.id.value() + " again"};
    EXPECT_FALSE(this->turns().keep(again));
    EXPECT_THAT(this->ids(this->turns().answer_to(this->entry_)), ElementsAre("e1 answer 1", "e1 answer 2"));
}

TYPED_TEST(GuideTurnsContract, OfTurnsDecidedAtOnceOneIsKept) {
    std::vector<journal::NewTurn> decided;
    for (int i = 0; i < 6; ++i)
        decided.push_back(this->answer(this->write("at once " + std::to_string(i), "t")));
    auto const kept =
        all_at_once(6, [&](int i) { return this->turns().keep(decided[static_cast<std::size_t>(i)]); });
    EXPECT_EQ(std::ranges::count(kept, true), 1);
    EXPECT_EQ(this->turns().standing(this->kAna, JournalThreadId{"t"}).turns, 1);
}

TYPED_TEST(GuideTurnsContract, ATurnThatDoesNotKnowTheRiskIsNotKept) {
    auto const late = this->answer(this->write("e2", "u"));
    auto risky = this->answer(this->entry_);
    risky.risk = {.level = 3};
    ASSERT_TRUE(this->turns().keep(risky));
    EXPECT_FALSE(this->turns().keep(late));
    EXPECT_THAT(this->turns().answer_to(late.entry), IsEmpty());
    EXPECT_EQ(this->turns().standing(this->kAna, JournalThreadId{"u"}).turns, 0);
    EXPECT_EQ(this->stores_.member_risks.find(this->kAna).risk.level, 3);
}

TYPED_TEST(GuideTurnsContract, WhereTheThreadIsGoneNothingIsKept) {
    auto nowhere = this->entry_;
    nowhere.thread_id = JournalThreadId{"none"};
    EXPECT_FALSE(this->turns().keep(this->answer(nowhere)));
    EXPECT_FALSE(this->stores_.member_risks.find(this->kAna).revision > 0);
}

TYPED_TEST(GuideTurnsContract, LinesSaidElsewhereAreThoseOfOtherThreadsNewestFirst) {
    ASSERT_TRUE(this->turns().keep(this->answer(this->entry_)));
    auto const said = [&](std::string const& here, Instant since, std::size_t limit) {
        return this->turns().lines_said(this->kAna,
                                        {.thread = JournalThreadId{here}, .since = since, .limit = limit});
    };
    EXPECT_THAT(said("u", kMondayMorning, 10), ElementsAre("line-c", "line-a", "line-b"));
    EXPECT_THAT(said("u", kMondayMorning, 1), ElementsAre("line-c"));
    EXPECT_THAT(said("u", kMondayMorning + 2min + 1ms, 10), IsEmpty());
    EXPECT_THAT(said("t", kMondayMorning, 10), IsEmpty());
}

TYPED_TEST(GuideTurnsContract, TheRiskIsReadAsItWasKept) {
    EXPECT_EQ(this->stores_.member_risks.find(this->kAna).revision, 0);
    auto turn = this->answer(this->entry_);
    turn.messages.clear();
    turn.risk = {.level = 4,
                 .urgency = safety::Urgency::goodbye,
                 .intentions = {.plan = safety::Answer::yes,
                                .intent = safety::Answer::unsure,
                                .means = safety::Answer::no,
                                .time = safety::Answer::none},
                 .is_denied = true};
    ASSERT_TRUE(this->turns().keep(turn));
    auto const kept = this->stores_.member_risks.find(this->kAna);
    EXPECT_EQ(kept.risk, turn.risk);
    EXPECT_EQ(kept.revision, 1);
    EXPECT_EQ(kept.changed_at, kMondayMorning + 2min);
    EXPECT_EQ(this->stores_.member_risks.find(this->kBo).risk, safety::Risk{});
}

TYPED_TEST(GuideTurnsContract, EventsAreForgottenOldestFirst) {
    for (auto const minutes : {1, 2, 3}) {
        auto turn = this->answer(this->write("of " + std::to_string(minutes), "t"));
        safety::SafetyEvent event{.member_id = this->kAna,
                                  .message_id = turn.entry.id,
                                  .at = kMondayMorning + minutes * 1min,
                                  .level = 2,
                                  .flags = {},
                                  .resources = {"988 Suicide & Crisis Lifeline", "911"}};
        event.flags.add(safety::Flag::grief);
        turn.event = event;
        ASSERT_TRUE(this->turns().keep(turn));
    }
    auto& risks = this->stores_.member_risks;
    EXPECT_EQ(risks.forget_events(kMondayMorning + 1min, 10), 0U);
    EXPECT_EQ(risks.forget_events(kMondayMorning + 3min, 1), 1U);
    EXPECT_EQ(risks.forget_events(kMondayMorning + 3min, 10), 1U);
    EXPECT_EQ(risks.forget_events(kMondayMorning + 1h, 10), 1U);
}

TYPED_TEST(GuideTurnsContract, AnAcknowledgementIsKeptOnceAndBringsTheCountry) {
    auto& acknowledgements = this->stores_.acknowledgements;
    EXPECT_FALSE(acknowledgements.find(this->kAna, "1"));
    acknowledgements.keep({this->kAna, "1", "AT", kMondayMorning});
    acknowledgements.keep({this->kAna, "1", "CH", kMondayMorning + 1h});
    auto const kept = acknowledgements.find(this->kAna, "1");
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->acknowledged_at, kMondayMorning);
    EXPECT_EQ(kept->country_code, "CH");
    EXPECT_EQ(this->stores_.members.find(this->kAna)->country_code, "CH");
    EXPECT_FALSE(acknowledgements.find(this->kAna, "2"));
    EXPECT_FALSE(acknowledgements.find(this->kBo, "1"));
}

} // namespace
} // namespace evenkeel::testing
