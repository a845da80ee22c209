// Every length and every frame rate has a clear answer: a number near the truth, or a sentence.
#include "hrv/analyze.hpp"
#include "synthetic/synthesize.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

namespace hrv {
namespace {

constexpr double kMinute = 60.0;

class LengthAndRate : public testing::TestWithParam<std::tuple<double, double>> {
protected:
    double seconds_ = std::get<0>(GetParam());
    double rate_hz_ = std::get<1>(GetParam());
};

synthetic::Synthetic rest(double seconds, double rate_hz) {
    synthetic::Options options{.heart = {}, .camera = {.seconds = seconds}, .seed = 31};
    options.camera.frames_per_second = rate_hz;
    return synthetic::synthesize(options);
}

TEST_P(LengthAndRate, HasAClearAnswer) {
    auto const made = rest(seconds_, rate_hz_);
    auto const analysis = analyze(made.recording);
    if (seconds_ < kShortestRecording.value()) {
        ASSERT_FALSE(analysis.result);
        EXPECT_EQ(analysis.result.error().reason, Reason::too_short);
        auto const had = std::to_string(static_cast<int>(seconds_)) + ".";
        if (rate_hz_ >= 10) {
            EXPECT_TRUE(analysis.result.error().message.ends_with(had)) << analysis.result.error().message;
        }
    } else if (rate_hz_ < 10) {
        ASSERT_FALSE(analysis.result);
        EXPECT_EQ(analysis.result.error().reason, Reason::frame_rate);
    } else if (rate_hz_ < 15 && !analysis.result) { // Too few for variability, enough to count beats.
        EXPECT_EQ(analysis.result.error().reason, Reason::frame_rate);
        ASSERT_TRUE(analysis.pulse_rate);
        double const few = seconds_ < 60 ? 2.0 : 1.0;
        EXPECT_NEAR(analysis.pulse_rate->heart_rate.value(), made.truth.heart_rate_bpm, 0.4 * few);
    } else {
        ASSERT_TRUE(analysis.result) << analysis.result.error().message;
        auto const& summary = *analysis.result;
        double const few = seconds_ < 60 ? 2.0 : 1.0; // At the edges a beat or two is not seen.
        EXPECT_NEAR(summary.heart_rate.value(), made.truth.heart_rate_bpm, 0.4 * few);
        EXPECT_NEAR(summary.rmssd.value(), made.truth.rmssd_ms,
                    (rate_hz_ < 15 ? 0.5 : 0.15) * few * made.truth.rmssd_ms);
        EXPECT_GT(analysis.quality.value, rate_hz_ < 15 ? 0.05 : 0.2);
    }
}

INSTANTIATE_TEST_SUITE_P(Table, LengthAndRate,
                         testing::Combine(testing::Values(5, 10, 19, 30, kMinute, 5 * kMinute),
                                          testing::Values(1, 5, 10, 15, 24, 25, 30, 60, 120, 240)),
                         [](auto const& tested) {
                             return std::to_string(static_cast<int>(std::get<0>(tested.param))) + "s_at_" +
                                    std::to_string(static_cast<int>(std::get<1>(tested.param)));
                         });
INSTANTIATE_TEST_SUITE_P(HalfAnHour, LengthAndRate,
                         testing::Combine(testing::Values(30 * kMinute), testing::Values(1, 10, 30, 240)));

TEST(Length, BeyondHalfAnHourIsTooLong) {
    auto const analysis = analyze(rest(31 * kMinute, 10).recording);
    ASSERT_FALSE(analysis.result);
    EXPECT_EQ(analysis.result.error().reason, Reason::too_long);
}

TEST(Gaps, ArePassedOverAndNeverBridged) {
    auto recording = rest(90, 30).recording;
    auto const cut = [&](std::vector<double>& values) {
        values.erase(values.begin() + 900, values.begin() + 1050);
    };
    for (auto* values : {&recording.time_ms, &recording.red, &recording.green, &recording.blue}) {
        cut(*values);
    }
    auto const analysis = analyze(recording);
    ASSERT_TRUE(analysis.result) << analysis.result.error().message;
    EXPECT_GT(analysis.runs.size(), 1U);
    EXPECT_LT(analysis.seconds[32].value, 0.3);
    for (auto const& run : analysis.runs) {
        for (std::size_t k = 0; k + 1 < run.beats.size(); ++k) {
            EXPECT_LT(run.beats[k + 1].value() - run.beats[k].value(), 2000);
        }
    }
}

TEST(Damage, OfAnyKindIsMalformed) {
    auto const good = rest(20, 30).recording;
    auto const refuse = [](Recording const& recording) {
        auto const analysis = analyze(recording);
        EXPECT_FALSE(analysis.result);
        EXPECT_TRUE(analysis.runs.empty());
        return analysis.result ? Reason::good : analysis.result.error().reason;
    };
    auto unsorted = good;
    std::swap(unsorted.time_ms[100], unsorted.time_ms[101]);
    EXPECT_EQ(refuse(unsorted), Reason::malformed);
    for (double const wrong :
         {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        auto damaged = good;
        damaged.green[7] = wrong;
        EXPECT_EQ(refuse(damaged), Reason::malformed);
        damaged = good;
        damaged.time_ms.back() = wrong;
        EXPECT_EQ(refuse(damaged), Reason::malformed);
    }
    auto shorter = good;
    shorter.blue.pop_back();
    EXPECT_EQ(refuse(shorter), Reason::malformed);
    auto colourless = good;
    colourless.red = colourless.green = colourless.blue = {};
    EXPECT_NE(refuse(colourless), Reason::good);
    auto one_moment = good;
    std::ranges::fill(one_moment.time_ms, 5.0);
    EXPECT_EQ(refuse(one_moment), Reason::too_short);
}

TEST(MissingColours, LeaveTheOthersToSpeak) {
    auto recording = rest(60, 30).recording;
    recording.blue.clear();
    EXPECT_TRUE(analyze(recording).result);
    recording.red.clear();
    EXPECT_TRUE(analyze(recording).result);
}

} // namespace
} // namespace hrv
