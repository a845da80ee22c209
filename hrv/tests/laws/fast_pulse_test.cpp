// Fast pulses vary little: their value lies near the noise of the measurement, and their light near a lamp's.
#include "hrv/analyze.hpp"
#include "synthetic/synthesize.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace hrv {
namespace {

synthetic::Synthetic even_heart(double heart_rate_bpm, std::uint64_t seed) {
    return synthetic::synthesize({.heart = {.heart_rate_bpm = heart_rate_bpm,
                                            .rsa_ms = 5,
                                            .slow_wave_ms = 6,
                                            .drift_ms = 4,
                                            .scatter_ms = 2},
                                  .camera = {},
                                  .seed = seed});
}

class FastPulse : public testing::TestWithParam<double> {};

TEST_P(FastPulse, IsNoLamp) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        auto const made = even_heart(GetParam(), seed);
        auto const analysis = analyze(made.recording);
        ASSERT_TRUE(analysis.result) << seed << ": " << analysis.result.error().message;
        EXPECT_NEAR(analysis.result->heart_rate.value(), made.truth.heart_rate_bpm, 0.5);
    }
}

/// One reading scatters by chance; the mean of twenty shows whether too much noise is taken out, or too
/// little.
TEST_P(FastPulse, RmssdIsRightOnTheAverage) {
    constexpr int kSeeds = 20;
    double sum = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        auto const made = even_heart(GetParam(), 100 + seed);
        auto const analysis = analyze(made.recording);
        ASSERT_TRUE(analysis.result) << seed << ": " << analysis.result.error().message;
        sum += analysis.result->rmssd.value() - made.truth.rmssd_ms;
    }
    EXPECT_LT(std::abs(sum / kSeeds), 1.5);
}

INSTANTIATE_TEST_SUITE_P(BeatsAMinute, FastPulse, testing::Values(100, 115, 130, 145, 160, 175));

} // namespace
} // namespace hrv
