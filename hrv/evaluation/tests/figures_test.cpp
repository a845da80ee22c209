#include "hrv/evaluation/figures.hpp"

#include <gtest/gtest.h>

namespace hrv::evaluation {
namespace {

using Runs = std::vector<std::vector<double>>;

TEST(PlausibleIntervals, EndARunWhereABeatIsMissing) {
    auto const runs = plausible_intervals(Runs{{0, 800, 1610, 4010, 4810}, {10'000, 10'800}});
    ASSERT_EQ(runs.size(), 3U);
    EXPECT_EQ(runs[0].intervals, (std::vector{Milliseconds{800}, Milliseconds{810}}));
    EXPECT_EQ(runs[1].intervals, (std::vector{Milliseconds{800}}));
    EXPECT_EQ(runs[2].intervals, (std::vector{Milliseconds{800}}));
}

TEST(PlausibleIntervals, TakeTheLimitsThemselves) {
    EXPECT_EQ(count_intervals(plausible_intervals(Runs{{0, 300, 2300}})), 2U);
    EXPECT_EQ(count_intervals(plausible_intervals(Runs{{0, 299, 2300}})), 0U);
}

// 800 810 790 850 800: differences 10 −20 60 −50; the mean square is (100 + 400 + 3600 + 2500) / 4 = 1650.
TEST(FiguresOf, AreTheTaskForces) {
    auto const runs = plausible_intervals(Runs{{0, 800, 1610, 2400, 3250, 4050}});
    auto const figures = figures_of(runs);
    EXPECT_NEAR(*figures.hr_bpm, 60'000 / 810.0, 1e-9);
    EXPECT_NEAR(*figures.rmssd_ms, 40.620192, 1e-6);
    EXPECT_NEAR(*figures.sdnn_ms, 23.452079, 1e-6);
    EXPECT_NEAR(*figures.pnn50, 25, 1e-9);
}

TEST(FiguresOf, NeedFiveIntervalsAndThreeDifferences) {
    EXPECT_FALSE(figures_of(plausible_intervals(Runs{{0, 800, 1600, 2400, 3200}})).hr_bpm);
    EXPECT_FALSE(
        figures_of(plausible_intervals(Runs{{0, 800, 1600}, {9000, 9800, 10'600}, {20'000, 20'800}})).hr_bpm);
}

} // namespace
} // namespace hrv::evaluation
