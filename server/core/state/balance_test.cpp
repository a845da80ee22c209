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

TEST(Balance, IsPendingWithoutACheckInInsideTheWindow) {
    EXPECT_FALSE(balance({}, kNow));
    std::vector<Visit> const old{{kNow - days{29}, StateName::play}};
    EXPECT_FALSE(balance(old, kNow));
}

TEST(Balance, OfOneRegulatedCheckInNowIsByHand) {
    std::vector<Visit> const visits{{kNow, StateName::play}};
    auto const result = balance(visits, kNow);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->score, 75); // (1 + 0.5) / (1 + 1)
    EXPECT_DOUBLE_EQ(result->certainty, 0.2);
    ASSERT_EQ(result->reasons.size(), 1u);
    EXPECT_EQ(result->reasons[0].text, "Your only check-in in the last 28 days was in a regulated state.");
}

TEST(Balance, OfOneDysregulatedCheckInMirrorsIt) {
    std::vector<Visit> const visits{{kNow, StateName::overwhelm}};
    EXPECT_EQ(balance(visits, kNow)->score, 25);
}

TEST(Balance, CountsTheWayBackByHand) {
    std::vector<Visit> const visits{{kNow - hours{24}, StateName::sympathetic}, {kNow, StateName::stillness}};
    auto const weight = std::exp2(-1.0 / 7);
    auto const share = (1 + 0.5) / (1 + weight + 1);
    auto const expected = 100 * (0.8 * share + 0.2 * 0.5); // one day to come back: half
    auto const result = balance(visits, kNow);
    EXPECT_EQ(result->score, std::lround(expected));
    ASSERT_EQ(result->reasons.size(), 2u);
    EXPECT_EQ(result->reasons[1].text, "Finding your way back took about 24 hours on average.");
}

TEST(Balance, AWayBackBeginsWhenTheRegulatedStatesWereLeft) {
    std::vector<Visit> const two_low_points{{kNow - hours{24}, StateName::overwhelm},
                                            {kNow - hours{12}, StateName::sympathetic},
                                            {kNow, StateName::play}};
    EXPECT_DOUBLE_EQ(balance(two_low_points, kNow)->reasons[1].value, 0.5);
}

TEST(Balance, CheckInsAheadOfTheClockCountAsNow) {
    std::vector<Visit> const ahead{{kNow + hours{3}, StateName::play}};
    EXPECT_EQ(balance(ahead, kNow)->score, 75);
}

class RandomHistories : public ::testing::TestWithParam<unsigned> {
protected:
    std::vector<Visit> a_history() {
        std::mt19937 random{GetParam()};
        std::vector<Visit> visits(1 + random() % 60);
        for (auto& visit : visits)
            visit = {kNow - std::chrono::minutes{random() % (27 * 24 * 60)},
                     kStates[random() % kStates.size()]};
        return visits;
    }
};

TEST_P(RandomHistories, StayInBoundsAndDoNotDependOnOrder) {
    auto visits = a_history();
    auto const result = balance(visits, kNow);
    ASSERT_TRUE(result);
    EXPECT_GE(result->score, 0);
    EXPECT_LE(result->score, 100);
    EXPECT_GT(result->certainty, 0);
    EXPECT_LT(result->certainty, 1);
    std::ranges::reverse(visits);
    EXPECT_EQ(balance(visits, kNow)->score, result->score);
}

TEST_P(RandomHistories, ARegulatedCheckInNowNeverLowersTheShare) {
    auto visits = a_history();
    auto const before = balance(visits, kNow)->reasons[0].value;
    visits.push_back({kNow, StateName::parasympathetic});
    EXPECT_GE(balance(visits, kNow)->reasons[0].value, before);
}

TEST_P(RandomHistories, WeightsOfTheReasonsAddUpToOne) {
    double total = 0;
    for (auto const& reason : balance(a_history(), kNow)->reasons)
        total += reason.weight;
    EXPECT_DOUBLE_EQ(total, 1);
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomHistories, ::testing::Range(1u, 40u));

} // namespace
} // namespace evenkeel::state
