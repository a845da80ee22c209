#include "core/state/target.hpp"

#include <gtest/gtest.h>

namespace evenkeel::state {
namespace {

TEST(RecommendedTarget, FollowsTheSpecificationFromDysregulatedStates) {
    std::vector<std::optional<StateName>> suggestions{std::nullopt};
    suggestions.insert(suggestions.end(), kStates.begin(), kStates.end());
    for (auto const suggested : suggestions) {
        EXPECT_EQ(recommended_target(StateName::dorsal_vagal, suggested), StateName::parasympathetic);
        EXPECT_EQ(recommended_target(StateName::sympathetic, suggested), StateName::stillness);
        EXPECT_EQ(recommended_target(StateName::overwhelm, suggested), StateName::play);
    }
}

TEST(RecommendedTarget, ExistsFromRegulatedStatesOnlyWithASuggestion) {
    for (auto const current : {StateName::stillness, StateName::parasympathetic, StateName::play}) {
        EXPECT_FALSE(recommended_target(current, std::nullopt));
        for (auto const suggested : kStates)
            EXPECT_TRUE(recommended_target(current, suggested));
    }
}

TEST(RecommendedTarget, KeepsARegulatedSuggestion) {
    EXPECT_EQ(recommended_target(StateName::play, StateName::parasympathetic), StateName::parasympathetic);
    EXPECT_EQ(recommended_target(StateName::stillness, StateName::play), StateName::play);
}

TEST(RecommendedTarget, IsAlwaysAnotherRegulatedState) {
    for (auto const current : kStates)
        for (auto const suggested : kStates) {
            auto const target = recommended_target(current, suggested).value();
            EXPECT_TRUE(is_regulated(target));
            EXPECT_NE(target, current);
        }
}

TEST(StageTexts, AreFoundByTheirWayWhateverTheirOrder) {
    StageTexts const texts{{{StateName::play, StateName::stillness, "Calming the body", "…"},
                            {StateName::stillness, StateName::play, "Waking up", "…"}}};
    EXPECT_EQ(texts.of(StateName::play, StateName::stillness).title, "Calming the body");
    EXPECT_EQ(texts.of(StateName::stillness, StateName::play).title, "Waking up");
}

} // namespace
} // namespace evenkeel::state
