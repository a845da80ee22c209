// A range of RMSSD as wide as adults differ is no answer.
#include "hrv/analyze.hpp"
#include "quality/judge.hpp"
#include "synthetic/synthesize.hpp"

#include <gtest/gtest.h>

namespace hrv {
namespace {

Range between(double low, double high) {
    return {Milliseconds{low}, Milliseconds{high}};
}

TEST(RangeOfRmssd, SaysNothingWhereItCannotTellLittleFromMuch) {
    EXPECT_TRUE(says_nothing(between(13, 68)));
    EXPECT_TRUE(says_nothing(between(10, 82)));
    EXPECT_FALSE(says_nothing(between(25, 42)));
    EXPECT_FALSE(says_nothing(between(79, 115)));
    EXPECT_FALSE(says_nothing(between(4, 18))) << "it is little in any case";
}

class NoisyPulse : public testing::TestWithParam<double> {};

TEST_P(NoisyPulse, GetsNoRmssdWhoseRangeSaysNothing) {
    int rates_alone = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        synthetic::Options options{.heart = {}, .camera = {}, .seed = seed};
        options.camera.noise_level = GetParam();
        auto const made = synthetic::synthesize(options);
        auto const analysis = analyze(made.recording);
        if (analysis.result) {
            EXPECT_FALSE(says_nothing(analysis.result->rmssd_range)) << seed;
        } else if (analysis.pulse_rate) {
            ++rates_alone;
            EXPECT_NEAR(analysis.pulse_rate->heart_rate.value(), made.truth.heart_rate_bpm, 2) << seed;
        }
    }
    EXPECT_GE(rates_alone, GetParam() > 0.45 ? 1 : 0);
}

INSTANTIATE_TEST_SUITE_P(Levels, NoisyPulse, testing::Values(0.05, 0.2, 0.3, 0.4, 0.5));

} // namespace
} // namespace hrv
