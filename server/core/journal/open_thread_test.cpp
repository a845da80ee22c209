#include "core/journal/open_thread.hpp"

#include "tests/support/fake_journal.hpp"
#include "tests/support/fake_member_risks.hpp"
#include "tests/support/fake_members.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::journal {
namespace {

using namespace std::chrono_literals;

class EchoingGuide final : public JournalGuide {
public:
    std::string opening(Occasion const& occasion) override {
        return occasion.life_aspect + " in " + std::string{state::to_text(occasion.current_state)};
    }
};

safety::Responses responses_asking_after() {
    safety::Responses responses;
    for (int const level : {2, 3, 4})
        responses.moves.push_back({.key = "follow_up_level" + std::to_string(level),
                                   .levels = {level},
                                   .is_opening = true,
                                   .asks = {},
                                   .answers = {},
                                   .plan_step = {},
                                   .flag = {},
                                   .requirement = {},
                                   .line = {},
                                   .say = {{.id = "after-" + std::to_string(level),
                                            .needs_slots = {},
                                            .exercise = {},
                                            .barrier = {},
                                            .text = "How is it now?"}}});
    return responses;
}

class OpenThreadTest : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(
            members_.add(testing::a_member("ana"), testing::a_session("s", kAna), testing::a_job("welcome")));
    }

    Result<Journal::Opened> open(char const* aspect, char const* state, std::optional<EventId> event = {}) {
        return open_(kAna, {aspect, state, std::move(event)});
    }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::FakeJobs jobs_;
    testing::FakeAccounts accounts_;
    testing::FakeMembers members_{accounts_, jobs_};
    testing::FakeJournal journal_;
    EchoingGuide guide_;
    testing::FakeMemberRisks risks_;
    safety::Responses const responses_{responses_asking_after()};
    OpenThread open_{{.journal = journal_,
                      .members = members_,
                      .guide = guide_,
                      .risks = risks_,
                      .responses = responses_,
                      .life_aspects = {{"work", "Work"}, {"love", "Love"}},
                      .clock = clock_,
                      .secure = secure_}};
};

TEST_F(OpenThreadTest, TheGuideWritesFirst) {
    auto const opened = open("work", "overwhelm");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->first.body, "work in overwhelm");
    EXPECT_EQ(opened->first.author, Author::guide);
    EXPECT_EQ(opened->thread.unread, 1);
    EXPECT_EQ(opened->thread.current_state, state::StateName::overwhelm);
}

TEST_F(OpenThreadTest, WhereARiskStillStandsTheGuideAsksAfterIt) {
    risks_.keep(kAna, {.level = 3}, clock_.now());
    auto const opened = open("work", "play");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->first.body, "How is it now?");
    EXPECT_TRUE(opened->first.is_safety_reply);
    EXPECT_EQ(opened->first.line_ids, std::vector<std::string>{"after-3"});
    risks_.keep(kAna, {.level = 1}, clock_.now());
    EXPECT_EQ(open("love", "play")->first.body, "love in play");
}

TEST_F(OpenThreadTest, RefusesWhatNobodyKnows) {
    EXPECT_EQ(open("garden", "play").error().field, "selected_life_aspect");
    EXPECT_EQ(open("work", "bored").error().field, "selected_life_aspect_current_state");
}

TEST_F(OpenThreadTest, WithoutAnEventAspectStateAndDayAreOneThread) {
    auto const first = open("work", "play");
    EXPECT_EQ(open("work", "play")->thread.id, first->thread.id);
    EXPECT_NE(open("love", "play")->thread.id, first->thread.id);
    EXPECT_NE(open("work", "stillness")->thread.id, first->thread.id);
    clock_.advance(15h); // midnight in Vienna
    EXPECT_NE(open("work", "play")->thread.id, first->thread.id);
}

TEST_F(OpenThreadTest, WithAnEventTheEventDecides) {
    auto const first = open("work", "play", EventId{"a"});
    EXPECT_TRUE(open("work", "play", EventId{"b"})->is_new);
    EXPECT_EQ(open("love", "play", EventId{"a"})->thread.id, first->thread.id);
}

TEST(Reactions, EachIsFoundByItsName) {
    for (auto const reaction : kReactions)
        EXPECT_EQ(reaction_named(to_text(reaction)), reaction);
    EXPECT_FALSE(reaction_named("none"));
    EXPECT_EQ(author_named(to_text(Author::guide)), Author::guide);
    EXPECT_EQ(author_named(to_text(Author::member)), Author::member);
}

} // namespace
} // namespace evenkeel::journal
