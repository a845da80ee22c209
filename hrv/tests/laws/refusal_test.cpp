// A recording without a pulse gets no number, whatever the seed.
#include "hrv/analyze.hpp"
#include "synthetic/synthesize.hpp"
#include "synthetic/trouble.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace hrv {
namespace {

Analysis analyze_scene(synthetic::Options const& options) {
    return analyze(synthetic::synthesize(options).recording);
}

void expect_refused(synthetic::TroubleOptions const& options) {
    auto const analysis = analyze(synthetic::film_trouble(options));
    EXPECT_FALSE(analysis.result) << synthetic::name(options.trouble) << ", " << options.seconds << " s at "
                                  << options.frames_per_second << " fps, size " << options.size_percent
                                  << ", noise " << options.noise_level << ", seed " << options.seed
                                  << ": heart rate " << analysis.result->heart_rate.value();
    EXPECT_FALSE(analysis.pulse_rate) << synthetic::name(options.trouble) << ", seed " << options.seed << ": "
                                      << analysis.pulse_rate->heart_rate.value() << " beats a minute";
    EXPECT_TRUE(analysis.runs.empty());
    EXPECT_EQ(analysis.quality.value, 0.0);
}

class NoPulse : public testing::TestWithParam<std::uint64_t> {};

TEST_P(NoPulse, LightWithoutAHeartIsRefusedAtAnySizeAndNoise) {
    for (auto const trouble : synthetic::kAllTroubles) {
        for (double const size_percent : {0.3, 2.0, 10.0}) {
            for (double const noise : {0.02, 0.3, 3.0}) {
                expect_refused({.trouble = trouble,
                                .size_percent = size_percent,
                                .noise_level = noise,
                                .seed = GetParam()});
            }
        }
    }
}

TEST_P(NoPulse, LightWithoutAHeartIsRefusedAtAnyLengthAndRate) {
    for (auto const trouble : synthetic::kAllTroubles) {
        for (double const seconds : {15.0, 30.0}) {
            for (double const rate : {10.0, 15.0, 24.0, 30.0, 60.0}) {
                expect_refused(
                    {.trouble = trouble, .seconds = seconds, .frames_per_second = rate, .seed = GetParam()});
            }
        }
    }
}

TEST_P(NoPulse, ACallbackClockDoesNotMakeAPulse) {
    for (auto const trouble : synthetic::kAllTroubles) {
        expect_refused({.trouble = trouble,
                        .noise_level = 0.2,
                        .clock_jitter_ms = 9,
                        .drop_share = 0.03,
                        .seed = GetParam()});
    }
}

TEST_P(NoPulse, ADeadOrFullColourDoesNotMakeOne) {
    for (auto const trouble : synthetic::kAllTroubles) {
        expect_refused({.trouble = trouble, .level = {254.9, 0, 0}, .seed = GetParam()});
        expect_refused(
            {.trouble = trouble, .level = {300, 0.2, 0.1}, .noise_level = 0.3, .seed = GetParam()});
        expect_refused({.trouble = trouble, .level = {300, 290, 280}, .seed = GetParam()});
        expect_refused({.trouble = trouble, .level = {9, 4, 3}, .seed = GetParam()});
    }
}

TEST_P(NoPulse, ARoomIsNoFinger) {
    for (double const size_percent : {2.0, 10.0, 30.0}) {
        auto const analysis = analyze(synthetic::film_trouble({.trouble = synthetic::Trouble::room,
                                                               .level = {120, 115, 105},
                                                               .size_percent = size_percent,
                                                               .noise_level = 0.3,
                                                               .seed = GetParam()}));
        ASSERT_FALSE(analysis.result);
        EXPECT_EQ(analysis.result.error().reason, Reason::no_finger) << size_percent;
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, NoPulse, testing::Range<std::uint64_t>(1, 5));

/// Frames that meet the lamp at another point each time show it slowly: a false pulse of `alias_hz`.
struct FalsePulse {
    double lamp_hz;
    double camera_hz;
    double jitter_ms;
};

void PrintTo(FalsePulse const& lamp, std::ostream* out) {
    *out << lamp.lamp_hz / 2 << " Hz mains at " << lamp.camera_hz << " fps, jitter " << lamp.jitter_ms;
}

class Lamp : public testing::TestWithParam<FalsePulse> {};

TEST_P(Lamp, NeverHasAHeartRate) {
    auto const& [lamp_hz, camera_hz, jitter_ms] = GetParam();
    double const turns = std::round(lamp_hz / camera_hz);
    for (double const alias_hz : {-3.0, -2.0, -1.4, -1.0, -0.7, 0.7, 0.85, 1.1, 1.7, 2.5}) {
        for (double const exposure_s : {0.001, 0.02}) {
            for (double const noise : {0.02, 0.2}) {
                expect_refused({.trouble = synthetic::Trouble::lamp,
                                .frames_per_second = (lamp_hz - alias_hz) / turns,
                                .level = {120, 115, 105},
                                .size_percent = 4,
                                .noise_level = noise,
                                .clock_jitter_ms = jitter_ms,
                                .drop_share = jitter_ms > 5 ? 0.03 : 0.0,
                                .lamp_hz = lamp_hz,
                                .exposure_s = exposure_s,
                                .seed = 3});
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(MainsAndRates, Lamp,
                         testing::Values(FalsePulse{100, 15, 0.3}, FalsePulse{100, 25, 0.3},
                                         FalsePulse{100, 30, 9}, FalsePulse{100, 50, 0.3},
                                         FalsePulse{120, 20, 4}, FalsePulse{120, 24, 0.3},
                                         FalsePulse{120, 30, 0.3}, FalsePulse{120, 30, 9},
                                         FalsePulse{120, 60, 0.3}));

class Restless : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Restless, TalkingFingersWithAWeakPulseAreRefused) {
    for (double const pulse_percent : {0.0, 0.3, 0.8, 1.6, 2.0}) {
        synthetic::Options options{
            .heart = {}, .camera = {.scene = synthetic::Scene::talking, .seconds = 60}, .seed = GetParam()};
        options.camera.pulse_percent = pulse_percent;
        auto const analysis = analyze_scene(options);
        EXPECT_FALSE(analysis.result) << "pulse of " << pulse_percent << " %";
        EXPECT_FALSE(analysis.pulse_rate && pulse_percent == 0) << "speech without a pulse";
    }
}

/// The movement drowns the pulse and there is no number, or there were pauses long enough for a true one.
TEST_P(Restless, WhatIsReadInSpiteOfSpeechIsTrue) {
    for (double const pulse_percent : {1.6, 3.0}) {
        for (double const size_percent : {0.5, 1.0, 2.0, 4.0}) {
            auto const made = synthetic::synthesize(
                {.heart = {}, .camera = {.seconds = 60, .pulse_percent = pulse_percent}, .seed = GetParam()});
            auto const analysis =
                analyze(synthetic::with_trouble(made.recording, {.trouble = synthetic::Trouble::syllables,
                                                                 .size_percent = size_percent,
                                                                 .seed = GetParam() + 100}));
            if (analysis.result) {
                EXPECT_NEAR(analysis.result->heart_rate.value(), made.truth.heart_rate_bpm, 1.0);
                EXPECT_LT(analysis.result->rmssd.value(), 1.6 * made.truth.rmssd_ms)
                    << pulse_percent << " % pulse, " << size_percent << " % speech";
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, Restless, testing::Range<std::uint64_t>(1, 11));

TEST(Refusal, SaysWhyInWords) {
    auto const refuse = [](synthetic::CameraOptions const& camera) {
        auto const analysis = analyze_scene({.heart = {}, .camera = camera, .seed = 1});
        EXPECT_FALSE(analysis.result);
        return analysis.result ? Reason::good : analysis.result.error().reason;
    };
    EXPECT_EQ(refuse({.seconds = 8}), Reason::too_short);
    EXPECT_EQ(refuse({.frames_per_second = 6}), Reason::frame_rate);
    EXPECT_EQ(refuse({.level = {3, 2, 1}}), Reason::too_dark);
    EXPECT_EQ(refuse({.level = {900, 900, 900}}), Reason::saturated);
    EXPECT_EQ(refuse({.scene = synthetic::Scene::blank}), Reason::no_finger);
}

TEST(Refusal, OfAShortRecordingSaysHowLongItWas) {
    auto const analysis = analyze_scene({.heart = {}, .camera = {.seconds = 7}, .seed = 1});
    ASSERT_FALSE(analysis.result);
    EXPECT_EQ(
        analysis.result.error().message,
        "Keep the finger in place for at least 20 seconds, better a full minute. This recording had 7.");
}

TEST(Refusal, ADamagedRecordingIsMalformed) {
    auto const analysis = analyze({.time_ms = {5, 4}, .red = {1, 2}, .green = {}, .blue = {}});
    ASSERT_FALSE(analysis.result);
    EXPECT_EQ(analysis.result.error().reason, Reason::malformed);
}

TEST(Refusal, AnEmptyRecordingIsTooShort) {
    auto const analysis = analyze(Recording{});
    ASSERT_FALSE(analysis.result);
    EXPECT_EQ(analysis.result.error().reason, Reason::too_short);
}

TEST(Reasons, HaveNamesAndCalmSentences) {
    for (auto const reason : kAllReasons) {
        EXPECT_FALSE(name(reason).empty());
        EXPECT_TRUE(sentence(reason).ends_with('.')) << name(reason);
        EXPECT_EQ(sentence(reason).find('!'), std::string_view::npos) << name(reason);
    }
}

} // namespace
} // namespace hrv
