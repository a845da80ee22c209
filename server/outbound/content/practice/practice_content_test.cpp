#include "outbound/content_files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>
#include <fstream>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr char kExercise[] = R"yaml(title: Soft look
summary: Look around, for taking the speed out of a moment.
routes:
  - {from: any, to: parasympathetic}
kind: breath
plan_part: stillness
minutes: {usual: 1, shortest: 0.5, longest: 3}
intensity: gentle
positions: [seated]
surroundings: [private]
needs: []
contraindications: [A]
opt_in: false
calm_enough_for_distress: false
longest_hold_seconds: 2
evidence:
  grade: B
  citation: "Someone 2020"
  doi: ""
  checked: false
  note: Little.
steps:
  - {action: rest, seconds: 30, cue: "Sit."}
  - repeat: 5
    steps:
      - {action: breathe_in, seconds: 4, cue: "In"}
      - {action: hold, seconds: 2, cue: "Wait"}
feels_like: Fine.
stop_if: It hurts.
variants:
  shorter: Once.
  gentler: Twice.
  trauma_sensitive: Eyes open.
script: |
  Sit and look.
)yaml";

/// The product's own content with one exercise more, of which a test changes one line.
class PracticeContent : public ::testing::Test {
protected:
    void SetUp() override { fs::copy("content", folder_, fs::copy_options::recursive); }

    void TearDown() override { fs::remove_all(folder_); }

    void write(std::string const& file, std::string const& text) { std::ofstream{folder_ / file} << text; }

    content::Content read_with(std::string text) {
        write("exercises/soft-look.yaml", text);
        return read_content(folder_);
    }

    std::string complaint_when(std::string_view line, std::string_view becomes) {
        std::string text{kExercise};
        auto const at = text.find(line);
        EXPECT_NE(at, std::string::npos) << line;
        return complaint_about("exercises/soft-look.yaml", text.replace(at, line.size(), becomes));
    }

    std::string complaint_about(std::string const& file, std::string const& text) {
        write(file, text);
        try {
            (void)read_content(folder_);
        } catch (ContentError const& error) {
            return error.what();
        }
        return {};
    }

    fs::path folder_{
        fs::path{::testing::TempDir()} /
        ("practice_content_" + std::string{::testing::UnitTest::GetInstance()->current_test_info()->name()})};
};

TEST_F(PracticeContent, OfTheProductIsGood) {
    auto const content = read_content(folder_);
    EXPECT_GE(content.exercises.size(), 24u);
    EXPECT_EQ(content.contraindications.size(), 14u);
    EXPECT_GE(content.moods.all().size(), 36u);
    EXPECT_FALSE(content.stage_texts.of(state::StateName::play, state::StateName::stillness).title.empty());
}

TEST_F(PracticeContent, AnExerciseIsReadWhole) {
    auto const content = read_with(kExercise);
    auto const* const exercise = exercise::find(content.exercises, ExerciseId{"soft-look"});
    ASSERT_NE(exercise, nullptr);
    EXPECT_FALSE(exercise->routes.front().from);
    EXPECT_EQ(exercise->surroundings.front(), exercise::Surroundings::in_private);
    EXPECT_EQ(exercise->evidence.grade, exercise::Grade::b);
    EXPECT_EQ(exercise->contraindications, std::vector<exercise::Code>{'A'});
    EXPECT_EQ(exercise->steps.at(1).repeat, 5);
    EXPECT_EQ(exercise::length_of(*exercise), 60);
}

TEST_F(PracticeContent, MistakesAreNamedWithFileLineAndField) {
    EXPECT_THAT(complaint_when("kind: breath", "kind: breathing"),
                HasSubstr("soft-look.yaml:5: kind: must be one of breath, movement"));
    EXPECT_THAT(complaint_when("to: parasympathetic", "to: ventral"),
                HasSubstr("soft-look.yaml:4: routes[1].to:"));
    EXPECT_THAT(complaint_when("stop_if: It hurts.\n", ""), HasSubstr("stop_if: is missing"));
    EXPECT_THAT(complaint_when("opt_in: false", "opt_in: maybe"), HasSubstr("opt_in: must be true or false"));
    EXPECT_THAT(complaint_when("feels_like", "feel_like"), HasSubstr("feel"));
    EXPECT_THAT(complaint_when("needs: []", "needs: towel"), HasSubstr("needs: must be a list"));
}

TEST_F(PracticeContent, WhatWouldMisleadAMemberIsAMistake) {
    EXPECT_THAT(complaint_when("usual: 1,", "usual: 5,"), HasSubstr("minutes.usual: must lie between"));
    EXPECT_THAT(complaint_when("repeat: 5", "repeat: 50"), HasSubstr("steps: last 330 seconds"));
    EXPECT_THAT(complaint_when("longest_hold_seconds: 2", "longest_hold_seconds: 1"),
                HasSubstr("longest_hold_seconds: is less than a hold of 2 seconds"));
    EXPECT_THAT(complaint_when("calm_enough_for_distress: false", "calm_enough_for_distress: true"),
                HasSubstr("cannot be true with a breath hold"));
    EXPECT_THAT(complaint_when("contraindications: [A]", "contraindications: [A, X]"),
                HasSubstr("holds \"X\", which safety/contraindications.yaml lacks"));
    EXPECT_THAT(complaint_when("title: Soft look", "title: A title that goes on for more than forty letters"),
                HasSubstr("title: is longer than 40"));
}

TEST_F(PracticeContent, AMoodLiesInItsStateAndOwnsItsWords) {
    EXPECT_THAT(
        complaint_about("moods.yaml", "- {key: a, title: A, state: play, angle: 20, synonyms: [x]}\n"),
        HasSubstr("moods.yaml:1: angle: lies outside the band"));
    EXPECT_THAT(complaint_about("moods.yaml",
                                "- {key: a, title: A, state: play, angle: 130, synonyms: [x y]}\n"
                                "- {key: b, title: B, state: play, angle: 140, synonyms: [\"X  y!\"]}\n"),
                HasSubstr("moods.yaml:2: synonyms: hold \"X  y!\", which is a word of \"a\" too"));
}

TEST_F(PracticeContent, EveryWayHasItsStageTextOnce) {
    EXPECT_THAT(complaint_about("stage_texts.yaml", "- {from: play, to: stillness, title: T, text: X}\n"),
                HasSubstr("the way from stillness to stillness is missing"));
    EXPECT_THAT(complaint_about("stage_texts.yaml", "- {from: play, to: stillness, title: T, text: X}\n"
                                                    "- {from: play, to: stillness, title: T, text: X}\n"),
                HasSubstr("stage_texts.yaml:2: to: stands there twice"));
}

TEST_F(PracticeContent, AFolderWithoutExercisesIsAMistake) {
    fs::remove_all(folder_ / "exercises");
    EXPECT_THAT(complaint_about("unused", ""), HasSubstr("there is no exercise in this folder"));
}

/// Six weeks of one exercise, with one day written by the test.
std::string a_program(std::string const& day_seven, int days = 42) {
    std::string text = "weeks:\n";
    for (int week = 1; week <= 6; ++week)
        text += fmt::format("  - {{title: W{}, theme: T, intention: I, reflection_questions: [a, b, c]}}\n",
                            week);
    text += "days:\n";
    for (int day = 1; day <= days; ++day)
        text +=
            day == 7
                ? day_seven
                : fmt::format("  - {{day: {}, title: D, article: touch, social_play: {{title: P, text: X}}, "
                              "exercise: long-exhale, stillness: long-exhale, check_in_prompt: C}}\n",
                              day);
    return text;
}

std::string day_seven(std::string const& change = {}) {
    return "  - {day: 7, title: D, article: touch, social_play: {title: P, text: X}, exercise: long-exhale, "
           "stillness: "
           "long-exhale, check_in_prompt: C" +
           change + "}\n";
}

TEST_F(PracticeContent, AProgramHasFortyTwoDaysOfKnownExercises) {
    auto const program = [this](std::string const& text) { return complaint_about("program.yaml", text); };
    EXPECT_THAT(program(a_program(day_seven())), IsEmpty());
    EXPECT_THAT(program(a_program(
                    day_seven(", for_states: {overwhelm: {exercise: long-exhale, stillness: long-exhale}}"))),
                IsEmpty());
    EXPECT_THAT(program(a_program("")), HasSubstr("lacks day 7"));
    EXPECT_THAT(program(a_program(day_seven() + day_seven())), HasSubstr(".day: 7 stands there twice"));
    EXPECT_THAT(program(a_program(day_seven(", for_states: {happy: {}}"))),
                HasSubstr("none of the six states"));
    EXPECT_THAT(program(a_program(
                    day_seven(", for_states: {overwhelm: {exercise: no-such, stillness: long-exhale}}"))),
                HasSubstr("days[7].for_states.overwhelm.exercise: names \"no-such\", which is no exercise"));
    EXPECT_THAT(program(a_program(day_seven(", check_in: x"))),
                HasSubstr("days[7].check_in: there is no such"));
}

} // namespace
} // namespace evenkeel::outbound
