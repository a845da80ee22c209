#include "core/reading/beat_runs.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

TEST(BeatRuns, AreWrittenWithABarForEachGap) {
    EXPECT_EQ(beat_runs_text({{0, 812.5}, {2400, 3210}}), "0.000 812.500 | 2400.000 3210.000 ");
    EXPECT_EQ(beat_runs_text({}), "");
}

TEST(BeatRuns, HaveIntervalsThatSpanNoGap) {
    std::vector<std::vector<double>> const expected{{812.5, 800}, {810}};
    EXPECT_EQ(intervals_between({{0, 812.5, 1612.5}, {2000}, {}, {2400, 3210}}), expected);
    EXPECT_TRUE(intervals_between({}).empty());
}

} // namespace
} // namespace evenkeel::reading
