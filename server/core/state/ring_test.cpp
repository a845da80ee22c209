#include "core/state/ring.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <vector>

namespace evenkeel::state {
namespace {

TEST(Ring, BandsAreSixtyDegreesWideInTheOrderOfTheSpecification) {
    for (auto const state : kStates) {
        EXPECT_EQ(state_at(RingAngle{band_start(state)}), state);
        EXPECT_EQ(state_at(RingAngle{band_start(state) + 59.999}), state);
    }
    EXPECT_EQ(state_at(RingAngle{360}), StateName::stillness);
    EXPECT_EQ(state_at(RingAngle{-0.001}), StateName::dorsal_vagal);
}

TEST(Ring, AnglesAreAlwaysInsideOneTurn) {
    EXPECT_DOUBLE_EQ(RingAngle{-90}.degrees(), 270);
    EXPECT_DOUBLE_EQ(RingAngle{725}.degrees(), 5);
    EXPECT_DOUBLE_EQ(RingAngle{-1e-20}.degrees(), 0);
}

TEST(Ring, NamesGoBothWays) {
    for (auto const state : kStates)
        EXPECT_EQ(state_named(to_text(state)), state);
    EXPECT_FALSE(state_named("calm"));
}

TEST(Ring, IsTheCompassOfArousalAndComfort) {
    EXPECT_NEAR(angle_of_feeling(-1, 0)->degrees(), 0, 1e-9);
    EXPECT_NEAR(angle_of_feeling(0, 1)->degrees(), 90, 1e-9);
    EXPECT_NEAR(angle_of_feeling(1, 0)->degrees(), 180, 1e-9);
    EXPECT_NEAR(angle_of_feeling(0, -1)->degrees(), 270, 1e-9);
    EXPECT_FALSE(angle_of_feeling(0, 0));
}

TEST(Ring, EveryAngleComesBackFromItsFeeling) {
    for (double degrees = 0.25; degrees < 360; degrees += 7.3) {
        auto const radians = degrees * std::numbers::pi / 180;
        EXPECT_NEAR(angle_of_feeling(-std::cos(radians), std::sin(radians))->degrees(), degrees, 1e-9);
    }
}

TEST(Ring, TurnTakesTheShortWayRound) {
    EXPECT_DOUBLE_EQ(turn(RingAngle{350}, RingAngle{10}), 20);
    EXPECT_DOUBLE_EQ(turn(RingAngle{10}, RingAngle{350}), -20);
    EXPECT_DOUBLE_EQ(turn(RingAngle{0}, RingAngle{180}), 180);
}

TEST(CircularMean, OfTwoSidesOfTheTopIsTheTop) {
    std::vector<WeightedAngle> const angles{{RingAngle{350}}, {RingAngle{10}}};
    auto const mean = circular_mean(angles);
    ASSERT_TRUE(mean);
    EXPECT_NEAR(turn(RingAngle{0}, mean->angle), 0, 1e-9);
    EXPECT_NEAR(mean->resultant_length, std::cos(10 * std::numbers::pi / 180), 1e-12);
}

TEST(CircularMean, TurnsWithItsAngles) {
    std::vector<WeightedAngle> angles{{RingAngle{12}, 2}, {RingAngle{80}, 1}, {RingAngle{301}, 0.5}};
    auto const before = circular_mean(angles);
    for (auto& angle : angles)
        angle.angle = RingAngle{angle.angle.degrees() + 123};
    auto const after = circular_mean(angles);
    EXPECT_NEAR(turn(before->angle, after->angle), 123, 1e-9);
    EXPECT_NEAR(before->resultant_length, after->resultant_length, 1e-12);
}

TEST(CircularMean, IsNothingWhereDirectionsCancelOut) {
    std::vector<WeightedAngle> const opposite{{RingAngle{0}}, {RingAngle{180}}};
    EXPECT_FALSE(circular_mean(opposite));
    EXPECT_FALSE(circular_mean({}));
}

} // namespace
} // namespace evenkeel::state
