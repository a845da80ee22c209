#include "core/quiz/attach_result.hpp"

#include "core/program/onboarding.hpp"
#include "core/quiz/quiz_results.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/fake_vault.hpp"
#include "tests/support/sample_quiz.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::quiz {
namespace {

using namespace std::chrono_literals;
using testing::a_draft;
using testing::all_pages;
using ::testing::SizeIs;
using enum state::StateName;

class QuizResultsOfPeople : public ::testing::Test {
protected:
    void SetUp() override {
        for (auto const* const id : {"ana", "bo"})
            stores_.add(testing::a_member(id));
    }

    QuizResultKey taken(Answers const& answers,
                        std::string const& event = "00000000-0000-4000-8000-00000000000a") {
        return keep_(quiz_, a_draft(answers, event)).value().taken.result.key;
    }

    Result<TakenQuiz> attach(MemberId const& member, QuizResultKey const& key) {
        return attach_(quiz_, member, {.key = key, .answers = {}});
    }

    MemberId const kAna{"ana"};
    MemberId const kBo{"bo"};
    Quiz const quiz_{testing::a_quiz()};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::FakeVault vault_;
    testing::TestStores stores_;
    quiz::QuizResults& results_{stores_.quiz_results};
    program::Onboardings& onboardings_{stores_.onboardings};
    ReadResult read_{results_, vault_};
    KeepResult keep_{{results_, read_, vault_, clock_, secure_}};
    AttachResult attach_{{results_, read_, keep_, onboardings_, clock_}};
};

TEST_F(QuizResultsOfPeople, TheSameEventAndAnswersAreTheSameResult) {
    auto const first = taken(all_pages(play));
    EXPECT_EQ(taken(all_pages(play)), first);
    EXPECT_NE(taken(all_pages(play), "00000000-0000-4000-8000-00000000000b"), first);
    EXPECT_EQ(read_(first)->answers, all_pages(play));
}

TEST_F(QuizResultsOfPeople, OtherAnswersWithTheSameEventAreAConflictThatTellsNothing) {
    taken(all_pages(play));
    auto const other = keep_(quiz_, a_draft(all_pages(stillness), "00000000-0000-4000-8000-00000000000a"));
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().fault, Fault::conflict);
    EXPECT_EQ(other.error().field, "event_uuid");
}

TEST_F(QuizResultsOfPeople, AnswersSealedWithALostKeyAreNotThere) {
    auto const key = taken(all_pages(play));
    testing::FakeVault const other{"another key"};
    EXPECT_FALSE((ReadResult{results_, other}(key)));
    EXPECT_FALSE(read_(QuizResultKey{"none"}));
}

TEST_F(QuizResultsOfPeople, AttachingBeginsTheFirstPlan) {
    auto const key = taken(all_pages(overwhelm, stillness));
    EXPECT_FALSE(onboardings_.find(kAna));
    ASSERT_TRUE(attach(kAna, key));
    auto const onboarding = onboardings_.find(kAna).value();
    EXPECT_EQ(onboarding.goal, "less_stress");
    EXPECT_EQ(onboarding.life_aspect, "love_relationship");
    EXPECT_EQ(onboarding.current_state, overwhelm);
    EXPECT_EQ(onboarding.preferred_state, stillness);
    EXPECT_THAT(read_.of(kAna, 10), SizeIs(1));
}

TEST_F(QuizResultsOfPeople, AttachingAgainChangesNothing) {
    auto const key = taken(all_pages(overwhelm));
    ASSERT_TRUE(attach(kAna, key));
    clock_.advance(1h);
    onboardings_.keep({kAna, "better_sleep", "environment", play, stillness, clock_.now()});
    clock_.advance(1h);
    ASSERT_TRUE(attach(kAna, key));
    EXPECT_EQ(onboardings_.find(kAna)->goal, "better_sleep");
    EXPECT_EQ(onboardings_.find(kAna)->current_state, play);
}

TEST_F(QuizResultsOfPeople, ANewerQuizCountsAndLeavesTheGoal) {
    onboardings_.keep({kAna, "better_sleep", "environment", play, stillness, clock_.now()});
    clock_.advance(24h);
    ASSERT_TRUE(attach(kAna, taken(all_pages(dorsal_vagal))));
    EXPECT_EQ(onboardings_.find(kAna)->goal, "better_sleep");
    EXPECT_EQ(onboardings_.find(kAna)->current_state, dorsal_vagal);
}

TEST_F(QuizResultsOfPeople, AResultIsPartOfOneAccountOnly) {
    auto const key = taken(all_pages(play));
    ASSERT_TRUE(attach(kAna, key));
    auto const refused = attach(kBo, key);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::conflict);
    EXPECT_FALSE(onboardings_.find(kBo));
}

TEST_F(QuizResultsOfPeople, TheAnswersThemselvesWillDo) {
    auto const draft = a_draft(all_pages(sympathetic));
    ASSERT_TRUE(attach_(quiz_, kAna, {.key = {}, .answers = draft}));
    ASSERT_TRUE(attach_(quiz_, kAna, {.key = QuizResultKey{"swept long ago"}, .answers = draft}));
    EXPECT_THAT(read_.of(kAna, 10), SizeIs(1));
    EXPECT_EQ(onboardings_.find(kAna)->current_state, sympathetic);
}

TEST_F(QuizResultsOfPeople, WithoutKeyAndAnswersThereIsNothingToAttach) {
    auto const nothing = attach_(quiz_, kAna, {.key = {}, .answers = {}});
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().fault, Fault::invalid_input);
    auto const unknown = attach(kAna, QuizResultKey{"none"});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().fault, Fault::not_found);
    EXPECT_EQ(unknown.error().field, "quiz_result_key");
}

TEST_F(QuizResultsOfPeople, WhatNobodyKeptIsForgottenAfterHalfAYear) {
    auto const kept = taken(all_pages(play));
    auto const left = taken(all_pages(play), "00000000-0000-4000-8000-00000000000b");
    ASSERT_TRUE(attach(kAna, kept));
    SweepResults const sweep{results_, clock_};
    clock_.advance(kUnattachedLife);
    EXPECT_EQ(sweep(), 0U);
    clock_.advance(1ms);
    EXPECT_EQ(sweep(), 1U);
    EXPECT_TRUE(read_(kept));
    EXPECT_FALSE(read_(left));
}

TEST(QuizLanguages, TheFirstOneThatWeHaveIsTaken) {
    Quiz german;
    german.title = "Wo bist du gerade?";
    Quizzes const quizzes{testing::a_quiz(), {{"de", german}}};
    EXPECT_EQ(quizzes.in("de-AT").title, german.title);
    EXPECT_EQ(quizzes.in("fr-CH, DE;q=0.8, en;q=0.5").title, german.title);
    EXPECT_EQ(quizzes.language_of("en-US,de;q=0.5"), "en");
    for (auto const* const none : {"", "fr", ",", "*", ";q=1"})
        EXPECT_EQ(quizzes.language_of(none), "en") << none;
    EXPECT_THAT(quizzes.languages(), ::testing::ElementsAre("en", "de"));
}

} // namespace
} // namespace evenkeel::quiz
