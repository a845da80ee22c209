// More than 300 lines: the cases of one choice are read together, on one small library.
#include "core/exercise/choose.hpp"

#include "core/base/holds.hpp"
#include "tests/support/sample_exercises.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::exercise {
namespace {

using state::StateName;
using testing::an_exercise;
using testing::Lots;

constexpr int kWorlds = 5000;
std::chrono::local_days const kToday{std::chrono::year{2026} / 3 / 2};
state::RingAngle const kWoundUp{210};
state::RingAngle const kEase{90};
StateTitles const kTitles{"Stillness", "Ventral Vagal", "Play", "Sympathetic", "Overwhelm", "Dorsal Vagal"};

Wish a_wish() {
    return {.from = kWoundUp, .to = kEase, .minutes = {}, .positions = {}, .surroundings = {}};
}

Background a_background() {
    return {.caution = {.profile = {.known = true, .codes = {}, .allowed = {}}, .safety_level = 0},
            .experiences = {},
            .today = kToday,
            .minute_of_day = 10 * 60,
            .member = MemberId{"ana"},
            .plan_part = {},
            .passed_over = {}};
}

Experience done(int rated, int effect, int days_ago) {
    return {.times = rated,
            .rated = rated,
            .effect_hundredths = std::int64_t{100} * rated * effect,
            .last_day = kToday - std::chrono::days{days_ago}};
}

std::vector<Exercise> two_kinds() {
    auto breath = an_exercise("breath");
    auto walk = an_exercise("walk");
    walk.kind = Kind::movement;
    return {breath, walk};
}

TEST(Choose, WhatWorkedForThisMemberComesFirst) {
    auto const library = two_kinds();
    for (auto const* const helped : {"breath", "walk"}) {
        auto background = a_background();
        background.experiences[ExerciseId{helped}] = done(6, 2, 10);
        auto const choice = choose(library, a_wish(), background).value();
        EXPECT_EQ(choice.exercise->id.value(), helped);
        EXPECT_NE(choice.alternative->id.value(), helped);
    }
}

TEST(Choose, NotTheSameAsYesterdayWhenThereIsAnother) {
    auto const library = two_kinds();
    auto background = a_background();
    background.experiences[ExerciseId{"walk"}] = done(9, 2, 1);
    EXPECT_EQ(choose(library, a_wish(), background)->exercise->id.value(), "breath");
    EXPECT_EQ(choose(library, a_wish(), background)->alternative->id.value(), "walk");
    EXPECT_EQ(choose({library[1]}, a_wish(), background)->exercise->id.value(), "walk");
}

TEST(Choose, TheAlternativeIsOfAnotherKind) {
    auto library = two_kinds();
    library[1].kind = library[0].kind;
    EXPECT_EQ(choose(library, a_wish(), a_background())->alternative, nullptr);
}

TEST(Choose, OnlyWhatTimePositionAndPlaceAllow) {
    auto library = two_kinds();
    library[1].minutes.shortest = 8;
    auto wish = a_wish();
    wish.minutes = 2;
    EXPECT_EQ(choose(library, wish, a_background())->exercise->id.value(), "breath");
    library[0].positions = {Position::lying};
    library[1].positions = {Position::walking};
    wish.minutes = {};
    wish.positions = {Position::standing, Position::walking};
    EXPECT_EQ(choose(library, wish, a_background())->exercise->id.value(), "walk");
    library[1].surroundings = {Surroundings::outdoors};
    wish.surroundings = {Surroundings::quiet};
    auto const choice = choose(library, wish, a_background()).value();
    EXPECT_FALSE(choice.is_possible); // nothing fits: said, and not kept back
}

TEST(Choose, WhatIsMadeForTheWayBeatsWhatIsBetterStudied) {
    auto library = two_kinds();
    library[0].evidence.grade = Grade::c;
    library[1].evidence.grade = Grade::a;
    library[1].routes = {{StateName::dorsal_vagal, StateName::play}};
    EXPECT_EQ(choose(library, a_wish(), a_background())->exercise->id.value(), "breath");
}

TEST(Choose, AGradeCountsAndIsSaidOnlyWhereItsSourceWasRead) {
    auto library = two_kinds();
    library[1].evidence.grade = Grade::a;
    EXPECT_EQ(choose(library, a_wish(), a_background())->exercise->id.value(), "walk");
    library[1].evidence.checked = false;
    EXPECT_EQ(choose(library, a_wish(), a_background())->exercise->id.value(), "breath");
    std::vector<Exercise> const unread{library[1]}; // a choice points into its library
    auto const choice = choose(unread, a_wish(), a_background()).value();
    for (auto const& reason : reasons_of(choice, a_wish(), a_background(), {kTitles, Sentences::english()}))
        EXPECT_FALSE(reason.text.contains("grade")) << reason.text;
}

TEST(Choose, NothingWhenSafetyLeavesNothing) {
    auto library = two_kinds();
    for (auto& exercise : library)
        exercise.contraindications = {'H'};
    auto background = a_background();
    background.caution.profile.codes = {'H'};
    EXPECT_FALSE(choose(library, a_wish(), background));
    EXPECT_FALSE(choose({}, a_wish(), a_background()));
}

TEST(Choose, GivesItsReasonsInTheOrderOfWhatTheyAdd) {
    auto const library = two_kinds();
    auto const choice = choose(library, a_wish(), a_background()).value();
    auto const reasons = reasons_of(choice, a_wish(), a_background(), {kTitles, Sentences::english()});
    ASSERT_EQ(reasons.size(), 5u);
    EXPECT_EQ(reasons[0].text, "You are at Sympathetic, and nothing you told us speaks against this.");
    EXPECT_EQ(reasons[1].text, "It leads from Sympathetic to Ventral Vagal.");
    double sum = 0;
    double weights = 0;
    for (auto const& reason : reasons) {
        sum += reason.weight * reason.value;
        weights += reason.weight;
    }
    EXPECT_NEAR(sum / weights, score(choice.values), 1e-12);
}

/// The promise of the product: whatever the profile, member, context and catalogue, a flagged exercise is
/// never returned. Written here a second time, word for word from design/exercises.md, on purpose.
bool may_never_be_shown_to(Exercise const& exercise, Caution const& caution) {
    auto const lists = [&](Code code) { return holds(exercise.contraindications, code); };
    for (auto const code : caution.profile.codes)
        if (lists(code))
            return true;
    if (!caution.profile.known && exercise.longest_hold_seconds > 4)
        return true;
    if (!caution.profile.known && lists('S') && (lists('H') || lists('B')))
        return true;
    if (exercise.opt_in && !holds(caution.profile.allowed, exercise.id))
        return true;
    return caution.safety_level >= 2 && (!exercise.calm_enough_for_distress || lists('S'));
}

/// The same for the moment: distress, the hour, the place and company.
bool may_never_be_shown_now(Exercise const& exercise, Wish const& wish, int minute) {
    auto const is_night = minute >= 1200 || minute < 300;
    auto const is_for_play = std::ranges::any_of(exercise.routes, [](Route const& route) {
        return route.to == StateName::play || route.to == StateName::sympathetic;
    });
    auto const stirs =
        exercise.intensity == Intensity::lively || (exercise.intensity == Intensity::moderate && is_for_play);
    auto const& places = exercise.surroundings;
    if (is_night && (stirs || places == std::vector{Surroundings::outdoors}))
        return true;
    if (state::state_at(wish.from) == StateName::overwhelm &&
        (!exercise.calm_enough_for_distress || holds(exercise.contraindications, 'S')))
        return true;
    if (holds(places, Surroundings::anywhere))
        return false;
    if (wish.surroundings.empty())
        return places == std::vector{Surroundings::with_someone};
    return std::ranges::none_of(places, [&](auto place) { return holds(wish.surroundings, place); });
}

bool may_never_be_shown(Exercise const& exercise, Wish const& wish, Background const& background) {
    return may_never_be_shown_to(exercise, background.caution) ||
           may_never_be_shown_now(exercise, wish, background.minute_of_day);
}

TEST(Choose, AfterOverwhelmOnlyWhatIsCalmEnoughAndSaysSo) {
    auto library = two_kinds();
    library[0].calm_enough_for_distress = true;
    library[1].evidence.grade = Grade::a;
    for (auto& exercise : library)
        exercise.routes = {{StateName::overwhelm, StateName::play}};
    auto wish = a_wish();
    wish.from = state::RingAngle{270};
    auto const choice = choose(library, wish, a_background()).value();
    EXPECT_EQ(choice.exercise->id.value(), "breath");
    EXPECT_EQ(choice.alternative, nullptr);
    auto background = a_background();
    background.minute_of_day = 22 * 60 + 15;
    EXPECT_EQ(reasons_of(choice, wish, a_background(), {kTitles, Sentences::english()}).front().text,
              "You are at Overwhelm: this is calm enough for a hard moment.");
    EXPECT_EQ(reasons_of(choice, wish, background, {kTitles, Sentences::english()}).front().text,
              "You are at Overwhelm and it is late: this is calm enough for both.");
}

TEST(Choose, NothingThatWakesUpFromEightInTheEvening) {
    auto library = two_kinds();
    library[1].intensity = Intensity::lively;
    auto background = a_background();
    background.experiences[ExerciseId{"walk"}] = done(9, 2, 10);
    for (auto const& [minute, chosen] : {std::pair{19 * 60 + 59, "walk"}, std::pair{20 * 60, "breath"},
                                         std::pair{4 * 60 + 59, "breath"}, std::pair{5 * 60, "walk"}}) {
        background.minute_of_day = minute;
        EXPECT_EQ(choose(library, a_wish(), background)->exercise->id.value(), chosen) << minute;
    }
}

TEST(Choose, NothingThatNeedsSomebodyOrAPlaceThatIsNotThere) {
    auto library = two_kinds();
    library[0].surroundings = {Surroundings::with_someone};
    EXPECT_EQ(choose(library, a_wish(), a_background())->exercise->id.value(), "walk");
    library[1].surroundings = {Surroundings::outdoors};
    auto wish = a_wish();
    wish.surroundings = {Surroundings::quiet};
    EXPECT_FALSE(choose(library, wish, a_background()));
    wish.surroundings = {Surroundings::quiet, Surroundings::with_someone};
    EXPECT_EQ(choose(library, wish, a_background())->exercise->id.value(), "breath");
}

TEST(Moment, LateInTheDayNobodyIsPointedToPlay) {
    for (auto const state : state::kStates)
        for (int minute = 0; minute < 1440; ++minute) {
            auto const to = target_at({.minute_of_day = minute, .state = state}, StateName::play);
            auto const is_night = minute >= 1200 || minute < 300;
            ASSERT_EQ(to == StateName::play, !is_night) << minute;
            ASSERT_TRUE(state::is_regulated(to) && (!is_night || to != state));
        }
}

TEST(ChooseAlways, NeverReturnsAFlaggedExercise) {
    Lots lots{20260302};
    int chosen = 0;
    for (int world = 0; world < kWorlds; ++world) {
        auto const library = lots.library(12);
        auto const background = lots.background(library);
        auto const wish = lots.wish();
        auto const choice = choose(library, wish, background);
        if (!choice)
            continue;
        ++chosen;
        ASSERT_FALSE(may_never_be_shown(*choice->exercise, wish, background)) << "world " << world;
        if (choice->alternative != nullptr)
            ASSERT_FALSE(may_never_be_shown(*choice->alternative, wish, background)) << "world " << world;
    }
    EXPECT_GT(chosen, kWorlds / 8); // the worlds are not all empty
}

TEST(ChooseAlways, FindsSomethingWhereSafetyLeavesSomething) {
    Lots lots{1};
    for (int world = 0; world < kWorlds; ++world) {
        auto const library = lots.library(8);
        auto background = lots.background(library);
        background.plan_part = {};
        auto const wish = lots.wish();
        auto const any_safe = std::ranges::any_of(
            library, [&](Exercise const& each) { return !may_never_be_shown(each, wish, background); });
        ASSERT_EQ(choose(library, wish, background).has_value(), any_safe) << "world " << world;
    }
}

TEST(ChooseAlways, IsTheSameForTheSameDataAndDayWhateverTheOrderOfTheLibrary) {
    Lots lots{2};
    for (int world = 0; world < kWorlds; ++world) {
        auto const library = lots.library(10);
        auto const background = lots.background(library);
        auto const wish = lots.wish();
        auto const one = choose(library, wish, background);
        std::vector<Exercise> const reversed{library.rbegin(), library.rend()};
        auto const other = choose(reversed, wish, background);
        ASSERT_EQ(one.has_value(), other.has_value());
        if (one)
            ASSERT_EQ(one->exercise->id, other->exercise->id) << "world " << world;
    }
}

TEST(ScoreAlways, StaysBetweenZeroAndOne) {
    Lots lots{3};
    for (int world = 0; world < kWorlds; ++world) {
        auto const found = values(lots.exercise("x"), lots.wish(), lots.experience(kToday), kToday);
        for (auto const value :
             {found.fit, found.worked, found.evidence, found.recency, found.time.value_or(0)}) {
            ASSERT_GE(value, 0);
            ASSERT_LE(value, 1);
        }
        ASSERT_GE(score(found), 0);
        ASSERT_LE(score(found), 1 + 1e-12);
    }
}

TEST(ScoreAlways, ABetterEffectNeverLowersIt) {
    Lots lots{4};
    for (int world = 0; world < kWorlds; ++world) {
        auto const exercise = lots.exercise("x");
        auto const wish = lots.wish();
        auto worse = lots.experience(kToday);
        auto better = worse;
        better.effect_hundredths += static_cast<std::int64_t>(lots.below(300));
        ASSERT_LE(score(values(exercise, wish, worse, kToday)),
                  score(values(exercise, wish, better, kToday)) + 1e-12);
    }
}

TEST(ScoreAlways, TheRingHasNoSeam) {
    Lots lots{5};
    for (int world = 0; world < kWorlds; ++world) {
        auto const state = state::kStates[lots.below(6)];
        auto const degrees = lots.between(0, 359.9);
        auto const here = closeness(state::RingAngle{degrees}, state);
        ASSERT_NEAR(here, closeness(state::RingAngle{degrees + 360}, state), 1e-9);
        ASSERT_NEAR(here, closeness(state::RingAngle{degrees + 0.01}, state), 0.001);
    }
}

TEST(Score, WeightsSumToOne) {
    EXPECT_NEAR(kWeights.fit + kWeights.worked + kWeights.evidence + kWeights.recency + kWeights.time, 1,
                1e-12);
}

TEST(Score, AnExactRouteFitsWhollyAndFromAnywhereALittleLess) {
    auto exercise = an_exercise("x");
    EXPECT_EQ(fit(exercise, a_wish()), 1);
    exercise.routes = {{std::nullopt, StateName::parasympathetic}};
    EXPECT_DOUBLE_EQ(fit(exercise, a_wish()), 0.85);
    exercise.routes = {{StateName::stillness, StateName::dorsal_vagal}};
    EXPECT_EQ(fit(exercise, a_wish()), 0);
}

} // namespace
} // namespace evenkeel::exercise
