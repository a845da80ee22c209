#include "core/reading/recovery.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace evenkeel::reading {
namespace {

using namespace std::chrono;
using enum ReadingContext;

constexpr local_days kToday{2026y / November / 21};

ReadingFact fact(int days_ago, double ln_rmssd, ReadingContext context = other) {
    return {.day = kToday - days{days_ago},
            .context = context,
            .rmssd_ms = std::exp(ln_rmssd),
            .quality = 0.9,
            .duration_s = 70,
            .tags = {}};
}

/// One a day from `first` to `last` days ago, in turns above and below `ln_rmssd` by `swing`.
std::vector<ReadingFact> daily(int first, int last, double ln_rmssd, double swing = 0.1) {
    std::vector<ReadingFact> facts;
    for (int ago = first; ago <= last; ++ago)
        facts.push_back(fact(ago, ln_rmssd + (ago % 2 == 0 ? swing : -swing)));
    return facts;
}

std::vector<ReadingFact> operator+(std::vector<ReadingFact> all, std::vector<ReadingFact> const& more) {
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

TEST(Recovery, OfNothingIsGathering) {
    auto const found = recovery({}, kToday);
    EXPECT_EQ(found.status, RecoveryStatus::gathering);
    EXPECT_FALSE(found.week_mean);
    EXPECT_FALSE(found.baseline);
}

// Days at 3.9 and 4.1 in turns, thirty of each: mean 4, deviation 0.1 √(60/59), half of it 0.0504.
TEST(Recovery, IsMeanAndHalfADeviationOfTheDays) {
    auto const found = recovery(daily(0, 59, 4.0), kToday);
    ASSERT_TRUE(found.baseline);
    EXPECT_NEAR(found.baseline->mean, 4.0, 1e-12);
    EXPECT_NEAR(found.baseline->deviation, 0.1 * std::sqrt(60.0 / 59), 1e-12);
    EXPECT_NEAR(found.baseline->smallest_change, 0.05 * std::sqrt(60.0 / 59), 1e-12);
    EXPECT_NEAR(*found.week_mean, (4 * 4.1 + 3 * 3.9) / 7, 1e-12);
    EXPECT_EQ(found.status, RecoveryStatus::usual);
    EXPECT_EQ(found.days_in_week, 7);
    EXPECT_EQ(found.days_in_baseline, 60);
}

TEST(Recovery, SaysWhenTheWeekLeavesTheUsual) {
    auto const before = daily(7, 59, 4.0);
    EXPECT_EQ(recovery(before + daily(0, 6, 4.3), kToday).status, RecoveryStatus::above);
    EXPECT_EQ(recovery(before + daily(0, 6, 3.7), kToday).status, RecoveryStatus::below);
    EXPECT_EQ(recovery(before + daily(0, 6, 4.02), kToday).status, RecoveryStatus::usual);
}

TEST(Recovery, OfVeryEvenDaysDoesNotCallMeasuringErrorAChange) {
    auto const before = daily(7, 59, 4.0, 0.0);
    EXPECT_EQ(recovery(before + daily(0, 6, 4.02, 0.0), kToday).status, RecoveryStatus::usual);
    EXPECT_EQ(recovery(before + daily(0, 6, 4.1, 0.0), kToday).status, RecoveryStatus::above);
}

TEST(Recovery, WaitsForFourDaysOfTheWeekAndFourteenInAll) {
    auto const status = [](std::vector<ReadingFact> const& facts) { return recovery(facts, kToday).status; };
    EXPECT_EQ(status(daily(0, 2, 4) + daily(7, 30, 4)), RecoveryStatus::gathering);
    EXPECT_NE(status(daily(0, 3, 4) + daily(7, 30, 4)), RecoveryStatus::gathering);
    EXPECT_EQ(status(daily(0, 12, 4)), RecoveryStatus::gathering);
    EXPECT_NE(status(daily(0, 13, 4)), RecoveryStatus::gathering);
}

TEST(Recovery, ManyReadingsOfADayAreOneDay) {
    auto facts = daily(0, 3, 4) + daily(7, 30, 4);
    for (int k = 0; k < 20; ++k)
        facts.push_back(fact(0, 4.0));
    auto const found = recovery(facts, kToday);
    EXPECT_EQ(found.days_in_week, 4);
    EXPECT_EQ(found.days_in_baseline, 28);
}

TEST(Recovery, LooksAtSixtyDaysUpToToday) {
    auto const found = recovery(daily(-3, 80, 4.0), kToday);
    EXPECT_EQ(found.days_in_baseline, 60);
    EXPECT_EQ(found.days.front().day, kToday - days{59});
    EXPECT_EQ(found.days.back().day, kToday);
}

TEST(Recovery, LeavesOutWhatIsPoorShortOrUnreal) {
    auto const without = [](auto change) {
        auto facts = daily(0, 59, 4.0);
        change(facts[3]);
        return recovery(facts, kToday).days_in_baseline;
    };
    EXPECT_EQ(without([](ReadingFact&) {}), 60);
    EXPECT_EQ(without([](ReadingFact& one) { one.quality = 0.59; }), 59);
    EXPECT_EQ(without([](ReadingFact& one) { one.duration_s = 40; }), 59);
    EXPECT_EQ(without([](ReadingFact& one) { one.rmssd_ms = 0; }), 59);
    EXPECT_EQ(without([](ReadingFact& one) { one.context = after_practice; }), 59);
}

TEST(Recovery, ComparesMorningsWhereThereAreEnough) {
    auto mornings = daily(0, 20, 4.0);
    for (auto& one : mornings)
        one.context = morning;
    auto const found = recovery(mornings + daily(0, 59, 3.0), kToday);
    EXPECT_EQ(found.basis, RecoveryBasis::morning);
    EXPECT_NEAR(found.baseline->mean, 4.0, 0.01);
    mornings.resize(13);
    EXPECT_EQ(recovery(mornings + daily(0, 59, 3.0), kToday).basis, RecoveryBasis::any);
}

TEST(Recovery, CountsTheDaysOfEachTagInTheLastWeek) {
    auto facts = daily(0, 20, 4.0);
    facts[0].tags = {ContextTag::alcohol, ContextTag::stress};
    facts[6].tags = {ContextTag::stress};
    facts[7].tags = {ContextTag::travel};
    facts.push_back(fact(0, 4.0, after_practice));
    facts.back().tags = {ContextTag::stress};
    auto const tags = recovery(facts, kToday).tags;
    ASSERT_EQ(tags.size(), 2U);
    EXPECT_EQ(tags[0].tag, ContextTag::alcohol);
    EXPECT_EQ(tags[0].days, 1);
    EXPECT_EQ(tags[1].tag, ContextTag::stress);
    EXPECT_EQ(tags[1].days, 2);
}

class AnyHistory : public ::testing::TestWithParam<unsigned> {
protected:
    std::mt19937 random_{GetParam()};

    std::vector<ReadingFact> history() {
        std::normal_distribution<double> ln{3.6, 0.2};
        std::uniform_int_distribution<int> ago{0, 70};
        std::vector<ReadingFact> facts;
        for (int k = 0; k < 90; ++k)
            facts.push_back(fact(ago(random_), ln(random_)));
        return facts;
    }
};

TEST_P(AnyHistory, PractisedReadingsNeverEnterTheBaseline) {
    auto facts = history();
    auto const before = recovery(facts, kToday);
    for (int k = 0; k < 30; ++k)
        facts.push_back(fact(k % 60, 5.5, after_practice));
    auto const after = recovery(facts, kToday);
    EXPECT_EQ(before.days_in_baseline, after.days_in_baseline);
    EXPECT_EQ(before.baseline->mean, after.baseline->mean);
    EXPECT_EQ(before.week_mean, after.week_mean);
}

TEST_P(AnyHistory, OrderDoesNotMatterAndAScaleMovesNothing) {
    auto facts = history();
    auto const before = recovery(facts, kToday);
    std::ranges::shuffle(facts, random_);
    for (auto& one : facts)
        one.rmssd_ms *= 1.5;
    auto const after = recovery(facts, kToday);
    EXPECT_EQ(before.status, after.status);
    EXPECT_NEAR(after.baseline->mean - before.baseline->mean, std::log(1.5), 1e-9);
    EXPECT_NEAR(after.baseline->smallest_change, before.baseline->smallest_change, 1e-9);
}

INSTANTIATE_TEST_SUITE_P(Seeds, AnyHistory, ::testing::Range(1U, 11U));

TEST(ContextTag, EveryOneHasItsOwnName) {
    for (auto const tag : kAllContextTags)
        EXPECT_EQ(context_tag_named(to_text(tag)), tag);
    EXPECT_FALSE(context_tag_named("mood"));
}

} // namespace
} // namespace evenkeel::reading
