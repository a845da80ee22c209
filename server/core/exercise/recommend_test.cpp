#include "core/exercise/recommend.hpp"

#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::exercise {
namespace {

using namespace std::chrono_literals;
using state::StateName;
using testing::kMondayMorning;

class RecommendTest : public ::testing::Test {
protected:
    void SetUp() override { world_.stores.add(testing::a_member("ana")); }

    void check_in(StateName state, Instant at) {
        auto check_in = testing::a_check_in(kAna, std::to_string(++events_), at);
        check_in.state = state;
        check_in.angle = middle_of(state);
        world_.stores.check_ins.add_once(check_in, testing::a_job("refresh"));
    }

    Result<Recommendation> recommend(RecommendDraft const& draft) {
        return world_.exercise.recommend(world_.shelf, kAna, draft);
    }

    static RecommendDraft from_to(char const* from, char const* to) {
        return {.current_mood = from,
                .desired_mood = to,
                .minutes_available = {},
                .positions = {},
                .surroundings = {},
                .passed_over = {}};
    }

    void soft_look_is_calm_enough() { world_.library.back().calm_enough_for_distress = true; }

    std::optional<Suggestion> now(std::optional<checkin::CheckIn> newest = {}, int minute = 10 * 60) {
        KeptForSuggestion kept;
        auto const& moment = world_.stores.moment;
        moment.during([&] { kept = world_.exercise.read_for_suggestion(kAna, moment); });
        return suggest_now(world_.shelf,
                           {.member = kAna,
                            .today = testing::kMonday,
                            .minute_of_day = minute,
                            .now = world_.outside.clock.now(),
                            .newest_check_in = std::move(newest),
                            .first_answers = world_.stores.onboardings.first_answers(kAna)},
                           kept);
    }

    MemberId const kAna{"ana"};
    int events_{0};
    testing::PracticeWorld world_;
};

TEST_F(RecommendTest, UnderstandsWordsAndPlaces) {
    auto const words = recommend(from_to("tense", "parasympathetic")).value();
    EXPECT_EQ(words.suggestion.choice.exercise->id.value(), "long-exhale");
    EXPECT_EQ(words.from.key, "tense");
    EXPECT_EQ(words.to.state, StateName::parasympathetic);
    auto const places = recommend(from_to("210", "90")).value();
    EXPECT_EQ(places.suggestion.choice.exercise->id.value(), "long-exhale");
    EXPECT_EQ(places.suggestion.stage.title, "sympathetic to parasympathetic");
}

TEST_F(RecommendTest, TakesTheNewestCheckInAndTheRecommendedTarget) {
    soft_look_is_calm_enough();
    check_in(StateName::overwhelm, kMondayMorning);
    auto const found = recommend({}).value();
    EXPECT_EQ(found.from.state, StateName::overwhelm);
    EXPECT_EQ(found.to.state, StateName::play);
    EXPECT_EQ(found.suggestion.choice.exercise->id.value(), "soft-look") << "no brisk walk in overwhelm";
}

TEST_F(RecommendTest, AsksWhereNothingTells) {
    EXPECT_EQ(recommend({}).error().field, "current_mood");
    check_in(StateName::play, kMondayMorning);
    EXPECT_EQ(recommend({}).error().field, "desired_mood"); // play has no target without a suggestion
    ASSERT_TRUE(recommend(from_to("tense", "stillness")));
    EXPECT_EQ(recommend({})->to.state, StateName::stillness); // now there is one
}

TEST_F(RecommendTest, RefusesByField) {
    EXPECT_EQ(recommend(from_to("xyzzy", "calm")).error().field, "current_mood");
    EXPECT_EQ(recommend(from_to("tense", "xyzzy")).error().field, "desired_mood");
    for (auto const minutes : {0.0, 0.4, 241.0, -3.0}) {
        auto draft = from_to("tense", "calm");
        draft.minutes_available = minutes;
        EXPECT_EQ(recommend(draft).error().field, "minutes_available");
    }
    auto draft = from_to("tense", "calm");
    draft.passed_over.assign(101, ExerciseId{"x"});
    EXPECT_EQ(recommend(draft).error().field, "passed_over");
    EXPECT_FALSE(world_.stores.suggestions.find(kAna));
}

TEST_F(RecommendTest, SaysHonestlyWhenNothingIsSafe) {
    world_.safety_level.level = kDistress; // and nothing in this library is calm enough
    auto const refused = recommend(from_to("tense", "calm"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::not_found);
    EXPECT_FALSE(world_.stores.suggestions.find(kAna));
}

TEST_F(RecommendTest, NeverOffersWhatTheProfileRulesOut) {
    world_.answer_safety_questions(kAna, "known H");
    auto const found = recommend(from_to("tense", "play")).value();
    EXPECT_NE(found.suggestion.choice.exercise->id.value(), "brisk-walk");
    if (found.suggestion.choice.alternative != nullptr)
        EXPECT_NE(found.suggestion.choice.alternative->id.value(), "brisk-walk");
}

TEST_F(RecommendTest, WhatWasAskedForTodayStaysTheSuggestion) {
    EXPECT_FALSE(now());
    ASSERT_TRUE(recommend(from_to("tense", "parasympathetic")));
    EXPECT_EQ(now()->from, StateName::sympathetic);
    EXPECT_EQ(now()->to, StateName::parasympathetic);
}

TEST_F(RecommendTest, LateAfterOverwhelmTheWayLeadsToEaseAndNotToPlay) {
    soft_look_is_calm_enough();
    auto check_in = testing::a_check_in(kAna, "late", kMondayMorning);
    check_in.state = StateName::overwhelm;
    check_in.angle = middle_of(StateName::overwhelm);
    auto const found = now(check_in, 22 * 60 + 15).value();
    EXPECT_EQ(found.to, StateName::parasympathetic);
    EXPECT_EQ(found.choice.exercise->id.value(), "soft-look");
    EXPECT_EQ(found.reasons.front().text, "You are at " + world_.shelf.words.titles[4] +
                                              " and it is late: this is calm enough for both.");
}

TEST_F(RecommendTest, ALaterCheckInIsTheNewStart) {
    soft_look_is_calm_enough();
    ASSERT_TRUE(recommend(from_to("tense", "stillness")));
    auto later = testing::a_check_in(kAna, "later", kMondayMorning + 1h);
    later.state = StateName::overwhelm;
    later.angle = middle_of(StateName::overwhelm);
    EXPECT_EQ(now(later)->from, StateName::overwhelm);
    EXPECT_EQ(now(later)->to, StateName::play);
    later.state = StateName::play;
    later.angle = middle_of(StateName::play);
    EXPECT_EQ(now(later)->to, StateName::stillness); // the suggestion that they have
}

} // namespace
} // namespace evenkeel::exercise
