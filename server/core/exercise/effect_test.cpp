#include "core/exercise/effect.hpp"

#include <gtest/gtest.h>

#include <random>

namespace evenkeel::exercise {
namespace {

Experience rated(int n, std::int64_t sum_hundredths) {
    return {.times = n, .rated = n, .effect_hundredths = sum_hundredths, .last_day = {}};
}

TEST(Estimate, IsThePriorBeforeTheFirstRating) {
    EXPECT_EQ(estimate(Grade::a, {}).effect, prior_effect(Grade::a));
    EXPECT_EQ(estimate(Grade::a, {}).n, 0);
    EXPECT_EQ(estimate(Grade::a, {}).certainty, 0);
    EXPECT_GT(prior_effect(Grade::a), prior_effect(Grade::b));
    EXPECT_GT(prior_effect(Grade::b), prior_effect(Grade::c));
}

TEST(Estimate, ByHand) {
    auto const found = estimate(Grade::a, rated(1, 200)); // (4 * 0.6 + 2) / 5
    EXPECT_NEAR(found.effect, 0.88, 1e-12);
    EXPECT_EQ(found.n, 1);
    EXPECT_NEAR(found.certainty, 0.2, 1e-12);
    EXPECT_NEAR(estimate(Grade::c, rated(16, -3200)).effect, (4 * 0.3 - 32) / 20, 1e-12);
}

TEST(Estimate, LiesBetweenPriorAndMeanAndComesCloserWithEveryRating) {
    std::mt19937 random{11}; // NOLINT(cert-msc32-c,cert-msc51-cpp)
    for (int i = 0; i < 2000; ++i) {
        auto const grade = static_cast<Grade>(random() % 3);
        auto const mean = static_cast<int>(random() % 401) - 200;
        auto last = std::abs(prior_effect(grade) - mean / 100.0);
        for (int n = 1; n < 30; ++n) {
            auto const found = estimate(grade, rated(n, std::int64_t{n} * mean));
            auto const distance = std::abs(found.effect - mean / 100.0);
            ASSERT_LE(distance, last + 1e-12);
            ASSERT_GE(found.effect, std::min(prior_effect(grade), mean / 100.0) - 1e-12);
            ASSERT_LE(found.effect, std::max(prior_effect(grade), mean / 100.0) + 1e-12);
            last = distance;
        }
    }
}

TEST(EffectOfAResult, IsWhatTheMemberSays) {
    EXPECT_EQ(effect_hundredths(-2, {.before = 0, .after = 100, .scale = MoodScale::slider}), -200);
}

TEST(EffectOfAResult, ElseWhatTheMoodsTell) {
    EXPECT_EQ(effect_hundredths({}, {.before = 40, .after = 65, .scale = MoodScale::slider}), 100);
    EXPECT_EQ(effect_hundredths({}, {.before = 0, .after = 100, .scale = MoodScale::slider}), 200);
    EXPECT_EQ(effect_hundredths({}, {.before = 270, .after = 90, .scale = MoodScale::ring}), 200);
    EXPECT_EQ(effect_hundredths({}, {.before = 90, .after = 90, .scale = MoodScale::ring}), 0);
}

TEST(EffectOfAResult, IsUnknownWhereAMoodIsMissing) {
    EXPECT_FALSE(effect_hundredths({}, {.before = 40, .after = {}, .scale = MoodScale::slider}));
    EXPECT_FALSE(effect_hundredths({}, {}));
}

} // namespace
} // namespace evenkeel::exercise
