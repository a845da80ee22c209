#include "core/journal/open_thread.hpp"

#include "tests/support/fake_journal.hpp"
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
    OpenThread open_{{journal_, members_, guide_, {{"work", "Work"}, {"love", "Love"}}, clock_, secure_}};
};

TEST_F(OpenThreadTest, TheGuideWritesFirst) {
    auto const opened = open("work", "overwhelm");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->first.body, "work in overwhelm");
    EXPECT_EQ(opened->first.author, Author::guide);
    EXPECT_EQ(opened->thread.unread, 1);
    EXPECT_EQ(opened->thread.current_state, state::StateName::overwhelm);
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
