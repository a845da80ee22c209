#include "core/program/onboarding.hpp"

#include <gtest/gtest.h>

namespace evenkeel::program {
namespace {

using state::StateName;

TEST(RecommendedTarget, FollowsTheSpecificationFromDysregulatedStates) {
    for (auto const preferred : state::kStates) {
        EXPECT_EQ(recommended_target(StateName::dorsal_vagal, preferred), StateName::parasympathetic);
        EXPECT_EQ(recommended_target(StateName::sympathetic, preferred), StateName::stillness);
        EXPECT_EQ(recommended_target(StateName::overwhelm, preferred), StateName::play);
    }
}

TEST(RecommendedTarget, IsAlwaysAnotherRegulatedState) {
    for (auto const current : state::kStates)
        for (auto const preferred : state::kStates) {
            auto const target = recommended_target(current, preferred);
            EXPECT_TRUE(state::is_regulated(target));
            EXPECT_NE(target, current);
        }
}

TEST(StageText, SaysWhatMovingFromPlayToStillnessIs) {
    EXPECT_EQ(stage_text(StateName::play, StateName::stillness), "calming the body");
}

TEST(StageText, HasWordsForEveryWay) {
    for (auto const from : state::kStates)
        for (auto const target : state::kStates)
            EXPECT_FALSE(stage_text(from, target).empty());
}

} // namespace
} // namespace evenkeel::program
