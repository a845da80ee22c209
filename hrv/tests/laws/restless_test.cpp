// A disturbed minute still has its heart rate, and the stretch before a disturbance its part in SDNN.
#include "hrv/analyze.hpp"
#include "synthetic/synthesize.hpp"
#include "synthetic/trouble.hpp"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

namespace hrv {
namespace {

/// Fast pulses are nearly sines, which lamps are, too; a heart wanders as no lamp does.
TEST(FastHearts, AreNoLampsInNoise) {
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto const made = synthetic::synthesize(
            {.heart =
                 {.heart_rate_bpm = 145, .rsa_ms = 6, .slow_wave_ms = 10, .drift_ms = 12, .scatter_ms = 2},
             .camera = {.pulse_percent = 1.2, .noise_level = 0.12},
             .seed = seed});
        auto const analysis = analyze(made.recording);
        auto const rate = analysis.result       ? analysis.result->heart_rate
                          : analysis.pulse_rate ? analysis.pulse_rate->heart_rate
                                                : BeatsPerMinute{0};
        told += std::abs(rate.value() - made.truth.heart_rate_bpm) < 2 ? 1 : 0;
    }
    EXPECT_GE(told, 19);
}

/// Noise of the frames as strong as this leaves no beat exact enough for variability.
TEST(Disturbed, BeatsThatCannotBeTimedAreCounted) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        auto const made = synthetic::synthesize({.heart = {}, .camera = {.noise_level = 0.4}, .seed = seed});
        auto const analysis = analyze(made.recording);
        ASSERT_TRUE(analysis.result || analysis.pulse_rate) << seed;
        double const rate =
            analysis.result ? analysis.result->heart_rate.value() : analysis.pulse_rate->heart_rate.value();
        EXPECT_NEAR(rate, made.truth.heart_rate_bpm, 2) << seed;
        EXPECT_TRUE(analysis.result || analysis.result.error().reason != Reason::no_pulse) << seed;
    }
}

} // namespace
} // namespace hrv
