#include "intervals/rhythm.hpp"
#include "synthetic/random.hpp"

#include <cmath>
#include <numbers>
#include <vector>

#include <gtest/gtest.h>

namespace hrv {
namespace {

/// 70 intervals of 800 ms that breathing of this many beats a breath moves, with scatter drawn by chance.
std::vector<double> intervals(double breath_ms, double beats_per_breath, double scatter_ms,
                              std::uint64_t seed) {
    synthetic::Random random{seed};
    std::vector<double> made;
    for (int k = 0; k < 70; ++k) {
        made.push_back(800 + breath_ms * std::sin(2 * std::numbers::pi * k / beats_per_breath) +
                       scatter_ms * random.normal());
    }
    return made;
}

TEST(Chaos, IsFoundInIntervalsDrawnByChance) {
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        found += is_chaotic(intervals(0, 5, 160, seed)) ? 1 : 0;
    }
    EXPECT_GE(found, 95);
}

TEST(Chaos, IsNotFoundInFastDeepBreathing) {
    for (double const beats_per_breath : {2.4, 2.9, 3.3, 4.0, 6.0}) {
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            EXPECT_FALSE(is_chaotic(intervals(150, beats_per_breath, 40, seed))) << beats_per_breath;
        }
    }
}

TEST(Chaos, IsNotFoundInAnEvenHeartOrInFewBeats) {
    EXPECT_FALSE(is_chaotic(intervals(20, 5, 20, 1)));
    EXPECT_FALSE(is_chaotic(std::vector<double>(70, 800)));
    auto few = intervals(0, 5, 160, 1);
    few.resize(20);
    EXPECT_FALSE(is_chaotic(few));
    EXPECT_FALSE(is_chaotic({}));
}

} // namespace
} // namespace hrv
