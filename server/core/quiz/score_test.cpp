#include "core/quiz/score.hpp"

#include "core/state/target.hpp"
#include "tests/support/sample_quiz.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace evenkeel::quiz {
namespace {

using testing::a_quiz;
using testing::all_pages;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using enum state::StateName;

Quiz const kQuiz = a_quiz();

std::vector<std::string> names(std::vector<Reason> const& reasons) {
    std::vector<std::string> names;
    for (auto const& reason : reasons)
        names.push_back(reason.name);
    return names;
}

Answers pages(StateName love, StateName money, StateName environment) {
    auto answers = all_pages(stillness);
    answers.life_aspects["love_relationship"].current = love;
    answers.life_aspects["money_finance"].current = money;
    answers.life_aspects["environment"].current = environment;
    return answers;
}

TEST(StartingPoint, IsTheStateThatAllPagesName) {
    for (auto const state : state::kStates) {
        auto const start = starting_point(kQuiz, all_pages(state));
        EXPECT_EQ(start.state, state);
        EXPECT_EQ(start.angle, state::RingAngle{state::band_start(state) + 30});
        EXPECT_EQ(start.regulation, state::is_regulated(state) ? 100 : 0);
        EXPECT_NEAR(start.certainty, 1, 1e-9);
    }
}

TEST(StartingPoint, LiesOnTheSideWithMorePointsThenWithTheStrongestState) {
    EXPECT_EQ(starting_point(kQuiz, pages(play, sympathetic, dorsal_vagal)).state, overwhelm);
    EXPECT_EQ(starting_point(kQuiz, pages(play, stillness, dorsal_vagal)).state, parasympathetic);
    EXPECT_EQ(starting_point(kQuiz, pages(play, dorsal_vagal, dorsal_vagal)).state, dorsal_vagal);
    EXPECT_EQ(starting_point(kQuiz, pages(play, play, sympathetic)).state, play);
}

TEST(StartingPoint, WhatIsFeltElsewhereOnTheSideMovesTheAngleInsideTheBand) {
    auto answers = all_pages(sympathetic);
    EXPECT_EQ(starting_point(kQuiz, answers).angle, state::RingAngle{210});
    answers.symptoms = {"fatigue"}; // 18 points at 210 and 4 at 330
    auto const start = starting_point(kQuiz, answers);
    EXPECT_EQ(start.state, sympathetic);
    EXPECT_NEAR(start.angle.degrees(), (18 * 210 + 4 * 330) / 22.0, 1e-9);
    // Two pages pull far, and the band holds.
    EXPECT_EQ(starting_point(kQuiz, pages(sympathetic, sympathetic, dorsal_vagal)).angle,
              state::RingAngle{239.5});
}

TEST(StartingPoint, IsRegulatedWhereBothSidesAreEven) {
    auto answers = pages(play, sympathetic, stillness); // 12 to 6
    answers.symptoms = {"anxiety"};                     // 12 to 10
    answers.sliders["sleep_quality"] = 3;               // 12 to 12
    auto const even = starting_point(kQuiz, answers);
    EXPECT_EQ(even.regulation, 50);
    EXPECT_TRUE(state::is_regulated(even.state));
    answers.sliders["sleep_quality"] = 2;
    EXPECT_EQ(starting_point(kQuiz, answers).state, sympathetic);
}

TEST(StartingPoint, WithoutAnyAnswerIsTheMiddleAndUncertain) {
    auto const start = starting_point(kQuiz, {});
    EXPECT_EQ(start.state, parasympathetic);
    EXPECT_EQ(start.angle, state::RingAngle{90});
    EXPECT_EQ(start.regulation, 50);
    EXPECT_EQ(start.certainty, 0);
    EXPECT_THAT(outcome_of(kQuiz, {}).reasons, IsEmpty());
    EXPECT_EQ(outcome_of(kQuiz, {}).focus, "");
}

/// Random answers to the sample quiz.
class Lot {
public:
    explicit Lot(unsigned seed) : random_{seed} {}

    Answers answers() {
        Answers answers;
        for (auto const& page : kQuiz.pages)
            answers.life_aspects.emplace(page.life_aspect,
                                         AspectAnswer{state::kStates[below(6)], state::kStates[below(3)]});
        for (auto const& symptom : kQuiz.symptoms)
            if (below(2) == 0)
                answers.symptoms.insert(symptom.key);
        for (auto const& habit : kQuiz.habits)
            if (below(2) == 0)
                answers.habits.insert(habit.key);
        for (auto const& slider : kQuiz.sliders)
            answers.sliders.emplace(slider.key, static_cast<int>(below(11)));
        return answers;
    }

    std::size_t below(std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>{0, limit - 1}(random_);
    }

private:
    std::mt19937 random_;
};

constexpr int kWorlds = 5000;

TEST(StartingPointLaw, EverythingStaysInItsBounds) {
    Lot lot{1};
    for (int i = 0; i < kWorlds; ++i) {
        auto const answers = lot.answers();
        auto const start = starting_point(kQuiz, answers);
        ASSERT_GE(start.regulation, 0);
        ASSERT_LE(start.regulation, 100);
        ASSERT_GE(start.certainty, 0);
        ASSERT_LE(start.certainty, 1);
        ASSERT_EQ(state::state_at(start.angle), start.state);
        ASSERT_EQ(state::is_regulated(start.state), start.regulation >= 50) << start.regulation;
        auto const outcome = outcome_of(kQuiz, answers);
        ASSERT_TRUE(state::is_regulated(outcome.target));
        ASSERT_NE(outcome.target, start.state);
        ASSERT_EQ(outcome.target, state::recommended_target(start.state, outcome.preferred));
        ASSERT_LE(outcome.reasons.size(), 4U);
        for (auto const& reason : outcome.reasons)
            ASSERT_GT(reason.points, 0);
    }
}

TEST(StartingPointLaw, OneSymptomMoreNeverRaisesRegulation) {
    Lot lot{2};
    for (int i = 0; i < kWorlds; ++i) {
        auto answers = lot.answers();
        auto const before = starting_point(kQuiz, answers);
        answers.symptoms.insert(kQuiz.symptoms[lot.below(4)].key);
        auto const after = starting_point(kQuiz, answers);
        ASSERT_LE(after.regulation, before.regulation);
        ASSERT_FALSE(state::is_regulated(after.state) && !state::is_regulated(before.state));
    }
}

TEST(StartingPointLaw, OneHabitMoreOrASliderHigherNeverLowersRegulation) {
    Lot lot{3};
    for (int i = 0; i < kWorlds; ++i) {
        auto answers = lot.answers();
        auto const before = starting_point(kQuiz, answers).regulation;
        if (lot.below(2) == 0)
            answers.habits.insert(kQuiz.habits[lot.below(3)].key);
        else {
            auto& value = answers.sliders[kQuiz.sliders[lot.below(2)].key];
            value = std::min(value + 1, kHighestSlider);
        }
        ASSERT_GE(starting_point(kQuiz, answers).regulation, before);
    }
}

TEST(StartingPointLaw, TheOrderOfTheAnswersIsWithoutMeaning) {
    Lot lot{4};
    for (int i = 0; i < 500; ++i) {
        auto const answers = lot.answers();
        auto draft = testing::a_draft(answers);
        std::ranges::reverse(draft.symptoms);
        std::ranges::reverse(draft.habits);
        auto const read = answers_of(draft, kQuiz);
        ASSERT_TRUE(read);
        ASSERT_EQ(starting_point(kQuiz, *read).points, starting_point(kQuiz, answers).points);
        // Nor is the order in which the operator lists things.
        auto turned = kQuiz;
        std::ranges::reverse(turned.pages);
        std::ranges::reverse(turned.symptoms);
        std::ranges::reverse(turned.sliders);
        ASSERT_EQ(starting_point(turned, answers).points, starting_point(kQuiz, answers).points);
        ASSERT_EQ(starting_point(turned, answers).state, starting_point(kQuiz, answers).state);
    }
}

TEST(Outcome, NamesReasonsHeaviestForTheStateFirst) {
    auto answers = pages(sympathetic, sympathetic, play);
    answers.symptoms = {"anxiety", "fatigue"};
    answers.habits = {"exercise"};
    answers.sliders = {{"sleep_quality", 4}, {"overall_peace", 3}};
    auto const outcome = outcome_of(kQuiz, answers);
    EXPECT_EQ(outcome.start.state, sympathetic);
    EXPECT_EQ(outcome.words->headline, "sympathetic");
    // 12 for the pages, 3 + 1, then 2 + 2 of the slider; fatigue speaks for the side only. Sleep is too near
    // to the middle, and exercise speaks for the other side.
    EXPECT_THAT(names(outcome.reasons), ElementsAre("life_aspects", "anxiety", "overall_peace", "fatigue"));
    EXPECT_EQ(outcome.reasons[0].text, "2 of 3");
    EXPECT_EQ(outcome.reasons[1].text, "why anxiety");
    EXPECT_EQ(outcome.reasons[2].text, "low overall_peace");
    EXPECT_EQ(outcome.reasons[2].points, 4);
}

TEST(Outcome, OfARegulatedStateHasReasonsThatSpeakForIt) {
    auto answers = all_pages(stillness);
    answers.symptoms = {"anxiety"};
    answers.habits = {"alcohol", "stillness"};
    answers.sliders["sleep_quality"] = 9;
    auto const outcome = outcome_of(kQuiz, answers);
    EXPECT_THAT(names(outcome.reasons), ElementsAre("life_aspects", "sleep_quality", "stillness", "alcohol"));
    EXPECT_EQ(outcome.reasons[1].text, "high sleep_quality");
    EXPECT_EQ(outcome.reasons[2].text, "did stillness");
}

TEST(Outcome, SaysWhatIsDoneAndWhatIsMissing) {
    auto answers = all_pages(play);
    answers.habits = {"stillness"};
    auto const outcome = outcome_of(kQuiz, answers);
    ASSERT_EQ(outcome.habits_done.size(), 1U);
    EXPECT_EQ(outcome.habits_done.front()->key, "stillness");
    ASSERT_EQ(outcome.habits_missing.size(), 2U);
    EXPECT_EQ(outcome.habits_missing.front()->missing, "try exercise");
}

TEST(Outcome, FollowsTheMappingOfTheSpecification) {
    EXPECT_EQ(outcome_of(kQuiz, all_pages(dorsal_vagal, play)).target, parasympathetic);
    EXPECT_EQ(outcome_of(kQuiz, all_pages(sympathetic, play)).target, stillness);
    EXPECT_EQ(outcome_of(kQuiz, all_pages(overwhelm, stillness)).target, play);
    EXPECT_EQ(outcome_of(kQuiz, all_pages(stillness, parasympathetic)).target, parasympathetic);
    EXPECT_EQ(outcome_of(kQuiz, all_pages(play, play)).target, stillness);
}

TEST(Outcome, TheWishOfMostPagesCountsAndOfEqualsTheFirst) {
    auto answers = all_pages(play, stillness);
    answers.life_aspects["money_finance"].preferred = play;
    EXPECT_EQ(outcome_of(kQuiz, answers).preferred, stillness);
    answers.life_aspects["environment"].preferred = parasympathetic;
    EXPECT_EQ(outcome_of(kQuiz, answers).preferred, stillness);
    answers.life_aspects["environment"].preferred = play;
    EXPECT_EQ(outcome_of(kQuiz, answers).preferred, play);
}

TEST(Outcome, TheFocusIsTheDysregulatedPartWithTheLongestWay) {
    EXPECT_EQ(outcome_of(kQuiz, pages(play, overwhelm, sympathetic)).focus, "money_finance");
    EXPECT_EQ(outcome_of(kQuiz, pages(play, parasympathetic, sympathetic)).focus, "environment");
    EXPECT_EQ(outcome_of(kQuiz, all_pages(parasympathetic)).focus, "love_relationship");
}

TEST(Outcome, SaysHowSureItIsAndWhenToAskAPerson) {
    auto answers = all_pages(sympathetic);
    auto const clear = outcome_of(kQuiz, answers);
    EXPECT_EQ(clear.certainty_text, "clear");
    EXPECT_EQ(clear.regulation_text, "strained");
    EXPECT_THAT(clear.care_notes, ElementsAre("talk to somebody"));
    answers.symptoms = {"fatigue"};
    EXPECT_THAT(outcome_of(kQuiz, answers).care_notes, ElementsAre("talk to somebody", "see a doctor"));

    EXPECT_EQ(outcome_of(kQuiz, pages(play, dorsal_vagal, parasympathetic)).certainty_text, "mixed");
    EXPECT_EQ(outcome_of(kQuiz, pages(stillness, play, overwhelm)).certainty_text, "spread");
    auto const steady = outcome_of(kQuiz, all_pages(play));
    EXPECT_EQ(steady.regulation_text, "steady");
    EXPECT_THAT(steady.care_notes, IsEmpty());
    EXPECT_EQ(outcome_of(kQuiz, pages(play, overwhelm, sympathetic)).regulation_text, "strained");
}

TEST(Outcome, LeavesOutWhatTheQuizNoLongerKnows) {
    auto answers = all_pages(play);
    answers.symptoms = {"hiccups"};
    answers.sliders["salt"] = 3;
    answers.life_aspects["garden"] = {dorsal_vagal, play};
    auto const outcome = outcome_of(kQuiz, answers);
    EXPECT_EQ(outcome.start.regulation, 100);
    EXPECT_EQ(outcome.life_aspects.size(), 3U);
    EXPECT_THAT(outcome.symptoms, IsEmpty());
}

} // namespace
} // namespace evenkeel::quiz
