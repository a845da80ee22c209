#include "core/history/patterns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace evenkeel::history {
namespace {

using std::chrono::days;
using std::chrono::local_days;

constexpr local_days kFirst{std::chrono::year{2026} / 3 / 2};

std::vector<ComparedDay> days_of(std::initializer_list<ComparedDay> days) {
    return days;
}

TEST(CompareDays, SaysNothingWhereEveryDayIsAlike) {
    EXPECT_FALSE(compare_days({}));
    EXPECT_FALSE(compare_days(days_of({{0.5, true}, {0.1, true}})));
    EXPECT_FALSE(compare_days(days_of({{0.5, false}})));
}

TEST(CompareDays, ByHand) {
    auto const found = compare_days(days_of({{1, true}, {0, false}, {0, false}, {0, false}}));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->days_with, 1);
    EXPECT_EQ(found->days_without, 3);
    EXPECT_DOUBLE_EQ(found->difference(), 1);
    EXPECT_DOUBLE_EQ(found->chance, 0.25) << "two of eight turns lay the mark on the one good day";
    // A turn gives 1 − 1/4 or −1/4: variance (0.5625 + 3 · 0.0625) / 4, over the weight 3/4.
    EXPECT_NEAR(found->high - 1, 1.96 * std::sqrt(0.1875) / 0.75, 1e-9);
    EXPECT_NEAR(found->low, 2 - found->high, 1e-9);
}

TEST(CompareDays, ASlowDriftMakesNoDifference) {
    std::vector<ComparedDay> drifting;
    for (int i = 0; i < 126; ++i) // the trait comes with the second half, in which all days are better
        drifting.push_back({.value = i < 63 ? -0.5 : 0.5, .has_trait = i < 63 ? i % 7 == 0 : i % 7 != 0});
    auto const found = compare_days(drifting);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->difference(), 0, 1e-9);
    EXPECT_GT(found->chance, 0.9);
}

TEST(CompareDays, TheSameDaysGiveTheSameAnswer) {
    std::vector<ComparedDay> some;
    for (int i = 0; i < 90; ++i)
        some.push_back({.value = std::sin(i * i), .has_trait = i % 3 == 0});
    EXPECT_EQ(compare_days(some)->chance, compare_days(some)->chance);
    EXPECT_GT(compare_days(some)->chance, 0);
}

/// Somebody's half year: how they were, and traits that have nothing to do with it. `stickiness` is how much
/// a day resembles the one before, for both.
class MadeUp {
public:
    explicit MadeUp(unsigned seed, double stickiness) : random_{seed}, stickiness_{stickiness} {}

    Comfort comfort(int count) {
        Comfort comfort;
        double mood = noise_(random_);
        for (int i = 0; i < count; ++i) {
            mood = stickiness_ * mood + std::sqrt(1 - stickiness_ * stickiness_) * noise_(random_);
            if (chance_(random_) < 0.85) // now and then nobody checks in
                comfort[kFirst + days{i}] = std::tanh(0.6 * mood);
        }
        return comfort;
    }

    TraitDays trait(std::string key, int count, double share) {
        TraitDays trait{.trait = {TraitKind::practice, std::move(key)}, .with = {}, .known = {}};
        bool has = chance_(random_) < share;
        for (int i = 0; i < count; ++i) {
            if (chance_(random_) >= stickiness_)
                has = chance_(random_) < share;
            if (has)
                trait.with.insert(kFirst + days{i});
        }
        return trait;
    }

    std::vector<TraitDays> traits(int count) {
        std::vector<TraitDays> traits;
        for (int i = 0; i < 12; ++i)
            traits.push_back(trait(std::to_string(i), count, 0.1 + 0.07 * i));
        for (unsigned weekday = 0; weekday < 7; ++weekday) {
            TraitDays each{.trait = {TraitKind::weekday, std::to_string(weekday)}, .with = {}, .known = {}};
            for (int i = 0; i < count; ++i)
                if (std::chrono::weekday{kFirst + days{i}}.c_encoding() == weekday)
                    each.with.insert(kFirst + days{i});
            traits.push_back(each);
        }
        return traits;
    }

private:
    std::mt19937 random_;
    double stickiness_;
    std::normal_distribution<double> noise_;
    std::uniform_real_distribution<double> chance_;
};

int found_in(std::vector<Pattern> const& all) {
    return static_cast<int>(
        std::ranges::count_if(all, [](Pattern const& each) { return each.finding == Finding::found; }));
}

struct Life {
    int days;
    double stickiness;
};

class RandomLives : public ::testing::TestWithParam<Life> {};

TEST_P(RandomLives, ShowAPatternInATenthOfCasesAtMost) {
    constexpr int kLives = 300;
    int with_a_pattern = 0;
    int compared = 0;
    for (unsigned seed = 0; seed < kLives; ++seed) {
        MadeUp life{seed + 1000, GetParam().stickiness};
        auto const comfort = life.comfort(GetParam().days);
        auto const found = patterns(comfort, life.traits(GetParam().days));
        with_a_pattern += found_in(found) > 0 ? 1 : 0;
        compared += found.front().comparison || found.back().comparison ? 1 : 0;
    }
    EXPECT_LE(with_a_pattern, kLives / 10);
    EXPECT_GT(compared, 0) << "nothing was put to the test";
}

INSTANTIATE_TEST_SUITE_P(Lengths, RandomLives,
                         ::testing::Values(Life{40, 0}, Life{40, 0.5}, Life{90, 0}, Life{90, 0.6},
                                           Life{180, 0}, Life{180, 0.5}, Life{180, 0.8}));

TEST(Patterns, APlantedOneIsFoundAmongOthersAndTheOthersAreNot) {
    int found = 0;
    int others = 0;
    for (unsigned seed = 0; seed < 100; ++seed) {
        MadeUp life{seed, 0.4};
        auto comfort = life.comfort(180);
        auto traits = life.traits(180);
        traits.push_back(life.trait("planted", 180, 0.4));
        for (auto& [day, value] : comfort)
            value += traits.back().with.contains(day) ? 0.4 : 0;
        auto const all = patterns(comfort, traits);
        found += all.back().finding == Finding::found ? 1 : 0;
        others += found_in(all) - (all.back().finding == Finding::found ? 1 : 0);
        if (all.back().comparison)
            EXPECT_GT(all.back().comparison->difference(), 0);
    }
    EXPECT_GE(found, 80);
    EXPECT_LE(others, found / 10);
}

TEST(Patterns, TheIntervalHoldsWhatWasPlanted) {
    int inside = 0;
    for (unsigned seed = 0; seed < 200; ++seed) {
        MadeUp life{seed + 5000, 0.3};
        auto comfort = life.comfort(120);
        auto const trait = life.trait("planted", 120, 0.5);
        for (auto& [day, value] : comfort)
            value += trait.with.contains(day) ? 0.2 : 0;
        auto const pattern = patterns(comfort, std::vector{trait}).front();
        ASSERT_TRUE(pattern.comparison);
        inside += pattern.comparison->low <= 0.2 && 0.2 <= pattern.comparison->high ? 1 : 0;
    }
    EXPECT_GE(inside, 180); // 95 % of 200 less three standard deviations of a count, 9
}

/// Every third day has the trait and is better by so much; nothing else moves.
Pattern of_third_days(int count, double better) {
    Comfort comfort;
    TraitDays trait{.trait = {TraitKind::article, "read"}, .with = {}, .known = {}};
    for (int i = 0; i < count; ++i) {
        comfort[kFirst + days{i}] = i % 3 == 0 ? better : 0;
        if (i % 3 == 0)
            trait.with.insert(kFirst + days{i});
    }
    return patterns(comfort, std::vector{trait}).front();
}

TEST(Patterns, NeedEightDaysOnEitherSide) {
    EXPECT_EQ(of_third_days(21, 1).finding, Finding::too_few);
    EXPECT_EQ(of_third_days(21, 1).days_with, 7);
    EXPECT_FALSE(of_third_days(21, 1).comparison);
    EXPECT_NE(of_third_days(24, 1).finding, Finding::too_few);
    EXPECT_EQ(of_third_days(90, 1).days_without, 60);
}

TEST(Patterns, ADifferenceTooSmallToMatterIsNone) {
    EXPECT_EQ(of_third_days(90, 0.09).finding, Finding::none);
    EXPECT_TRUE(of_third_days(90, 0.09).comparison);
}

TEST(Patterns, DaysOfWhichNothingIsKnownAreLeftOut) {
    Comfort comfort;
    TraitDays trait{.trait = {TraitKind::context_tag, "alcohol"}, .with = {}, .known = Days{}};
    for (int i = 0; i < 60; ++i) {
        comfort[kFirst + days{i}] = 0;
        if (i % 2 == 0)
            trait.known->insert(kFirst + days{i});
        if (i % 4 == 0)
            trait.with.insert(kFirst + days{i});
    }
    auto const pattern = patterns(comfort, std::vector{trait}).front();
    EXPECT_EQ(pattern.days_with, 15);
    EXPECT_EQ(pattern.days_without, 15);
    EXPECT_EQ(pattern.finding, Finding::none);
}

TEST(Patterns, SomebodyWhoAlwaysDoesItCannotBeCompared) {
    Comfort comfort;
    TraitDays trait{.trait = {TraitKind::practice, "any"}, .with = {}, .known = {}};
    for (int i = 0; i < 60; ++i) {
        comfort[kFirst + days{i}] = i % 5 / 4.0;
        trait.with.insert(kFirst + days{i});
    }
    auto const pattern = patterns(comfort, std::vector{trait}).front();
    EXPECT_EQ(pattern.finding, Finding::too_few);
    EXPECT_EQ(pattern.days_with, 60);
}

} // namespace
} // namespace evenkeel::history
