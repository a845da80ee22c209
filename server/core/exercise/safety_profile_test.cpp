#include "core/exercise/safety_profile.hpp"

#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

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
    void SetUp() override {
        world_.stores.add(testing::a_member("ana"));
        world_.library.front().opt_in = true;
    }

    Result<SafetyProfile> keep(SafetyDraft const& draft) {
        return world_.exercise.keep_safety_profile(world_.shelf, kAna, draft);
    }

    Caution caution() { return world_.exercise.read_caution(world_.shelf, kAna); }

    MemberId const kAna{"ana"};
    testing::PracticeWorld world_;
};

TEST_F(SafetyProfileTest, WhoSaidNothingIsUnknown) {
    auto const unknown = caution();
    EXPECT_FALSE(unknown.profile.known);
    EXPECT_EQ(unknown.safety_level, 0);
}

TEST_F(SafetyProfileTest, IsReadAsItWasAnswered) {
    ASSERT_TRUE(keep({.known = true, .codes = {"P", "H", "P"}, .allowed = {ExerciseId{"brisk-walk"}}}));
    auto const profile = caution().profile;
    EXPECT_TRUE(profile.known);
    EXPECT_THAT(profile.codes, ElementsAre('H', 'P'));
    EXPECT_THAT(profile.allowed, ElementsAre(ExerciseId{"brisk-walk"}));
    ASSERT_TRUE(keep({.known = true, .codes = {}, .allowed = {}}));
    EXPECT_TRUE(caution().profile.known);
    EXPECT_THAT(caution().profile.codes, IsEmpty());
}

TEST_F(SafetyProfileTest, AnswersCanBeTakenBack) {
    ASSERT_TRUE(keep({.known = true, .codes = {"H"}, .allowed = {}}));
    ASSERT_TRUE(keep({.known = false, .codes = {}, .allowed = {}}));
    EXPECT_FALSE(caution().profile.known);
}

TEST_F(SafetyProfileTest, WhatCanNotBeReadCountsAsEverything) {
    world_.stores.safety_profiles.keep(kAna, testing::FakeVault{"another key"}.seal("v1 ana known -"),
                                       testing::kMondayMorning);
    EXPECT_THAT(caution().profile.codes, ElementsAre('H', 'P'));
    // The profile of somebody else, put into this row.
    world_.stores.safety_profiles.keep(kAna, world_.outside.vault.seal("v1 bo known -"),
                                       testing::kMondayMorning);
    EXPECT_THAT(caution().profile.codes, ElementsAre('H', 'P'));
}

TEST_F(SafetyProfileTest, TheMembersLevelIsThatOfThisMoment) {
    world_.safety_level.level = 3;
    EXPECT_EQ(caution().safety_level, 3);
}

TEST_F(SafetyProfileTest, RefusesByField) {
    auto const field = [this](SafetyDraft const& draft) { return keep(draft).error().field; };
    EXPECT_EQ(field({.known = true, .codes = {"X"}, .allowed = {}}), "codes");
    EXPECT_EQ(field({.known = true, .codes = {"S"}, .allowed = {}}), "codes"); // of a moment, not of a person
    EXPECT_EQ(field({.known = true, .codes = {"HP"}, .allowed = {}}), "codes");
    EXPECT_EQ(field({.known = false, .codes = {"H"}, .allowed = {}}), "known");
    EXPECT_EQ(field({.known = true, .codes = {}, .allowed = {ExerciseId{"soft-look"}}}), "allowed_exercises");
    EXPECT_FALSE(world_.stores.safety_profiles.find(kAna));
}

} // namespace
} // namespace evenkeel::exercise
