#include "core/exercise/safety.hpp"

#include "tests/support/sample_exercises.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::exercise {
namespace {

using testing::an_exercise;
using ::testing::ElementsAre;

Caution known(std::vector<Code> codes, int level = 0) {
    return {.profile = {.known = true, .codes = std::move(codes), .allowed = {}}, .safety_level = level};
}

TEST(Safety, OneSharedCodeIsEnough) {
    auto exercise = an_exercise("box");
    exercise.contraindications = {'P', 'H', 'D'};
    EXPECT_FALSE(is_safe(exercise, known({'H'})));
    EXPECT_FALSE(is_safe(exercise, known({'A', 'P'})));
    EXPECT_TRUE(is_safe(exercise, known({'A'})));
    EXPECT_TRUE(is_safe(exercise, known({})));
    EXPECT_THAT(flags_of(exercise, known({'H', 'P', 'T'}).profile), ElementsAre('P', 'H'));
}

TEST(Safety, WhoWasNotAskedGetsNoLongHold) {
    auto exercise = an_exercise("hold");
    exercise.longest_hold_seconds = 4;
    EXPECT_TRUE(is_safe(exercise, {}));
    exercise.longest_hold_seconds = 4.1;
    EXPECT_FALSE(is_safe(exercise, {}));
    EXPECT_TRUE(is_safe(exercise, known({})));
}

TEST(Safety, WhoWasNotAskedGetsNothingThatStrainsTheHeartAndIsBarredInDistress) {
    auto cold_face = an_exercise("cool-face");
    cold_face.contraindications = {'H', 'B', 'K', 'L', 'S'};
    EXPECT_FALSE(is_safe(cold_face, {}));
    EXPECT_TRUE(is_safe(cold_face, known({})));
    auto box = an_exercise("box");
    box.contraindications = {'P', 'H', 'B', 'E', 'A', 'D'};
    EXPECT_TRUE(is_safe(box, {}));
}

TEST(Safety, WhatIsOffByDefaultNeedsToBeAllowedByName) {
    auto exercise = an_exercise("brisk");
    exercise.opt_in = true;
    auto caution = known({});
    EXPECT_FALSE(is_safe(exercise, caution));
    caution.profile.allowed = {ExerciseId{"brisk"}};
    EXPECT_TRUE(is_safe(exercise, caution));
    exercise.contraindications = {'E'};
    caution.profile.codes = {'E'};
    EXPECT_FALSE(is_safe(exercise, caution));
}

TEST(Safety, InDistressOnlyWhatIsCalmEnough) {
    auto exercise = an_exercise("x");
    EXPECT_TRUE(is_safe(exercise, known({}, 1)));
    EXPECT_FALSE(is_safe(exercise, known({}, kDistress)));
    exercise.calm_enough_for_distress = true;
    EXPECT_TRUE(is_safe(exercise, known({}, 4)));
    exercise.contraindications = {'S'};
    EXPECT_FALSE(is_safe(exercise, known({}, kDistress)));
}

TEST(Safety, TheStrictestProfileHasEveryCodeOfAPerson) {
    auto const profile = strictest({{'S', "s", "s"}, {'P', "p", "p"}, {'D', "d", "d"}, {'H', "h", "h"}});
    EXPECT_TRUE(profile.known);
    EXPECT_THAT(profile.codes, ElementsAre('H', 'P'));
}

} // namespace
} // namespace evenkeel::exercise
