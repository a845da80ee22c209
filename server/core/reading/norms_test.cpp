#include "core/reading/norms.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace evenkeel::reading {
namespace {

TEST(Norms, NameTheirSourceAndAreInOrder) {
    for (auto const& norm : all_norms()) {
        EXPECT_FALSE(norm.source.empty());
        EXPECT_TRUE(norm.link.starts_with("https://")) << norm.link;
        EXPECT_LT(norm.first_age, norm.last_age);
        EXPECT_GT(norm.ln_deviation, 0.2);
        EXPECT_LT(norm.ln_deviation, 0.7);
    }
}

TEST(Norms, OnlyWhatWasReadInItsSourceIsChecked) {
    EXPECT_FALSE(norm_for(30, Sex::female)->is_checked);
    EXPECT_TRUE(norm_for(40, std::nullopt)->is_checked);
}

TEST(Norms, AgesHaveOneRowAtMost) {
    for (auto const sex : {std::optional{Sex::female}, std::optional{Sex::male}, std::optional<Sex>{}})
        for (int age = 18; age <= 110; ++age) {
            int rows = 0;
            for (auto const& norm : all_norms())
                rows += norm.sex == sex && norm.first_age <= age && age <= norm.last_age ? 1 : 0;
            EXPECT_LE(rows, 1) << age;
            EXPECT_EQ(norm_for(age, sex).has_value(), rows == 1) << age;
        }
    EXPECT_FALSE(norm_for(24, Sex::male));
    EXPECT_TRUE(norm_for(74, Sex::male));
    EXPECT_FALSE(norm_for(75, Sex::male));
    EXPECT_FALSE(norm_for(30, std::nullopt));
}

// Quartiles of ln RMSSD at 45 to 54 years: 2.80, 3.20, 3.45.
TEST(Percentile, OfTheMedianIsFifty) {
    auto const norm = *norm_for(50, std::nullopt);
    EXPECT_EQ(percentile(norm, std::exp(3.20)), 50);
    EXPECT_NEAR(percentile(norm, std::exp(3.20 - 0.325)), 25, 1);
}

// A lognormal value with mean 42.9 and deviation 22.8 has its median at 42.9² / √(42.9² + 22.8²) = 37.88.
TEST(Percentile, OfMeanAndDeviationLeansToTheRight) {
    auto const norm = *norm_for(30, Sex::female);
    EXPECT_EQ(percentile(norm, 37.88), 50);
    EXPECT_GT(percentile(norm, 42.9), 55);
}

TEST(Percentile, RisesAndStaysBetweenOneAndNinetyNine) {
    auto const norm = *norm_for(60, Sex::male);
    int before = 0;
    for (double rmssd_ms = 0; rmssd_ms < 400; rmssd_ms += 0.5) {
        int const here = percentile(norm, rmssd_ms);
        EXPECT_GE(here, std::max(before, 1));
        EXPECT_LE(here, 99);
        before = here;
    }
    EXPECT_EQ(before, 99);
}

} // namespace
} // namespace evenkeel::reading
