#include "hrv/evaluation/matching.hpp"

#include <gtest/gtest.h>

namespace hrv::evaluation {
namespace {

using Matches = std::vector<std::optional<std::size_t>>;

TEST(Match, GivesEachBeatOneOther) {
    std::vector<double> const truth{1000, 1080, 2000};
    EXPECT_EQ(match(truth, std::vector<double>{1070, 2101}, 100), (Matches{{}, 0, {}}));
    EXPECT_EQ(match(truth, std::vector<double>{1010, 1070, 2100}, 100), (Matches{0, 1, 2}));
    EXPECT_EQ(match(truth, std::vector<double>{}, 100), (Matches{{}, {}, {}}));
}

TEST(ConstantShift, IsFoundAsLongAsItIsNoBeat) {
    std::vector<double> const truth{1000, 1900, 2700, 3650, 4500};
    for (double const shift : {-349.0, -137.0, 0.0, 3.0, 137.0, 449.0}) {
        auto found = truth;
        for (double& beat : found) {
            beat += shift;
        }
        EXPECT_NEAR(constant_shift_ms(truth, found, 100), shift, 1e-9);
    }
}

TEST(ConstantShift, IsThatOfMostBeats) {
    std::vector<double> const truth{1000, 1900, 2700, 3650, 4500};
    EXPECT_NEAR(constant_shift_ms(truth, std::vector<double>{1050, 1950, 2400, 3700, 4550}, 100), 50, 1e-9);
}

} // namespace
} // namespace hrv::evaluation
