#include "core/state/refresh_balance.hpp"

#include "core/state/balance.hpp"
#include "tests/support/fake_balance_points.hpp"
#include "tests/support/fake_check_ins.hpp"
#include "tests/support/fake_members.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::state {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class RefreshBalanceTest : public ::testing::Test {
protected:
    void SetUp() override { add_member("ana", "Europe/Vienna"); }

    void add_member(std::string const& id, std::string time_zone) {
        auto member = testing::a_member(id);
        member.time_zone = std::move(time_zone);
        ASSERT_TRUE(members_.add(member, testing::a_session(id, member.id), testing::a_job("welcome")));
    }

    void check_in(StateName state, Instant at, std::string const& member = "ana") {
        auto check_in = testing::a_check_in(MemberId{member}, std::to_string(++events_), at);
        check_in.state = state;
        check_ins_.add_once(check_in, testing::a_job("refresh_balance"));
    }

    [[nodiscard]] std::optional<BalancePoint> point(std::string const& day) const {
        return points_.find(kAna, day);
    }

    MemberId const kAna{"ana"};
    int events_{0};
    testing::FixedClock clock_;
    testing::FakeJobs jobs_;
    testing::FakeAccounts accounts_;
    testing::FakeMembers members_{accounts_, jobs_};
    testing::FakeCheckIns check_ins_{jobs_};
    testing::FakeBalancePoints points_;
    RefreshBalance refresh_{members_, check_ins_, points_, clock_};
};

TEST_F(RefreshBalanceTest, KeepsTodaysPoint) {
    check_in(StateName::play, kMondayMorning);
    refresh_(kAna);
    auto const kept = point("2026-03-02");
    ASSERT_TRUE(kept);
    std::vector<Visit> const visits{{kMondayMorning, StateName::play}};
    EXPECT_EQ(kept->score, balance(visits, kMondayMorning)->score);
    EXPECT_EQ(kept->certainty, balance(visits, kMondayMorning)->certainty);
    EXPECT_EQ(kept->computed_at, kMondayMorning);
}

TEST_F(RefreshBalanceTest, TheDayIsTheMembersOwn) {
    clock_.set(kMondayMorning + 15h + 30min); // 23:30 in London, half past midnight in Vienna
    check_in(StateName::play, clock_.now());
    refresh_(kAna);
    EXPECT_FALSE(point("2026-03-02"));
    EXPECT_TRUE(point("2026-03-03"));
}

TEST_F(RefreshBalanceTest, DoingItTwiceGivesTheSamePoint) {
    check_in(StateName::overwhelm, kMondayMorning - 1h);
    refresh_(kAna);
    auto const first = point("2026-03-02");
    refresh_(kAna);
    EXPECT_EQ(point("2026-03-02")->score, first->score);
    EXPECT_EQ(point("2026-03-02")->computed_at, first->computed_at);
}

TEST_F(RefreshBalanceTest, ALaterCheckInMovesThePointOfTheSameDay) {
    check_in(StateName::play, kMondayMorning);
    refresh_(kAna);
    auto const before = point("2026-03-02")->score;
    clock_.advance(1h);
    check_in(StateName::dorsal_vagal, clock_.now());
    refresh_(kAna);
    EXPECT_LT(point("2026-03-02")->score, before);
}

TEST_F(RefreshBalanceTest, KeepsNothingWhileTheScoreIsPending) {
    refresh_(kAna);
    check_in(StateName::play, kMondayMorning - kBalanceWindow - 1ms);
    refresh_(kAna);
    EXPECT_FALSE(point("2026-03-02"));
}

TEST_F(RefreshBalanceTest, CountsOnlyTheMembersOwnCheckIns) {
    add_member("bo", "Europe/Vienna");
    check_in(StateName::play, kMondayMorning, "bo");
    refresh_(kAna);
    EXPECT_FALSE(point("2026-03-02"));
}

TEST_F(RefreshBalanceTest, AMemberWhoWasErasedMeanwhileIsNoError) {
    check_in(StateName::play, kMondayMorning);
    accounts_.members.clear();
    EXPECT_NO_THROW(refresh_(kAna));
    EXPECT_FALSE(point("2026-03-02"));
}

} // namespace
} // namespace evenkeel::state
