// Few frames hide an error that grows with the eighth power of their distance: much at 15 a second, nothing
// at 30.
#include "clock/frame_clock.hpp"

#include <gtest/gtest.h>

namespace hrv {
namespace {

double hidden_ms2(double frames_per_second) {
    FrameTimes times;
    for (int k = 0; k < 300; ++k) {
        times.time_s.push_back(k / frames_per_second);
    }
    return clock_variance_ms2(times, times.time_s[150], 1);
}

TEST(SparseFrames, HideMuchAtFifteenASecondAndNothingAtThirty) {
    EXPECT_NEAR(hidden_ms2(15), 20, 1);
    EXPECT_NEAR(hidden_ms2(20), 2, 0.2);
    EXPECT_LT(hidden_ms2(30), 0.1);
    EXPECT_LE(hidden_ms2(10), 250);
}

} // namespace
} // namespace hrv
