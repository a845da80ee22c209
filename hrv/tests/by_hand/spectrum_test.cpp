// Intervals that follow one or two sines: their power, band and breathing are known.
#include "intervals/spectrum.hpp"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

namespace hrv {
namespace {

struct Wave {
    double hz;
    double height_ms;
};

/// Intervals of 0.8 s and these waves for `seconds`, each at the moment it ends.
std::vector<TimedInterval> intervals_with(std::vector<Wave> const& waves, double seconds = 300) {
    std::vector<TimedInterval> found;
    for (double time_s = 0; time_s < seconds;) {
        double interval_ms = 800;
        for (auto const& wave : waves) {
            interval_ms += wave.height_ms * std::sin(2 * std::numbers::pi * wave.hz * time_s);
        }
        time_s += interval_ms / 1e3;
        found.push_back({time_s, interval_ms});
    }
    return found;
}

// A sine of height 30 ms has a variance of 30² / 2 = 450 ms².
TEST(Spectrum, PowerOfASineIsHalfItsSquareInItsBand) {
    auto const high = interval_spectrum(intervals_with({{0.25, 30}}));
    EXPECT_NEAR(high.high.value(), 450, 25);
    EXPECT_LT(high.low.value(), 10);
    auto const low = interval_spectrum(intervals_with({{0.1, 30}}));
    EXPECT_NEAR(low.low.value(), 450, 25);
    EXPECT_LT(low.high.value(), 10);
}

TEST(Spectrum, WavesOfBothBandsAddUp) {
    auto const both = interval_spectrum(intervals_with({{0.25, 20}, {0.1, 40}}));
    EXPECT_NEAR(both.high.value(), 200, 25);
    EXPECT_NEAR(both.low.value(), 800, 40);
}

TEST(Spectrum, AGapChangesLittle) {
    auto intervals = intervals_with({{0.25, 30}});
    intervals.erase(intervals.begin() + 100, intervals.begin() + 160);
    EXPECT_NEAR(interval_spectrum(intervals).high.value(), 450, 45);
}

TEST(Breathing, IsThePeakOfTheHighBand) {
    for (double const breaths : {10.0, 12.0, 15.0, 20.0, 24.0}) {
        auto const found = interval_spectrum(intervals_with({{breaths / 60, 25}, {0.1, 20}}, 70));
        ASSERT_TRUE(found.breathing) << breaths;
        EXPECT_NEAR(found.breathing->value(), breaths, 0.6);
    }
}

TEST(Breathing, AsSlowAsTheWaveOfBloodPressureIsFoundWhenItRules) {
    auto const found = interval_spectrum(intervals_with({{0.1, 60}}, 120));
    ASSERT_TRUE(found.breathing);
    EXPECT_NEAR(found.breathing->value(), 6, 0.4);
}

TEST(Coherence, IsHighForOneSlowWaveAndLowForMany) {
    EXPECT_GT(coherence(intervals_with({{0.1, 60}}, 64)), 0.85);
    EXPECT_LT(coherence(intervals_with({{0.07, 20}, {0.13, 20}, {0.2, 20}, {0.3, 20}, {0.4, 20}}, 64)), 0.5);
}

} // namespace
} // namespace hrv
