#include "core/state/refresh_balance.hpp"

#include "core/account/member/erasure.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/state/balance.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

#include <random>

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
        stores_.add(member);
    }

    void check_in(StateName state, Instant at, std::string const& member = "ana") {
        auto check_in = testing::a_check_in(MemberId{member}, std::to_string(++events_), at);
        check_in.state = state;
        stores_.check_ins.add_once(check_in, testing::a_job("refresh_balance"));
    }

    /// A check-in on each of five earlier days: a score is not a matter of one.
    std::vector<Visit> enough_before(StateName state = StateName::play) {
        std::vector<Visit> visits;
        for (int day = 10; day > 5; --day) {
            visits.push_back({kMondayMorning - day * 24h, state});
            check_in(state, visits.back().at);
        }
        return visits;
    }

    [[nodiscard]] std::optional<BalancePoint> point(std::string const& day) const {
        auto const found = stores_.balance_points.list(kAna, {day, day}, 1);
        return found.empty() ? std::nullopt : std::optional{found.front()};
    }

    void refresh(DayRange const& days = {"2026-03-02", "2026-03-02"}) const {
        refresh_({.member_id = kAna, .days = days});
    }

    MemberId const kAna{"ana"};
    int events_{0};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    RefreshBalance const refresh_{stores_, outside_};
};

TEST_F(RefreshBalanceTest, KeepsTodaysPoint) {
    auto visits = enough_before();
    visits.push_back({kMondayMorning, StateName::play});
    check_in(StateName::play, kMondayMorning);
    refresh();
    auto const kept = point("2026-03-02");
    ASSERT_TRUE(kept);
    auto const now = balance(visits, {"Europe/Vienna", kMondayMorning});
    EXPECT_EQ(kept->score, now->score);
    EXPECT_EQ(kept->certainty, now->certainty);
}

TEST_F(RefreshBalanceTest, TheFirstPointIsThatOfTheFifthCheckIn) {
    for (int day = 6; day >= 0; --day)
        check_in(StateName::play, kMondayMorning - day * 24h);
    refresh(all_days());
    auto const points = stores_.balance_points.list(kAna, all_days(), 10);
    ASSERT_EQ(points.size(), 3U);
    EXPECT_EQ(points.front().day, "2026-02-28");
}

TEST_F(RefreshBalanceTest, OneLongDayHasNoPoint) {
    for (int hour = 0; hour < 8; ++hour)
        check_in(StateName::play, kMondayMorning - hour * 1h);
    refresh();
    EXPECT_FALSE(point("2026-03-02"));
}

TEST_F(RefreshBalanceTest, TheDayIsTheMembersOwn) {
    enough_before();
    outside_.clock.set(kMondayMorning + 15h + 30min); // 23:30 in London, half past midnight in Vienna
    check_in(StateName::play, outside_.clock.now());
    refresh();
    EXPECT_FALSE(point("2026-03-02"));
    EXPECT_TRUE(point("2026-03-03"));
}

TEST_F(RefreshBalanceTest, DoingItTwiceGivesTheSamePoint) {
    enough_before();
    check_in(StateName::overwhelm, kMondayMorning - 1h);
    refresh();
    auto const first = point("2026-03-02");
    refresh();
    EXPECT_EQ(point("2026-03-02")->score, first->score);
    EXPECT_EQ(point("2026-03-02")->certainty, first->certainty);
}

TEST_F(RefreshBalanceTest, ALaterCheckInMovesThePointOfTheSameDay) {
    enough_before();
    check_in(StateName::play, kMondayMorning);
    refresh();
    auto const before = point("2026-03-02")->score;
    outside_.clock.advance(1h);
    check_in(StateName::dorsal_vagal, outside_.clock.now());
    refresh();
    EXPECT_LT(point("2026-03-02")->score, before);
}

TEST_F(RefreshBalanceTest, KeepsNothingWhileTheScoreIsPending) {
    refresh();
    check_in(StateName::play, kMondayMorning - kBalanceWindow - 1ms);
    refresh();
    EXPECT_FALSE(point("2026-03-02"));
}

TEST_F(RefreshBalanceTest, CountsOnlyTheMembersOwnCheckIns) {
    add_member("bo", "Europe/Vienna");
    enough_before();
    check_in(StateName::play, kMondayMorning, "bo");
    refresh();
    EXPECT_FALSE(point("2026-03-02"));
}

TEST_F(RefreshBalanceTest, AMemberWhoWasErasedMeanwhileIsNoError) {
    check_in(StateName::play, kMondayMorning);
    ASSERT_TRUE(stores_.erasure.erase(
        {.member_id = kAna, .email_address = "ana@example.com", .address_digest = {}}, {}));
    EXPECT_NO_THROW(refresh());
    EXPECT_FALSE(point("2026-03-02"));
}

TEST_F(RefreshBalanceTest, ACheckInOfAnEarlierDayMovesTheDaysAfterIt) {
    enough_before();
    check_in(StateName::play, kMondayMorning);
    refresh();
    auto const before = point("2026-03-02")->score;
    check_in(StateName::overwhelm, kMondayMorning - 72h);
    refresh({"2026-02-27", "2026-02-27"});
    EXPECT_LT(point("2026-03-02")->score, before);
    EXPECT_TRUE(point("2026-02-27"));
    EXPECT_FALSE(point("2026-02-28"));
}

TEST_F(RefreshBalanceTest, ADayThatLostItsLastCheckInHasNoPoint) {
    check_in(StateName::play, kMondayMorning);
    enough_before();
    refresh();
    EXPECT_TRUE(point("2026-03-02"));
    stores_.check_ins.remove(kAna, CheckInId{"id of 1"}, testing::a_job("refresh"));
    refresh();
    EXPECT_FALSE(point("2026-03-02"));
}

/// The law: whatever was recorded and taken back, in whatever order, the points kept one by one are those of
/// one rebuild of everything.
TEST_F(RefreshBalanceTest, PointsKeptOneByOneEqualThoseMadeAtOnce) {
    for (unsigned const seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
        std::mt19937 random{seed};
        for (int step = 0; step < 60; ++step) {
            outside_.clock.advance(std::chrono::hours{random() % 40});
            auto const at = outside_.clock.now() - std::chrono::hours{random() % 500};
            check_in(kStates[random() % kStates.size()], at);
            auto const day = day_text(local_day(at, "Europe/Vienna"));
            refresh({day, day});
            if (random() % 4 != 0)
                continue;
            auto const all = stores_.check_ins.since(kAna, Instant{}, 10'000);
            auto const& gone = all[random() % all.size()];
            stores_.check_ins.remove(kAna, gone.id, testing::a_job("refresh"));
            refresh({gone.day, gone.day});
        }
        // A day that lies in the past by now does not depend on when it was looked at.
        outside_.clock.advance(48h);
        auto const kept = stores_.balance_points.list(kAna, all_days(), 10'000);
        refresh(all_days());
        auto const anew = stores_.balance_points.list(kAna, all_days(), 10'000);
        ASSERT_EQ(kept.size(), anew.size()) << "seed " << seed;
        for (std::size_t i = 0; i + 1 < kept.size(); ++i) {
            EXPECT_EQ(kept[i].day, anew[i].day);
            // Today's point was taken at the time, before the day was over: up to a day's fading apart.
            EXPECT_NEAR(kept[i].score, anew[i].score, 2) << "seed " << seed << " " << kept[i].day;
        }
    }
}

TEST_F(RefreshBalanceTest, ADayWithMoreCheckInsThanCountHasTheScoreOfTheNewest) {
    std::mt19937 random{7};
    std::vector<Visit> newest;
    outside_.clock.set(kMondayMorning);
    for (std::size_t i = 0; i < kMostVisits + 200; ++i) {
        auto const at = kMondayMorning - 101h + std::chrono::minutes{10 * i}; // the newest over three days
        auto const state = i < 200 ? StateName::overwhelm : kStates[random() % kStates.size()];
        check_in(state, at);
        if (i >= 200)
            newest.push_back({at, state});
    }
    refresh(all_days());
    EXPECT_EQ(point("2026-03-02")->score, balance(newest, {"Europe/Vienna", kMondayMorning})->score);
}

TEST_F(RefreshBalanceTest, ALongHistoryIsMadeAnewToItsLastDay) {
    outside_.clock.set(kMondayMorning);
    for (int day = 0; day < 250; ++day)
        check_in(StateName::play, kMondayMorning - day * 24h);
    refresh(all_days());
    EXPECT_EQ(stores_.balance_points.list(kAna, all_days(), 1000).size(), 246U); // all but the first four
    EXPECT_TRUE(point("2026-03-02"));
}

TEST(ChangedDays, AreReadAsTheyWereQueued) {
    auto const job = refresh_balance_job({MemberId{"ana"}, {"2026-03-01", "2026-03-02"}}, kMondayMorning);
    EXPECT_EQ(job.kind, kRefreshBalance);
    auto const read = changed_days_of(job.payload);
    EXPECT_EQ(read.member_id, MemberId{"ana"});
    EXPECT_EQ(read.days.first, "2026-03-01");
    EXPECT_EQ(read.days.last, "2026-03-02");
}

TEST(ChangedDays, AMemberAloneMeansEverything) {
    EXPECT_EQ(changed_days_of("ana").member_id, MemberId{"ana"});
    EXPECT_EQ(changed_days_of("ana").days.first, all_days().first);
}

TEST(PointsOfDays, ADayStaysWhatItWasWhenTheMemberTravelsWest) {
    // Nine in the morning of the 3rd in Tokyo is still the 2nd in Los Angeles, where the member checks in
    // next.
    Instant const tokyo{std::chrono::sys_days{std::chrono::year{2026} / 3 / 3}};
    std::vector<DatedVisit> visits;
    for (int day = 5; day > 0; --day)
        visits.push_back({{tokyo - day * 24h, StateName::overwhelm},
                          day_text(local_day(tokyo - day * 24h, "Asia/Tokyo"))});
    visits.push_back({{tokyo, StateName::play}, "2026-03-03"});
    visits.push_back({{tokyo + 2h, StateName::overwhelm}, "2026-03-02"});
    auto const points =
        points_of_days(visits, {"2026-03-02", "2026-03-03"}, {"America/Los_Angeles", tokyo + 3h});
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0].day, "2026-03-02");
    EXPECT_LT(points[0].score, 50);
    EXPECT_EQ(points[1].day, "2026-03-03");
    EXPECT_LT(points[0].score, points[1].score);
}

} // namespace
} // namespace evenkeel::state
