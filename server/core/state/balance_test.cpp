#include "core/state/balance.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace evenkeel::state {
namespace {

using std::chrono::days;
using std::chrono::hours;

Instant const kNow{std::chrono::sys_days{std::chrono::year{2026} / 3 / 2}};

/// Midnight in UTC.
MemberNow const kHere{"UTC", kNow};

/// The same state on today and the days before it, once a day.
std::vector<Visit> daily(StateName state, int count) {
    std::vector<Visit> visits;
    for (int day = 0; day < count; ++day)
        visits.push_back({kNow - days{day}, state});
    return visits;
}

int missing_visits(BalanceOrPending const& result) {
    for (int count = 1; count <= kEnoughVisits; ++count)
        if (!result && result.error().missing.text.contains(
                           count == 1 ? "one check-in" : std::to_string(count) + " check-ins"))
            return count;
    return 0;
}

TEST(Balance, IsPendingWithoutACheckInInsideTheWindow) {
    auto const none = balance({}, kHere);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().visits_counted, 0);
    EXPECT_EQ(none.error().missing.name, "evidence_missing");
    EXPECT_EQ(
        none.error().missing.text,
        "A score comes after five check-ins on three days, so that one hard morning does not decide it. "
        "Still to come: 5 check-ins, on at least 3 new days. There is no hurry.");
    std::vector<Visit> old = daily(StateName::play, 5);
    for (auto& visit : old)
        visit.at -= days{29};
    EXPECT_FALSE(balance(old, kHere));
    EXPECT_FALSE(balance_score(old, kHere));
}

TEST(Balance, OneCheckInIsNoScore) {
    for (auto const state : kStates) {
        std::vector<Visit> const visits{{kNow, state}};
        auto const result = balance(visits, kHere);
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().visits_counted, 1);
        EXPECT_FALSE(balance_score(visits, kHere));
    }
}

TEST(Balance, TakesFiveCheckInsOnThreeDays) {
    auto visits = daily(StateName::play, 4);
    EXPECT_EQ(missing_visits(balance(visits, kHere)), 1);
    visits.push_back({kNow, StateName::play});
    EXPECT_TRUE(balance(visits, kHere));
    std::vector<Visit> two_days(20, {kNow, StateName::play});
    two_days.push_back({kNow - days{1}, StateName::play});
    EXPECT_EQ(missing_visits(balance(two_days, kHere)), 1);
    EXPECT_EQ(missing_visits(balance(std::vector<Visit>(20, {kNow, StateName::play}), kHere)), 2);
    two_days.push_back({kNow - days{2}, StateName::play});
    EXPECT_TRUE(balance(two_days, kHere));
}

TEST(Balance, CountsDaysWhereTheMemberLives) {
    // Five hours around the midnight before the last, and one that is past the next midnight in Vienna alone.
    std::vector<Visit> visits;
    for (int hour = 0; hour < 5; ++hour)
        visits.push_back({kNow - hours{26} + hours{hour}, StateName::play});
    visits.push_back({kNow - std::chrono::minutes{30}, StateName::play});
    EXPECT_FALSE(balance(visits, kHere));
    EXPECT_TRUE(balance(visits, {"Europe/Vienna", kNow}));
}

TEST(Balance, OfFiveRegulatedCheckInsIsByHand) {
    auto const result = balance(daily(StateName::play, 5), kHere);
    ASSERT_TRUE(result);
    double sum = 0;
    double squares = 0;
    for (int day = 0; day < 5; ++day) {
        sum += std::exp2(-day / 7.0);
        squares += std::exp2(-2 * day / 7.0);
    }
    EXPECT_EQ(result->score, std::lround(100 * (sum + 0.5) / (sum + 1)));
    auto const effective = sum * sum / squares;
    EXPECT_DOUBLE_EQ(result->certainty, effective / (effective + 4));
    ASSERT_EQ(result->reasons.size(), 1u);
    EXPECT_EQ(result->reasons[0].text,
              "5 of your 5 check-ins in the last 28 days were in a regulated state. Newer ones count more.");
}

TEST(Balance, OfDysregulatedCheckInsMirrorsIt) {
    EXPECT_EQ(balance(daily(StateName::overwhelm, 5), kHere)->score,
              100 - balance(daily(StateName::play, 5), kHere)->score);
}

TEST(Balance, CountsTheWayBackByHand) {
    std::vector<Visit> visits{{kNow - hours{24}, StateName::sympathetic}, {kNow, StateName::stillness}};
    auto regulated = 1.0;
    for (int day = 2; day < 5; ++day) {
        visits.push_back({kNow - days{day}, StateName::play});
        regulated += std::exp2(-day / 7.0);
    }
    auto const weight = std::exp2(-1.0 / 7);
    auto const share = (regulated + 0.5) / (regulated + weight + 1);
    auto const expected = 100 * (0.8 * share + 0.2 * 0.5); // one day to come back: half
    auto const result = balance(visits, kHere);
    EXPECT_EQ(result->score, std::lround(expected));
    ASSERT_EQ(result->reasons.size(), 2u);
    EXPECT_EQ(result->reasons[1].text, "Finding your way back took about 24 hours on average.");
}

TEST(Balance, AWayBackBeginsWhenTheRegulatedStatesWereLeft) {
    std::vector<Visit> const two_low_points{{kNow - hours{24}, StateName::overwhelm},
                                            {kNow - hours{12}, StateName::sympathetic},
                                            {kNow, StateName::play},
                                            {kNow, StateName::play},
                                            {kNow - days{4}, StateName::play}};
    EXPECT_DOUBLE_EQ(balance(two_low_points, kHere)->reasons[1].value, 0.5);
}

TEST(Balance, CheckInsAheadOfTheClockCountAsNow) {
    auto ahead = daily(StateName::play, 5);
    ahead.front().at += hours{3};
    EXPECT_EQ(balance(ahead, kHere)->score, balance(daily(StateName::play, 5), kHere)->score);
}

class RandomHistories : public ::testing::TestWithParam<unsigned> {
protected:
    std::vector<Visit> a_history() {
        std::mt19937 random{GetParam()};
        std::vector<Visit> visits(kEnoughVisits + random() % 60);
        for (auto& visit : visits)
            visit = {kNow - std::chrono::minutes{random() % (27 * 24 * 60)},
                     kStates[random() % kStates.size()]};
        for (int day = 0; day < kEnoughDays; ++day)
            visits[static_cast<std::size_t>(day)].at = kNow - days{day};
        return visits;
    }
};

TEST_P(RandomHistories, StayInBoundsAndDoNotDependOnOrder) {
    auto visits = a_history();
    auto const result = balance(visits, kHere);
    ASSERT_TRUE(result);
    EXPECT_GE(result->score, 0);
    EXPECT_LE(result->score, 100);
    EXPECT_GT(result->certainty, 0);
    EXPECT_LT(result->certainty, 1);
    std::ranges::reverse(visits);
    EXPECT_EQ(balance(visits, kHere)->score, result->score);
}

TEST_P(RandomHistories, ARegulatedCheckInNowNeverLowersTheShare) {
    auto visits = a_history();
    auto const before = balance(visits, kHere)->reasons[0].value;
    visits.push_back({kNow, StateName::parasympathetic});
    EXPECT_GE(balance(visits, kHere)->reasons[0].value, before);
}

TEST_P(RandomHistories, WeightsOfTheReasonsAddUpToOne) {
    double total = 0;
    for (auto const& reason : balance(a_history(), kHere)->reasons)
        total += reason.weight;
    EXPECT_DOUBLE_EQ(total, 1);
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomHistories, ::testing::Range(1u, 40u));

} // namespace
} // namespace evenkeel::state
