#include "core/checkin/record_check_in.hpp"

#include "tests/support/fake_check_ins.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::checkin {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class RecordCheckInTest : public ::testing::Test {
protected:
    Result<CheckIns::Kept> record(CheckInDraft const& draft) {
        return RecordCheckIn{check_ins_, {{"warm_hands", "Warm hands", -0.5, 0.5}}, clock_, secure_}(kAna,
                                                                                                     draft);
    }

    /// Quiet and comfortable.
    static CheckInDraft a_draft() {
        return {.event_id = EventId{"event"},
                .arousal = -0.5,
                .comfort = 0.5,
                .body_signs = {"warm_hands"},
                .note = "By the lake.",
                .checked_in_at = {}};
    }

    [[nodiscard]] std::vector<CheckIn> kept() const { return check_ins_.since(kAna, Instant{}, 100); }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::FakeJobs jobs_;
    testing::FakeCheckIns check_ins_{jobs_};
};

TEST_F(RecordCheckInTest, KeepsTheAnswersAndTheirPlaceOnTheRing) {
    auto const recorded = record(a_draft());
    ASSERT_TRUE(recorded);
    EXPECT_TRUE(recorded->is_new);
    ASSERT_EQ(kept().size(), 1U);
    auto const check_in = kept().front();
    EXPECT_EQ(check_in.id, recorded->check_in.id);
    EXPECT_EQ(check_in.checked_in_at, kMondayMorning);
    EXPECT_EQ(check_in.recorded_at, kMondayMorning);
    EXPECT_DOUBLE_EQ(check_in.felt_angle.degrees(), 45);
    EXPECT_EQ(check_in.state, state::StateName::stillness);
    EXPECT_EQ(check_in.note, "By the lake.");
}

TEST_F(RecordCheckInTest, QueuesTheBalanceOfTheMember) {
    ASSERT_TRUE(record(a_draft()));
    auto const queued = jobs_.queued();
    ASSERT_EQ(queued.size(), 1U);
    EXPECT_EQ(queued.front().kind, kRefreshBalance);
    EXPECT_EQ(queued.front().payload, "ana");
}

TEST_F(RecordCheckInTest, ManyCheckInsOfOneMemberWaitForOneRefresh) {
    auto draft = a_draft();
    ASSERT_TRUE(record(draft));
    draft.event_id = EventId{"another"};
    ASSERT_TRUE(record(draft));
    EXPECT_EQ(kept().size(), 2U);
    EXPECT_EQ(jobs_.queued().size(), 1U);
}

TEST_F(RecordCheckInTest, ACheckInWhileTheRefreshRunsCausesAnother) {
    auto draft = a_draft();
    ASSERT_TRUE(record(draft));
    auto const running = jobs_.lease("worker", clock_.now(), 30s, 1);
    draft.event_id = EventId{"another"};
    ASSERT_TRUE(record(draft));
    jobs_.finish(running.at(0).id, "worker");
    EXPECT_EQ(jobs_.queued().size(), 1U);
}

TEST_F(RecordCheckInTest, TheSameEventAgainGivesTheFirstOneBack) {
    auto const first = record(a_draft());
    auto again = a_draft();
    again.note = "Sent twice by a phone on a train.";
    clock_.advance(1min);
    auto const second = record(again);
    ASSERT_TRUE(second);
    EXPECT_FALSE(second->is_new);
    EXPECT_EQ(second->check_in.id, first->check_in.id);
    EXPECT_EQ(second->check_in.note, "By the lake.");
    EXPECT_EQ(kept().size(), 1U);
}

TEST_F(RecordCheckInTest, AClockThatIsALittleAheadCountsAsNow) {
    auto draft = a_draft();
    draft.checked_in_at = kMondayMorning + kClockTolerance;
    auto const recorded = record(draft);
    ASSERT_TRUE(recorded);
    EXPECT_EQ(recorded->check_in.checked_in_at, kMondayMorning);
}

TEST_F(RecordCheckInTest, AnEarlierMomentIsKeptAsThatMoment) {
    auto draft = a_draft();
    draft.checked_in_at = kMondayMorning - 26h;
    auto const recorded = record(draft);
    ASSERT_TRUE(recorded);
    EXPECT_EQ(recorded->check_in.checked_in_at, kMondayMorning - 26h);
    EXPECT_EQ(recorded->check_in.recorded_at, kMondayMorning);
}

TEST_F(RecordCheckInTest, KeepsAndQueuesNothingThatIsRefused) {
    auto draft = a_draft();
    draft.comfort = 1.5;
    auto const refused = record(draft);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().field, "comfort");
    EXPECT_TRUE(kept().empty());
    EXPECT_TRUE(jobs_.queued().empty());
}

} // namespace
} // namespace evenkeel::checkin
