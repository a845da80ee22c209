#include "core/experiment/report.hpp"

#include <gtest/gtest.h>

namespace evenkeel::experiment {
namespace {

TEST(Rate, IsWilsonsInterval) {
    // Brown, Cai, DasGupta 2001 give the formula; worked out by hand for 15 of 100.
    auto const rate = rate_of(15, 100);
    EXPECT_DOUBLE_EQ(rate.share, 0.15);
    EXPECT_NEAR(rate.low, 0.0931, 0.0001);
    EXPECT_NEAR(rate.high, 0.2328, 0.0001);
}

TEST(Rate, SaysLittleWithFewCasesAndNothingWithout) {
    auto const none = rate_of(0, 0);
    EXPECT_EQ(none.low, 0);
    EXPECT_EQ(none.high, 1);
    auto const three = rate_of(0, 3);
    EXPECT_EQ(three.low, 0);
    EXPECT_NEAR(three.high, 0.5615, 0.0001);
}

TEST(Rate, NeverLeavesZeroToOne) {
    for (std::int64_t hits = 0; hits <= 12; ++hits) {
        auto const rate = rate_of(hits, 10);
        EXPECT_GE(rate.low, 0);
        EXPECT_LE(rate.low, rate.share);
        EXPECT_LE(rate.share, rate.high);
        EXPECT_LE(rate.high, 1);
    }
}

TEST(SampleRatio, ComparesWithAFairCoin) {
    EXPECT_EQ(sample_ratio_p(0, 0), 1);
    EXPECT_EQ(sample_ratio_p(500, 500), 1);
    // Chi-squared 3.841 is the 5 % point: a difference of 62 in 1,000.
    EXPECT_NEAR(sample_ratio_p(531, 469), 0.05, 0.001);
    EXPECT_LT(sample_ratio_p(600, 400), kSampleRatioAlarm);
}

TEST(Reports, PutBothSidesOfAnExperimentTogether) {
    auto const reports =
        reports_of({{.experiment = "red", .is_shown = false, .exposed = 40, .converted = 4},
                    {.experiment = "red", .is_shown = true, .exposed = 44, .converted = 9},
                    {.experiment = "short", .is_shown = true, .exposed = 90, .converted = 1}});
    ASSERT_EQ(reports.size(), 2u);
    EXPECT_EQ(reports[0].experiment, "red");
    EXPECT_EQ(reports[0].without.exposed, 40);
    EXPECT_EQ(reports[0].with.converted, 9);
    EXPECT_NEAR(reports[0].with.rate.share, 9.0 / 44, 1e-12);
    EXPECT_TRUE(reports[0].is_split_fairly());
    EXPECT_EQ(reports[1].without.exposed, 0);
    EXPECT_FALSE(reports[1].is_split_fairly());
}

} // namespace
} // namespace evenkeel::experiment
