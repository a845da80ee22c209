#include "hrv/evaluation/lag.hpp"

#include "hrv/evaluation/even_signal.hpp"
#include "hrv/evaluation/truth.hpp"
#include "support/goldens.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace hrv::evaluation {
namespace {

/// A golden recording with its beats as a strap would tell them, of which the first `skip` were lost.
StrapRecording strap_of(std::string const& name, std::size_t skip) {
    auto golden = tests::load_golden(name);
    StrapRecording strap{.number = 1, .recording = std::move(golden.recording), .rr_ms = {}};
    for (std::size_t k = skip + 1; k < golden.beats_ms.size(); ++k) {
        strap.rr_ms.push_back(golden.beats_ms[k] - golden.beats_ms[k - 1]);
    }
    return strap;
}

/// The pulse follows the heart by the same time in every golden recording: 150 to 350 ms.
TEST(FindLag, IsTheFirstBeatAndTheWayToTheFinger) {
    for (auto const* name : {"rest_70s", "slow_breath_60s", "callback_clock_75s", "red_only_60s"}) {
        auto const beats = tests::load_golden(name).beats_ms;
        auto const lag = find_lag(strap_of(name, 2));
        EXPECT_NEAR(lag.lag_s, beats[2] * 1e-3 + 0.25, 0.15) << name;
        EXPECT_GT(lag.peak_ratio, 1.1) << name;
        EXPECT_LE(lag.spread_ms, 100) << name;
        EXPECT_GE(lag.agreeing, 1U) << name;
    }
}

TEST(FindLag, MovesWithTheStrap) {
    auto const beats = tests::load_golden("rest_70s").beats_ms;
    double const early = find_lag(strap_of("rest_70s", 0)).lag_s;
    double const late = find_lag(strap_of("rest_70s", 3)).lag_s;
    EXPECT_NEAR(late - early, (beats[3] - beats[0]) * 1e-3, 0.011);
}

TEST(Truth, StandsInsideWhatTheAnalyzerSees) {
    StrapRecording strap{.number = 1, .recording = {}, .rr_ms = {1000, 1000, 1000, 1000}};
    for (int k = 0; k < 100; ++k) {
        strap.recording.time_ms.push_back(100.0 * k);
        strap.recording.red.push_back(k);
    }
    EXPECT_EQ(strap_beats_ms(strap, -0.5), (std::vector<double>{-500, 500, 1500, 2500, 3500}));
    EXPECT_EQ(true_beats_ms(strap, -0.5), (std::vector<double>{1500, 2500, 3500}));
    EXPECT_EQ(true_beats_ms(strap, -0.5, 0), (std::vector<double>{500, 1500, 2500, 3500}));
    auto const seen = seen_part(strap, -0.5);
    EXPECT_EQ(seen.time_ms.back(), 4600); // the last beat, and 1.1 s
    EXPECT_EQ(seen.red.size(), seen.time_ms.size());
    EXPECT_TRUE(seen.green.empty());
}

TEST(ParseLags, ReadsTheTableAndSaysWhatIsWrong) {
    auto const lags = parse_lags(R"({"1": {"lag_s": -2.295, "spread_ms": 5}, "16":{"lag_s":1e-1}})");
    ASSERT_TRUE(lags);
    EXPECT_EQ(*lags, (Lags{{1, -2.295}, {16, 0.1}}));
    EXPECT_FALSE(parse_lags("{}"));
    EXPECT_FALSE(parse_lags(R"({"3":{"lag_s":"soon"}})"));
}

TEST(Interpolate, GoesThroughThePointsAndNeverBeyondThem) {
    std::vector<double> const times{0, 0.5, 1, 2}, values{0, 1, 1, 3};
    auto const even = interpolate(times, values, 10);
    ASSERT_EQ(even.samples.size(), 21U);
    EXPECT_NEAR(even.samples[5], 1, 1e-9);
    EXPECT_NEAR(even.samples[20], 3, 1e-9);
    for (std::size_t k = 5; k <= 10; ++k) {
        EXPECT_NEAR(even.samples[k], 1, 1e-9);
    }
    EXPECT_NEAR(even.at(-1), 0, 1e-9);
    EXPECT_NEAR(even.at(9), 3, 1e-9);
}

TEST(WithBell, KeepsTheSum) {
    std::vector<double> peak(41, 0.0);
    peak[20] = 2;
    auto const smooth = with_bell(peak, 3);
    double sum = 0;
    for (double const value : smooth) {
        sum += value;
    }
    EXPECT_NEAR(sum, 2, 1e-9);
    EXPECT_NEAR(smooth[23] / smooth[20], std::exp(-0.5), 1e-9);
}

} // namespace
} // namespace hrv::evaluation
