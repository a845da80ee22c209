// A stream shows what it has seen, and ends with what the batch engine says.
#include "hrv/json.hpp"
#include "hrv/stream.hpp"
#include "support/goldens.hpp"

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
    EXPECT_GT(stream_.live().clear.value(), 60);
    ASSERT_TRUE(stream_.live().coherence);
}

TEST_F(LiveScreen, FollowsAFastPulse) {
    watch("fast_110bpm", [](Live const& live) {
        ASSERT_TRUE(live.heart_rate);
        EXPECT_NEAR(live.heart_rate->value(), 110, 6);
    });
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
