// A stream shows what it has seen, and ends with what the batch engine says.
#include "hrv/json.hpp"
#include "hrv/stream.hpp"
#include "support/goldens.hpp"
#include "synthetic/synthesize.hpp"
#include "synthetic/trouble.hpp"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

namespace hrv {
namespace {

Frame frame_of(Recording const& recording, std::size_t k) {
    return {Milliseconds{recording.time_ms[k]}, recording.red[k], recording.green[k], recording.blue[k]};
}

class StreamOf : public testing::TestWithParam<char const*> {};

TEST_P(StreamOf, EndsWithTheBatchAnswer) {
    auto const golden = tests::load_golden(GetParam());
    Stream stream;
    for (std::size_t k = 0; k < golden.recording.time_ms.size(); ++k) {
        ASSERT_EQ(stream.push(frame_of(golden.recording, k)), Taken::yes);
    }
    EXPECT_EQ(to_json(stream.finish()), to_json(analyze(golden.recording)));
}

INSTANTIATE_TEST_SUITE_P(Recordings, StreamOf,
                         testing::Values("rest_70s", "fast_110bpm", "callback_clock_75s", "blank_30s",
                                         "talking_60s"),
                         [](auto const& tested) { return std::string{tested.param}; });

class LiveScreen : public testing::Test {
protected:
    /// Pushes the recording and looks at the screen after every frame from 10 s on.
    template <class Look>
    void watch(std::string const& name, Look look) {
        auto const golden = tests::load_golden(name);
        for (std::size_t k = 0; k < golden.recording.time_ms.size(); ++k) {
            stream_.push(frame_of(golden.recording, k));
            if (golden.recording.time_ms[k] > 10e3) {
                look(stream_.live());
            }
        }
    }

    Stream stream_;
};

TEST_F(LiveScreen, ShowsTheHeartRateOfTheLastBeats) {
    watch("rest_70s", [](Live const& live) {
        ASSERT_TRUE(live.heart_rate);
        EXPECT_NEAR(live.heart_rate->value(), 64.3, 6);
        EXPECT_EQ(live.quality.reason, Reason::good);
    });
    EXPECT_GE(stream_.live().clear.value(), 60);
    EXPECT_TRUE(stream_.live().complete);
    EXPECT_FALSE(stream_.live().trouble);
    ASSERT_TRUE(stream_.live().coherence);
}

TEST_F(LiveScreen, FollowsAFastPulse) {
    watch("fast_110bpm", [](Live const& live) {
        ASSERT_TRUE(live.heart_rate);
        EXPECT_NEAR(live.heart_rate->value(), 110, 6);
    });
}

/// Speech from 20 s to 35 s of a resting finger.
Recording disturbed_in_the_middle() {
    auto const rest = synthetic::synthesize({.heart = {}, .camera = {.seconds = 90}, .seed = 3}).recording;
    auto const speech = synthetic::with_trouble(
        rest, {.trouble = synthetic::Trouble::syllables, .seconds = 90, .size_percent = 20, .seed = 4});
    auto mixed = rest;
    for (std::size_t k = 600; k < 1050; ++k) {
        mixed.red[k] = speech.red[k];
        mixed.green[k] = speech.green[k];
        mixed.blue[k] = speech.blue[k];
    }
    return mixed;
}

TEST(ADisturbance, DoesNotCountTowardsTheMinuteAndIsNamed) {
    auto const recording = disturbed_in_the_middle();
    Stream stream;
    double complete_s = 0;
    for (std::size_t k = 0; k < recording.time_ms.size(); ++k) {
        stream.push(frame_of(recording, k));
        if (stream.live().complete && complete_s == 0) {
            complete_s = stream.live().elapsed.value();
        }
    }
    ASSERT_TRUE(stream.live().trouble);
    EXPECT_GE(stream.live().trouble->from.value(), 18);
    EXPECT_LE(stream.live().trouble->until.value(), 40);
    EXPECT_GT(complete_s, 70) << "fifteen seconds were lost";
    EXPECT_LT(complete_s, 90);
}

TEST(ADisturbance, LeavesTheRestToSpeak) {
    auto const made = synthetic::synthesize({.heart = {}, .camera = {.seconds = 90}, .seed = 3});
    auto const analysis = analyze(disturbed_in_the_middle());
    ASSERT_TRUE(analysis.result) << analysis.result.error().message;
    EXPECT_NEAR(analysis.result->heart_rate.value(), made.truth.heart_rate_bpm, 1.5);
    EXPECT_NEAR(analysis.result->rmssd.value(), made.truth.rmssd_ms, 0.15 * made.truth.rmssd_ms);
    EXPECT_GE(analysis.result->clear.value(), 60);
    EXPECT_LE(analysis.result->clear.value(), 80);
    for (auto const& run : analysis.runs) {
        for (std::size_t k = 1; k < run.beats.size(); ++k) {
            EXPECT_FALSE(run.beats[k - 1].value() < 25e3 && run.beats[k].value() > 30e3);
        }
    }
}

TEST_F(LiveScreen, ShowsNoNumberWithoutAFinger) {
    watch("blank_30s", [](Live const& live) {
        EXPECT_FALSE(live.heart_rate);
        EXPECT_EQ(live.quality.reason, Reason::no_finger);
    });
    EXPECT_TRUE(stream_.waveform().empty());
}

TEST_F(LiveScreen, SlowBreathingIsMoreCoherentThanUsualBreathing) {
    watch("slow_breath_60s", [](Live const&) {});
    Stream usual;
    auto const rest = tests::load_golden("rest_70s");
    for (std::size_t k = 0; k < rest.recording.time_ms.size(); ++k) {
        usual.push(frame_of(rest.recording, k));
    }
    EXPECT_GT(stream_.live().coherence.value_or(0), 0.7);
    EXPECT_GT(stream_.live().coherence.value_or(0), usual.live().coherence.value_or(1) + 0.1);
}

TEST_F(LiveScreen, DrawsACurveOfAboutOnePulseHeight) {
    watch("rest_70s", [](Live const&) {});
    auto const curve = stream_.waveform();
    ASSERT_GT(curve.size(), 500U);
    auto const [lowest, highest] =
        std::ranges::minmax(curve, {}, [](WavePoint const& point) { return point.height; });
    EXPECT_NEAR(highest.height - lowest.height, 1.2, 0.6);
    EXPECT_TRUE(std::ranges::is_sorted(curve, {}, [](WavePoint const& point) { return point.time; }));
}

TEST(StreamRefuses, WhatIsNoFrame) {
    Stream stream;
    EXPECT_EQ(stream.push({Milliseconds{100}, 1, 2, 3}), Taken::yes);
    EXPECT_EQ(stream.push({Milliseconds{99}, 1, 2, 3}), Taken::time_goes_back);
    EXPECT_EQ(stream.push({Milliseconds{101}, std::numeric_limits<double>::quiet_NaN(), 2, 3}),
              Taken::not_finite);
    EXPECT_EQ(stream.recording().time_ms.size(), 1U);
}

} // namespace
} // namespace hrv
