#include "core/quiz/answers.hpp"

#include "tests/support/sample_quiz.hpp"

#include <gtest/gtest.h>

namespace evenkeel::quiz {
namespace {

using testing::a_draft;
using testing::a_quiz;
using testing::all_pages;
using enum state::StateName;

EventId const kEvent{"00000000-0000-4000-8000-000000000001"};

/// The field that is refused when the draft is changed so.
template <class Change>
std::string refused_field(Change change) {
    auto draft = a_draft(all_pages(play));
    change(draft);
    auto const answers = answers_of(draft, a_quiz());
    EXPECT_FALSE(answers);
    EXPECT_EQ(answers.error().fault, Fault::invalid_input);
    EXPECT_TRUE(answers.error().message.english().ends_with('.'));
    return answers.error().field;
}

TEST(QuizAnswers, AreReadAsTheyWereGiven) {
    auto answers = all_pages(overwhelm, stillness);
    answers.symptoms = {"anxiety", "fatigue"};
    answers.habits = {"exercise"};
    answers.sliders["sleep_quality"] = 0;
    EXPECT_EQ(answers_of(a_draft(answers), a_quiz()).value(), answers);
}

TEST(QuizAnswers, EveryPageAndSliderIsAnswered) {
    EXPECT_EQ(refused_field([](Draft& draft) { draft.life_aspects.erase("environment"); }),
              "life_aspects.environment");
    EXPECT_EQ(refused_field([](Draft& draft) { draft.sliders.erase("sleep_quality"); }),
              "sliders.sleep_quality");
}

TEST(QuizAnswers, WhatTheQuizDoesNotHaveIsNamed) {
    EXPECT_EQ(refused_field([](Draft& draft) { draft.life_aspects["garden"] = {"play", "play"}; }),
              "life_aspects.garden");
    EXPECT_EQ(refused_field([](Draft& draft) { draft.sliders["salt"] = 1; }), "sliders.salt");
    EXPECT_EQ(refused_field([](Draft& draft) { draft.symptoms = {"hiccups"}; }), "symptoms");
    EXPECT_EQ(refused_field([](Draft& draft) { draft.habits = {"anxiety"}; }), "habits");
    EXPECT_EQ(refused_field([](Draft& draft) { draft.symptoms = {"anxiety", "anxiety"}; }), "symptoms");
}

TEST(QuizAnswers, AreAmongThoseThatThePageOffers) {
    EXPECT_EQ(refused_field([](Draft& draft) { draft.life_aspects["environment"].current_state = "glad"; }),
              "life_aspects.environment.current_state");
    EXPECT_EQ(refused_field(
                  [](Draft& draft) { draft.life_aspects["environment"].preferred_state = "dorsal_vagal"; }),
              "life_aspects.environment.preferred_state");
    for (int const value : {-1, 11})
        EXPECT_EQ(refused_field([value](Draft& draft) { draft.sliders["sleep_quality"] = value; }),
                  "sliders.sleep_quality");
}

TEST(QuizAnswers, NeedAnEventIdThatNobodyCanGuess) {
    for (auto const* const id :
         {"", "1", "00000000-0000-4000-8000-00000000000", "00000000-0000-4000-8000-00000000000g",
          "00000000x0000-4000-8000-000000000000"})
        EXPECT_EQ(refused_field([id](Draft& draft) { draft.event_id = EventId{id}; }), "event_uuid");
}

TEST(QuizAnswers, SurviveBeingWrittenDown) {
    auto answers = all_pages(dorsal_vagal, play);
    answers.symptoms = {"anxiety", "fatigue"};
    answers.habits = {"exercise"};
    answers.sliders["sleep_quality"] = 10;
    EXPECT_EQ(answers_in(text_of(answers, kEvent), kEvent), answers);
    EXPECT_EQ(answers_in(text_of({}, kEvent), kEvent), Answers{});
}

TEST(QuizAnswers, OfAnotherEventOrNotOursAreNotRead) {
    EXPECT_FALSE(answers_in(text_of(all_pages(play), kEvent), EventId{"another"}));
    auto const begin = "v1 " + kEvent.value() + "\n";
    for (auto const* const line : {"", "symptom", "page environment play", "page environment glad play",
                                   "slider sleep_quality much", "dream flying"})
        EXPECT_FALSE(answers_in(begin + line + "\n", kEvent)) << line;
    EXPECT_FALSE(answers_in("", kEvent));
}

} // namespace
} // namespace evenkeel::quiz
