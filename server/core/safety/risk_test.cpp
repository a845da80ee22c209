#include "core/safety/risk.hpp"

#include <gtest/gtest.h>

namespace evenkeel::safety {
namespace {

Finding found(int level, Urgency urgency = Urgency::none) {
    return {.level = level, .flags = {}, .urgency = urgency, .is_retraction = false, .carried_by = {}};
}

Risk at(int level) {
    Risk risk;
    risk.level = level;
    return risk;
}

TEST(Risk, RisesAtOnceAndNeverFallsByAMessage) {
    for (int before = 0; before <= 4; ++before)
        for (int level = kPossibleRisk; level <= kImminent; ++level)
            EXPECT_EQ(with(at(before), found(level)).level, std::max(before, level));
    for (int before = kPossibleRisk; before <= kImminent; ++before)
        for (int level = 0; level < kPossibleRisk; ++level)
            EXPECT_EQ(with(at(before), found(level)).level, before);
}

TEST(Risk, DistressIsOfTheMoment) {
    EXPECT_EQ(with(at(1), found(0)).level, 0);
    EXPECT_EQ(with(at(0), found(1)).level, 1);
}

TEST(Risk, ADenialStandsUntilMoreIsSaid) {
    auto const denied = with_thoughts(at(2), Answer::no, Check::direct);
    EXPECT_EQ(denied.level, 2);
    EXPECT_TRUE(denied.is_denied);
    EXPECT_TRUE(with(denied, found(2)).is_denied);
    EXPECT_FALSE(with(denied, found(3)).is_denied);
}

TEST(Risk, AYesIsActiveThoughts) {
    EXPECT_EQ(with_thoughts(at(0), Answer::yes, Check::direct).level, kActiveThoughts);
    EXPECT_EQ(with_thoughts(at(2), Answer::yes, Check::again).level, kActiveThoughts);
    EXPECT_EQ(with_thoughts(at(4), Answer::yes, Check::again).level, kImminent);
}

TEST(Risk, AnUnsureAnswerIsTakenForAPossibleRisk) {
    EXPECT_EQ(with_thoughts(at(0), Answer::unsure, Check::direct).level, kPossibleRisk);
    EXPECT_EQ(with_thoughts(at(3), Answer::unsure, Check::again).level, 3);
}

TEST(Risk, FallsByAClearCheckAndOutOfAnEmergencyNotAtOnce) {
    EXPECT_EQ(with_thoughts(at(2), Answer::no, Check::again), Risk{});
    EXPECT_EQ(with_thoughts(at(3), Answer::no, Check::again), Risk{});
    auto emergency = at(4);
    emergency.urgency = Urgency::goodbye;
    auto const after = with_thoughts(emergency, Answer::no, Check::again);
    EXPECT_EQ(after.level, kPossibleRisk);
    EXPECT_EQ(after.urgency, Urgency::none);
}

TEST(Risk, NoAnswerChangesNothing) {
    for (auto const check : {Check::direct, Check::again})
        EXPECT_EQ(with_thoughts(at(3), Answer::none, check), at(3));
    EXPECT_EQ(with_intention(at(3), Question::plan, Answer::none), at(3));
}

TEST(Risk, APlanOrTheIntentWithMeansOrATimeIsImminent) {
    for (auto const wish : {Question::plan, Question::intent})
        for (auto const way : {Question::means, Question::time}) {
            auto const one = with_intention(at(3), wish, Answer::yes);
            EXPECT_EQ(one.level, 3);
            EXPECT_EQ(with_intention(one, way, Answer::yes).level, kImminent);
            EXPECT_EQ(with_intention(one, way, Answer::no).level, 3);
            EXPECT_EQ(with_intention(with_intention(at(3), way, Answer::yes), wish, Answer::unsure).level, 3);
        }
}

TEST(Risk, WithoutAPlanThereIsNothingToAskOfMeansAndTime) {
    auto const none = with_intention(at(3), Question::plan, Answer::no);
    EXPECT_TRUE(is_answered(none, Question::plan));
    EXPECT_TRUE(is_answered(none, Question::means));
    EXPECT_TRUE(is_answered(none, Question::time));
    EXPECT_FALSE(is_answered(none, Question::intent));
    EXPECT_FALSE(is_answered(with_intention(at(3), Question::plan, Answer::yes), Question::means));
}

} // namespace
} // namespace evenkeel::safety
