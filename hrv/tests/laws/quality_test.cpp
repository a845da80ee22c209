// Quality falls as noise rises, every second has one, and odd cameras get a clear answer.
#include "hrv/analyze.hpp"
#include "synthetic/synthesize.hpp"
#include "synthetic/trouble.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include <gtest/gtest.h>

namespace hrv {
namespace {

Analysis with_noise(double level, std::uint64_t seed) {
    synthetic::Options options{.heart = {}, .camera = {}, .seed = seed};
    options.camera.noise_level = level;
    return analyze(synthetic::synthesize(options).recording);
}

class Noise : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Noise, LowersQuality) {
    double before = 1.0;
    for (double const level : {0.02, 0.1, 0.2, 0.4, 0.8, 1.6}) {
        auto const analysis = with_noise(level, GetParam());
        EXPECT_LE(analysis.quality.value, before + 0.01) << level;
        before = analysis.quality.value;
    }
    EXPECT_LT(before, 0.2);
}

/// Quality may rise by this much by chance while a disturbance grows.
constexpr double kChance = 0.03;

template <class Make>
void expect_falling(std::initializer_list<double> levels, double last_at_most, Make make) {
    double before = 1.0;
    for (double const level : levels) {
        double const quality = analyze(make(level)).quality.value;
        EXPECT_LE(quality, before + kChance) << level;
        before = std::min(before, quality);
    }
    EXPECT_LE(before, last_at_most);
}

TEST_P(Noise, OfMovementLowersQuality) {
    auto const rest = synthetic::synthesize({.heart = {}, .camera = {}, .seed = GetParam()}).recording;
    for (auto const trouble : {synthetic::Trouble::syllables, synthetic::Trouble::walk}) {
        expect_falling({0, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16}, 0.0, [&](double size_percent) {
            return synthetic::with_trouble(rest, {.trouble = trouble,
                                                  .seconds = 70,
                                                  .size_percent = size_percent,
                                                  .noise_level = 0,
                                                  .seed = GetParam() + 9});
        });
    }
}

TEST_P(Noise, OfLostFramesLowersQuality) {
    for (double const jitter_ms : {0.3, 6.0, 9.0}) {
        expect_falling({0, 0.05, 0.1, 0.2, 0.3, 0.5}, 0.6, [&](double drop_share) {
            synthetic::Options options{.heart = {},
                                       .camera = {.clock_jitter_ms = jitter_ms, .drop_share = drop_share},
                                       .seed = GetParam()};
            return synthetic::synthesize(options).recording;
        });
    }
}

TEST_P(Noise, OfPausesLowersQuality) {
    auto const rest = synthetic::synthesize({.heart = {}, .camera = {}, .seed = GetParam()}).recording;
    expect_falling({0, 1, 2, 4, 6, 10}, 0.65, [&](double pauses) {
        Recording cut;
        for (std::size_t k = 0; k < rest.time_ms.size(); ++k) {
            double const at_s = rest.time_ms[k] * 1e-3;
            double const since_s = std::fmod(at_s, 6.3) - 3;
            if (since_s < 0 || since_s > 1.5 || at_s > 6.3 * pauses) {
                cut.time_ms.push_back(rest.time_ms[k]);
                cut.red.push_back(rest.red[k]);
                cut.green.push_back(rest.green[k]);
                cut.blue.push_back(rest.blue[k]);
            }
        }
        return cut;
    });
}

/// A sensor's clock keeps its time, but an upslope may fall into a step of several frames.
TEST(LostFrames, OfASensorClockLeaveRmssdRightOnTheAverage) {
    double bias = 0;
    constexpr int kSeeds = 20;
    for (int seed = 1; seed <= kSeeds; ++seed) {
        synthetic::Options options{.heart = {},
                                   .camera = {.clock_jitter_ms = 0.3, .drop_share = 0.3},
                                   .seed = static_cast<std::uint64_t>(seed)};
        auto const made = synthetic::synthesize(options);
        auto const analysis = analyze(made.recording);
        ASSERT_TRUE(analysis.result) << seed;
        bias += (analysis.result->rmssd.value() / made.truth.rmssd_ms - 1) / kSeeds;
    }
    EXPECT_NEAR(bias, 0, 0.03);
}

TEST_P(Noise, OfLostFramesLeavesRmssdNearTheTruth) {
    for (double const drop_share : {0.05, 0.1, 0.2}) {
        synthetic::Options options{
            .heart = {}, .camera = {.clock_jitter_ms = 9, .drop_share = drop_share}, .seed = GetParam()};
        auto const made = synthetic::synthesize(options);
        auto const analysis = analyze(made.recording);
        ASSERT_TRUE(analysis.result);
        EXPECT_NEAR(analysis.result->rmssd.value(), made.truth.rmssd_ms, 0.15 * made.truth.rmssd_ms);
    }
}

TEST_P(Noise, InTimeIsKnownToAFactorOfTwo) {
    for (double const level : {0.05, 0.1, 0.2}) {
        synthetic::Options options{.heart = {}, .camera = {}, .seed = GetParam()};
        options.camera.noise_level = level;
        auto const made = synthetic::synthesize(options);
        auto const analysis = analyze(made.recording);
        ASSERT_TRUE(analysis.result);
        double squares = 0, count = 0;
        for (auto const& run : analysis.runs) {
            for (std::size_t k = 1; k + 1 < run.beats.size(); ++k) {
                auto const near = std::ranges::lower_bound(made.truth.beats_ms, run.beats[k].value() - 450);
                if (near - made.truth.beats_ms.begin() < 1 || made.truth.beats_ms.end() - near < 2) {
                    continue;
                }
                double const measured =
                    run.beats[k + 1].value() - 2 * run.beats[k].value() + run.beats[k - 1].value();
                double const truth = near[1] - 2 * near[0] + near[-1];
                squares += (measured - truth) * (measured - truth);
                ++count;
            }
        }
        double const noise = std::sqrt(squares / count / 6);
        EXPECT_GT(analysis.result->timing_noise.value(), noise / 2) << level;
        EXPECT_LT(analysis.result->timing_noise.value(), noise * 2) << level;
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, Noise, testing::Values(1, 2, 3, 4, 5));

TEST(Seconds, EachHasAQuality) {
    synthetic::Options options{.heart = {}, .camera = {.seconds = 42.5}, .seed = 1};
    auto const analysis = analyze(synthetic::synthesize(options).recording);
    EXPECT_EQ(analysis.seconds.size(), 43U);
    for (auto const& second : analysis.seconds) {
        EXPECT_GE(second.value, 0);
        EXPECT_LE(second.value, 1);
    }
}

class FrameRates : public testing::TestWithParam<double> {};

TEST_P(FrameRates, GiveTheSameHeart) {
    synthetic::Options options{.heart = {}, .camera = {}, .seed = 21};
    options.camera.frames_per_second = GetParam();
    auto const made = synthetic::synthesize(options);
    auto const analysis = analyze(made.recording);
    ASSERT_TRUE(analysis.result) << analysis.result.error().message;
    EXPECT_NEAR(analysis.result->heart_rate.value(), made.truth.heart_rate_bpm, 0.3);
    EXPECT_NEAR(analysis.result->rmssd.value(), made.truth.rmssd_ms, 0.15 * made.truth.rmssd_ms);
}

INSTANTIATE_TEST_SUITE_P(From15To240, FrameRates,
                         testing::Values(15, 20, 24, 25, 26.86, 29.97, 30, 60, 120, 240));

TEST(FrameRate, OfFewFramesIsNamed) {
    synthetic::Options options{.heart = {}, .camera = {.frames_per_second = 12}, .seed = 21};
    auto const analysis = analyze(synthetic::synthesize(options).recording);
    ASSERT_TRUE(analysis.result);
    EXPECT_EQ(analysis.quality.reason, Reason::frame_rate);
    EXPECT_LT(analysis.quality.value, 0.6);
}

class HeartRates : public testing::TestWithParam<double> {};

TEST_P(HeartRates, AreNeverHalvedOrDoubled) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        synthetic::Options options{.heart = {}, .camera = {}, .seed = seed};
        options.heart.heart_rate_bpm = GetParam();
        double const calm = GetParam() > 100 ? 0.3 : 1.0;
        options.heart.rsa_ms *= calm;
        options.heart.slow_wave_ms *= calm;
        auto const made = synthetic::synthesize(options);
        auto const analysis = analyze(made.recording);
        ASSERT_TRUE(analysis.result) << seed << ": " << analysis.result.error().message;
        EXPECT_NEAR(analysis.result->heart_rate.value(), made.truth.heart_rate_bpm,
                    0.005 * std::max(100.0, GetParam()));
    }
}

INSTANTIATE_TEST_SUITE_P(From42To180, HeartRates,
                         testing::Values(42, 50, 60, 75, 90, 105, 120, 135, 150, 165, 180));

TEST(Rhythm, ChanceIntervalsAreRefusedInNeutralWords) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        synthetic::Options options{
            .heart = {.heart_rate_bpm = 80, .irregularity = 0.22}, .camera = {}, .seed = seed};
        auto const analysis = analyze(synthetic::synthesize(options).recording);
        ASSERT_FALSE(analysis.result) << seed << " rmssd " << analysis.result->rmssd.value();
        EXPECT_EQ(analysis.result.error().reason, Reason::irregular_rhythm) << seed;
    }
}

TEST(Rhythm, ChanceIntervalsStillHaveAHeartRate) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        auto const made = synthetic::synthesize(
            {.heart = {.heart_rate_bpm = 80, .irregularity = 0.22}, .camera = {}, .seed = seed});
        auto const analysis = analyze(made.recording);
        if (!analysis.result) {
            ASSERT_TRUE(analysis.pulse_rate) << seed;
            // Beats that come very early have hardly a pulse.
            EXPECT_NEAR(analysis.pulse_rate->heart_rate.value(), made.truth.heart_rate_bpm, 10) << seed;
            EXPECT_TRUE(analysis.runs.empty());
        }
    }
}

TEST(Rhythm, EarlyBeatsAreCountedAndLeftOut) {
    for (double const share : {0.02, 0.05, 0.1, 0.15}) {
        auto const made = synthetic::synthesize({.heart = {.ectopic_share = share}, .camera = {}, .seed = 5});
        auto const calm = synthetic::synthesize({.heart = {}, .camera = {}, .seed = 5});
        auto const analysis = analyze(made.recording);
        ASSERT_TRUE(analysis.result) << share << ": " << analysis.result.error().message;
        EXPECT_NEAR(static_cast<double>(analysis.result->beats.ectopic),
                    static_cast<double>(made.truth.ectopic_ms.size()), 1 + 0.2 * 70 * share)
            << share;
        EXPECT_NEAR(analysis.result->rmssd.value(), calm.truth.rmssd_ms, 0.25 * calm.truth.rmssd_ms) << share;
    }
}

TEST(Rhythm, BreathingIsNotIrregular) {
    for (double const breaths : {5.0, 8.0, 14.0}) {
        synthetic::Options options{
            .heart = {.breaths_per_minute = breaths, .rsa_ms = 90}, .camera = {}, .seed = 2};
        EXPECT_TRUE(analyze(synthetic::synthesize(options).recording).result) << breaths;
    }
}

} // namespace
} // namespace hrv
