#include "hrv/intervals.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace hrv {
namespace {

NnRun run(std::initializer_list<double> intervals) {
    NnRun made;
    for (double const interval : intervals) {
        made.intervals.emplace_back(interval);
    }
    return made;
}

TEST(Intervals, RmssdOfFourIntervals) {
    NnRun const runs[] = {run({800, 810, 790, 805})};
    EXPECT_NEAR(rmssd(runs).value(), std::sqrt((100.0 + 400.0 + 225.0) / 3), 1e-12);
}

TEST(Intervals, NoDifferenceSpansARemovedBeat) {
    NnRun const parted[] = {run({800, 810}), run({790, 805})};
    EXPECT_NEAR(rmssd(parted).value(), std::sqrt((100.0 + 225.0) / 2), 1e-12);
    EXPECT_EQ(count_differences(parted), 2U);
    EXPECT_EQ(count_intervals(parted), 4U);
}

TEST(Intervals, SdnnDividesByOneLess) {
    NnRun const runs[] = {run({790, 800}), run({810})};
    EXPECT_NEAR(sdnn(runs).value(), 10.0, 1e-12);
}

TEST(Intervals, HeartRateIsThatOfTheMeanInterval) {
    NnRun const runs[] = {run({500, 1500})};
    EXPECT_NEAR(mean_heart_rate(runs).value(), 60.0, 1e-12);
}

TEST(Intervals, Pnn50CountsDifferencesAboveFifty) {
    NnRun const runs[] = {run({800, 850, 901, 849, 800})};
    EXPECT_NEAR(pnn50(runs).value(), 50.0, 1e-12);
}

TEST(Intervals, PoincareAxes) {
    auto const axes = poincare(Milliseconds{40}, Milliseconds{50});
    EXPECT_NEAR(axes.sd1.value(), 40 / std::sqrt(2.0), 1e-12);
    EXPECT_NEAR(axes.sd2.value(), std::sqrt(2 * 2500.0 - 800.0), 1e-12);
}

TEST(Intervals, PoincareOfAlternatingBeatsHasNoLength) {
    EXPECT_EQ(poincare(Milliseconds{40}, Milliseconds{1}).sd2.value(), 0.0);
}

} // namespace
} // namespace hrv
