#include "core/exercise/safety_profile.hpp"

#include "tests/support/fixed_clock.hpp"
#include "tests/support/practice_world.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::exercise {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class SafetyProfileTest : public ::testing::Test {
protected:
    void SetUp() override { world_.library.front().opt_in = true; }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::PracticeWorld world_;
    KeepSafetyProfile keep_{
        {world_.profiles, world_.vault, clock_}, world_.contraindications, world_.library};
};

TEST_F(SafetyProfileTest, WhoSaidNothingIsUnknown) {
    auto const caution = world_.read_caution(kAna);
    EXPECT_FALSE(caution.profile.known);
    EXPECT_EQ(caution.safety_level, 0);
}

TEST_F(SafetyProfileTest, IsReadAsItWasAnswered) {
    ASSERT_TRUE(
        keep_(kAna, {.known = true, .codes = {"P", "H", "P"}, .allowed = {ExerciseId{"brisk-walk"}}}));
    auto const profile = world_.read_caution(kAna).profile;
    EXPECT_TRUE(profile.known);
    EXPECT_THAT(profile.codes, ElementsAre('H', 'P'));
    EXPECT_THAT(profile.allowed, ElementsAre(ExerciseId{"brisk-walk"}));
    ASSERT_TRUE(keep_(kAna, {.known = true, .codes = {}, .allowed = {}}));
    EXPECT_TRUE(world_.read_caution(kAna).profile.known);
    EXPECT_THAT(world_.read_caution(kAna).profile.codes, IsEmpty());
}

TEST_F(SafetyProfileTest, AnswersCanBeTakenBack) {
    ASSERT_TRUE(keep_(kAna, {.known = true, .codes = {"H"}, .allowed = {}}));
    ASSERT_TRUE(keep_(kAna, {.known = false, .codes = {}, .allowed = {}}));
    EXPECT_FALSE(world_.read_caution(kAna).profile.known);
}

TEST_F(SafetyProfileTest, WhatCanNotBeReadCountsAsEverything) {
    world_.profiles.keep(kAna, testing::FakeVault{"another key"}.seal("v1 ana known -"), clock_.now());
    EXPECT_THAT(world_.read_caution(kAna).profile.codes, ElementsAre('H', 'P'));
    // The profile of somebody else, put into this row.
    world_.profiles.keep(kAna, world_.vault.seal("v1 bo known -"), clock_.now());
    EXPECT_THAT(world_.read_caution(kAna).profile.codes, ElementsAre('H', 'P'));
}

TEST_F(SafetyProfileTest, TheMembersLevelIsThatOfThisMoment) {
    world_.safety_level.level = 3;
    EXPECT_EQ(world_.read_caution(kAna).safety_level, 3);
}

TEST_F(SafetyProfileTest, RefusesByField) {
    auto const field = [this](SafetyDraft const& draft) { return keep_(kAna, draft).error().field; };
    EXPECT_EQ(field({.known = true, .codes = {"X"}, .allowed = {}}), "codes");
    EXPECT_EQ(field({.known = true, .codes = {"S"}, .allowed = {}}), "codes"); // of a moment, not of a person
    EXPECT_EQ(field({.known = true, .codes = {"HP"}, .allowed = {}}), "codes");
    EXPECT_EQ(field({.known = false, .codes = {"H"}, .allowed = {}}), "known");
    EXPECT_EQ(field({.known = true, .codes = {}, .allowed = {ExerciseId{"soft-look"}}}), "allowed_exercises");
    EXPECT_FALSE(world_.profiles.find(kAna));
}

} // namespace
} // namespace evenkeel::exercise
