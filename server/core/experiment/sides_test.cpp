#include "core/experiment/report.hpp"
#include "core/experiment/sides.hpp"

#include <gtest/gtest.h>

namespace evenkeel::experiment {
namespace {

TEST(SidesOfALot, AreTheSameEachTimeAndOnEveryMachine) {
    auto const sides = sides_of(4711);
    ASSERT_TRUE(sides);
    EXPECT_EQ(sides->size(), kExperiments.size());
    EXPECT_EQ(*sides, *sides_of(4711));
    std::string written;
    for (std::int64_t lot = 0; lot < 32; ++lot)
        written += is_shown("web_cert_offer__red_button", lot) ? '1' : '0';
    // Computed once by another program (Python) from the two published functions.
    EXPECT_EQ(written, "00010100101101010011011011011001");
}

TEST(SidesOfALot, AreHalfAndHalfAndSayNothingOfEachOther) {
    for (std::size_t one = 0; one < kExperiments.size(); ++one) {
        std::int64_t shown = 0;
        for (std::int64_t lot = 0; lot < kLots; ++lot)
            shown += is_shown(kExperiments[one], lot) ? 1 : 0;
        EXPECT_GT(sample_ratio_p(shown, kLots - shown), kSampleRatioAlarm) << kExperiments[one];
        for (std::size_t other = one + 1; other < kExperiments.size(); ++other) {
            std::int64_t alike = 0;
            for (std::int64_t lot = 0; lot < kLots; ++lot)
                alike += is_shown(kExperiments[one], lot) == is_shown(kExperiments[other], lot) ? 1 : 0;
            EXPECT_GT(sample_ratio_p(alike, kLots - alike), kSampleRatioAlarm)
                << kExperiments[one] << " and " << kExperiments[other];
        }
    }
}

TEST(SidesOfALot, AreOnlyGivenForALot) {
    EXPECT_TRUE(sides_of(0));
    EXPECT_TRUE(sides_of(kLots - 1));
    for (std::int64_t const no_lot : {std::int64_t{-1}, kLots}) {
        auto const sides = sides_of(no_lot);
        ASSERT_FALSE(sides);
        EXPECT_EQ(sides.error().field, "lot");
    }
}

} // namespace
} // namespace evenkeel::experiment
