#include "core/history/balance_series.hpp"
#include "core/history/state_shares.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace evenkeel::history {
namespace {

using state::RingAngle;
using state::StateName;

TEST(Interval, EndsToday) {
    using namespace std::chrono;
    auto const today = local_days{2026y / March / 2};
    EXPECT_EQ(days_of(Interval::day, today).first, "2026-03-02");
    EXPECT_EQ(days_of(Interval::week, today).first, "2026-02-24");
    EXPECT_EQ(days_of(Interval::month, today).first, "2026-02-01");
    EXPECT_EQ(days_of(Interval::year, today).first, "2025-03-03");
    EXPECT_EQ(days_of(Interval::year, today).last, "2026-03-02");
    EXPECT_EQ(days_of(Interval::all, today).last, all_days().last);
}

TEST(StateShares, OfNothingArePending) {
    auto const shares = state_shares({});
    EXPECT_EQ(shares.check_ins, 0);
    EXPECT_FALSE(shares.mean);
    EXPECT_EQ(shares.states[3].state, StateName::sympathetic);
    EXPECT_EQ(shares.states[3].share, 0);
}

TEST(StateShares, AddUpToOneAndTurnRoundTheTopOfTheRing) {
    std::vector<checkin::PlaceCount> const counts{{StateName::dorsal_vagal, RingAngle{350}, 3},
                                                  {StateName::stillness, RingAngle{10}, 3},
                                                  {StateName::stillness, RingAngle{20}, 2}};
    auto const shares = state_shares(counts);
    EXPECT_EQ(shares.check_ins, 8);
    EXPECT_DOUBLE_EQ(shares.states[0].share, 5.0 / 8);
    EXPECT_DOUBLE_EQ(shares.states[5].share, 3.0 / 8);
    ASSERT_TRUE(shares.mean);
    EXPECT_NEAR(shares.mean->angle.degrees(), 5, 0.5); // a plain mean would say 140
    EXPECT_GT(shares.mean->resultant_length, 0.95);
}

TEST(DayStates, ADayHasTheStateOfItsMeanDirection) {
    std::vector<checkin::DatedPlace> const places{
        {"2026-03-01", RingAngle{350}}, {"2026-03-01", RingAngle{50}}, {"2026-03-02", RingAngle{200}}};
    auto const days = day_states(places);
    ASSERT_EQ(days.size(), 2U);
    EXPECT_EQ(days[0].state, StateName::stillness);
    EXPECT_EQ(days[0].check_ins, 2);
    EXPECT_NEAR(days[0].agreement, std::sqrt(3) / 2, 1e-9); // cos(60°/2)
    EXPECT_EQ(days[1].day, "2026-03-02");
    EXPECT_EQ(days[1].state, StateName::sympathetic);
}

TEST(DayStates, WhereAnswersCancelOutTheLastOneSpeaks) {
    std::vector<checkin::DatedPlace> const places{{"2026-03-01", RingAngle{90}},
                                                  {"2026-03-01", RingAngle{270}}};
    EXPECT_EQ(day_states(places).front().state, StateName::overwhelm);
    EXPECT_EQ(day_states(places).front().agreement, 0);
}

TEST(BalanceSeries, WeeksBeginOnMondayAndRoundTheirMean) {
    std::vector<state::BalancePoint> const points{
        {"2026-03-01", 40, 1}, {"2026-03-02", 50, 1}, {"2026-03-08", 61, 1}, {"2026-03-16", 70, 1}};
    auto const weeks = weeks_of(points);
    ASSERT_EQ(weeks.size(), 3U);
    EXPECT_EQ(weeks[0].from, "2026-02-23"); // the 1st is a Sunday
    EXPECT_EQ(weeks[1].from, "2026-03-02");
    EXPECT_EQ(weeks[1].score, 56);
    EXPECT_EQ(weeks[1].days, 2);
    EXPECT_EQ(weeks[2].from, "2026-03-16");
}

} // namespace
} // namespace evenkeel::history
