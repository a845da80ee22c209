#include "core/journal/answer_entry.hpp"

#include "core/base/unavailable.hpp"
#include "tests/support/page_world.hpp"

#include <gmock/gmock.h>

namespace evenkeel::journal {
namespace {

using namespace std::chrono_literals;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// Somebody else comes first so many times.
class BusyTurns final : public GuideTurns {
public:
    explicit BusyTurns(GuideTurns& turns) : turns_{turns} {}

    GuideStanding standing(MemberId const& member, JournalThreadId const& thread) const override {
        return turns_.standing(member, thread);
    }

    std::vector<JournalMessage> answer_to(JournalMessage const& entry) const override {
        return turns_.answer_to(entry);
    }

    std::vector<std::string> lines_said(MemberId const& member, SaidElsewhere const& where) const override {
        return turns_.lines_said(member, where);
    }

    bool keep(NewTurn const& turn) override {
        ++attempts;
        return attempts > others && turns_.keep(turn);
    }

    int others{0};
    int attempts{0};

private:
    GuideTurns& turns_;
};

class AnswerEntryTest : public ::testing::Test {
protected:
    void SetUp() override {
        world_.disclosure.version = "2";
        world_.practice.stores.acknowledgements.keep(
            {world_.member.id, world_.disclosure.version, "AT", world_.clock.now()});
    }

    [[nodiscard]] std::vector<JournalMessage> answer(JournalMessage const& entry) const {
        return answer_(world_.texts, entry, std::nullopt);
    }

    evenkeel::testing::PageWorld world_;
    BusyTurns turns_{world_.turns};
    AnswerEntry answer_{{.journal = world_.journal,
                         .turns = turns_,
                         .risks = world_.practice.stores.member_risks,
                         .acknowledgements = world_.practice.stores.acknowledgements,
                         .members = world_.practice.stores.members,
                         .read_page = world_.read_page,
                         .clock = world_.clock,
                         .secure = world_.practice.outside.secure}};
};

TEST_F(AnswerEntryTest, AnswersOnceHoweverOftenItIsAsked) {
    auto const entry = world_.write("2");
    auto const first = answer(entry);
    ASSERT_THAT(first, SizeIs(::testing::Ge(1U)));
    EXPECT_EQ(first.front().author, Author::guide);
    EXPECT_EQ(answer(entry).front().id, first.front().id);
    EXPECT_EQ(turns_.attempts, 1);
}

TEST_F(AnswerEntryTest, DecidesAgainWhereSomethingElseCameBetween) {
    turns_.others = 4;
    EXPECT_FALSE(answer(world_.write("2")).empty());
    EXPECT_EQ(turns_.attempts, 5);
}

TEST_F(AnswerEntryTest, SaysThatNobodyIsThereWhereOthersKeepComingBetween) {
    turns_.others = 1000;
    auto const entry = world_.write("2");
    EXPECT_THROW((void)answer(entry), Unavailable);
    EXPECT_EQ(turns_.attempts, 5);
    EXPECT_THAT(world_.turns.answer_to(entry), IsEmpty());
}

TEST_F(AnswerEntryTest, MakesNoConversationBeforeTheNoticesHaveBeenRead) {
    world_.disclosure.version = "3";
    EXPECT_THAT(answer(world_.write("2")), IsEmpty());
    EXPECT_EQ(turns_.attempts, 0);
}

TEST_F(AnswerEntryTest, MakesNoConversationHoursLater) {
    auto const entry = world_.write("2");
    world_.clock.advance(3h);
    EXPECT_THAT(answer(entry), IsEmpty());
    EXPECT_THAT(answer(world_.write("3")), SizeIs(::testing::Ge(1U)));
}

TEST_F(AnswerEntryTest, SaysNothingInAConversationThatIsGone) {
    auto entry = world_.write("2");
    entry.thread_id = JournalThreadId{"gone"};
    EXPECT_THAT(answer(entry), IsEmpty());
}

} // namespace
} // namespace evenkeel::journal
