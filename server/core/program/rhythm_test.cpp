#include "core/program/rhythm.hpp"

#include "tests/support/sample_exercises.hpp"

#include <gtest/gtest.h>

namespace evenkeel::program {
namespace {

using std::chrono::days;
using testing::kMonday;
using testing::Lots;

RhythmFacts a_month() {
    return {.today = kMonday, .practised = {}, .pauses = {}, .rest = {}};
}

TEST(Rhythm, CountsTheDaysOfTheLast28) {
    auto facts = a_month();
    facts.practised = {kMonday, kMonday - days{27}, kMonday - days{28}, kMonday + days{1}};
    auto const found = rhythm(facts);
    EXPECT_EQ(found.days_practised, 2);
    EXPECT_EQ(found.days.size(), 28u);
    EXPECT_EQ(found.days.front().day, kMonday);
    EXPECT_EQ(found.days.back().day, kMonday - days{27});
}

TEST(Rhythm, ADayOfRestIsRestUnlessItWasPractised) {
    auto facts = a_month();
    facts.rest = {.weekdays = {0}, .days = {kMonday - days{2}}}; // Sundays and one Saturday
    facts.practised = {kMonday - days{1}};                       // on a Sunday all the same
    auto const found = rhythm(facts);
    EXPECT_EQ(found.rest_days, 4);
    EXPECT_EQ(found.days_practised, 1);
    EXPECT_EQ(found.days[1].kind, DayKind::practised);
    EXPECT_EQ(found.days[2].kind, DayKind::rest);
}

TEST(Rhythm, APauseCostsNothingOfWhatWasBeforeIt) {
    auto facts = a_month();
    for (int i = 0; i < 10; ++i)
        facts.practised.insert(kMonday - days{i});
    facts.pauses = {{kMonday + days{1}, std::nullopt}};
    for (int after = 1; after < 400; after += 7) {
        facts.today = kMonday + days{after};
        auto const found = rhythm(facts);
        EXPECT_EQ(found.days_practised, 10);
        EXPECT_TRUE(found.paused);
    }
    facts.pauses.front().ended = facts.today;
    EXPECT_EQ(rhythm(facts).days_practised, 10);
    EXPECT_FALSE(rhythm(facts).paused);
}

TEST(Rhythm, WhatIsPractisedInAPauseCounts) {
    auto facts = a_month();
    facts.pauses = {{kMonday - days{5}, std::nullopt}};
    facts.practised = {kMonday - days{2}};
    EXPECT_EQ(rhythm(facts).days_practised, 1);
    EXPECT_EQ(rhythm(facts).days.front().day, kMonday - days{2});
}

RhythmFacts drawn(Lots& lots) {
    auto facts = a_month();
    for (int i = 0; i < 120; ++i)
        if (lots.one_in(3))
            facts.practised.insert(kMonday - days{i});
    auto day = kMonday - days{lots.below(20)};
    for (auto left = lots.below(5); left > 0; --left) {
        auto const began = day - days{1 + lots.below(20)};
        facts.pauses.push_back({began, day});
        day = began - days{lots.below(10)};
    }
    if (lots.one_in(3))
        facts.rest.weekdays = {static_cast<unsigned>(lots.below(7))};
    return facts;
}

TEST(RhythmAlways, Has28DaysThatEitherWerePractisedOrNotPaused) {
    Lots lots{8};
    for (int world = 0; world < 2000; ++world) {
        auto const facts = drawn(lots);
        auto const found = rhythm(facts);
        ASSERT_EQ(found.days.size(), 28u);
        ASSERT_LE(found.days_practised + found.rest_days, 28);
        auto const first = first_day_of_rhythm(facts.today, facts.pauses);
        for (std::size_t i = 0; i < found.days.size(); ++i) {
            auto const day = found.days[i].day;
            ASSERT_TRUE(facts.practised.contains(day) || !is_paused(facts.pauses, day));
            ASSERT_GE(day, first); // so that no day is looked at whose history was not read
            if (i > 0)
                ASSERT_LT(day, found.days[i - 1].day);
        }
    }
}

TEST(RhythmAlways, PractisingOneDayMoreNeverLowersTheCountBeforeItFallsOut) {
    Lots lots{9};
    for (int world = 0; world < 2000; ++world) {
        auto facts = drawn(lots);
        facts.pauses.clear();
        auto const before = rhythm(facts).days_practised;
        facts.practised.insert(kMonday - days{lots.below(28)});
        ASSERT_GE(rhythm(facts).days_practised, before);
    }
}

} // namespace
} // namespace evenkeel::program
