#include "clock/frame_clock.hpp"
#include "intervals/artefacts.hpp"
#include "signal/filter.hpp"
#include "signal/moments.hpp"
#include "signal/pulse_wave.hpp"
#include "signal/resample.hpp"
#include "signal/sorted_neighbours.hpp"
#include "signal/statistics.hpp"
#include "synthetic/random.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

namespace hrv {
namespace {

std::vector<double> sine(double frequency, std::size_t count) {
    std::vector<double> samples(count);
    for (std::size_t k = 0; k < count; ++k) {
        samples[k] = std::sin(2 * std::numbers::pi * frequency * static_cast<double>(k));
    }
    return samples;
}

TEST(Statistics, MedianAndQuantiles) {
    EXPECT_EQ(median(std::array{3.0, 1.0, 2.0}), 2.0);
    EXPECT_EQ(median(std::array{4.0, 1.0, 2.0, 3.0}), 2.5);
    EXPECT_EQ(quantile(std::array{0.0, 10.0, 20.0, 30.0, 40.0}, 0.25), 10.0);
    EXPECT_EQ(quantile(std::array{0.0, 10.0}, 1.0), 10.0);
    EXPECT_NEAR(robust_deviation(std::array{1.0, 2.0, 3.0, 4.0, 1000.0}), 1.4826, 1e-12);
}

TEST(Filter, HalvesASineAtTheCutOffAndMovesNothing) {
    auto const in = sine(0.05, 2000);
    std::array const sections{low_pass(0.05)};
    auto const out = filter_both_ways(in, sections, 200);
    for (std::size_t k = 500; k < 1500; ++k) {
        EXPECT_NEAR(out[k], in[k] / 2, 1e-6);
    }
}

TEST(Filter, HighPassTakesALevelAway) {
    std::vector<double> const level(500, 123.0);
    std::array const sections{high_pass(0.01)};
    for (double const value : filter_both_ways(level, sections, 100)) {
        EXPECT_NEAR(value, 0.0, 1e-9);
    }
}

TEST(Resample, FollowsASmoothCurveThroughUnevenFrames) {
    std::vector<double> times, values;
    for (int k = 0; k < 300; ++k) {
        times.push_back(k / 30.0 + 0.005 * std::sin(k));
        values.push_back(std::sin(2 * std::numbers::pi * 1.2 * times.back()));
    }
    auto const trace = Resampler{times}(values);
    for (std::size_t k = 50; k + 50 < trace.samples.size(); ++k) {
        double const at = trace.start_s + static_cast<double>(k) / kTraceRate_hz;
        EXPECT_NEAR(trace.samples[k], std::sin(2 * std::numbers::pi * 1.2 * at), 2e-3);
    }
}

TEST(Statistics, SomeOfManyValuesHaveTheirMedian) {
    std::vector<double> values(10'001);
    for (std::size_t k = 0; k < values.size(); ++k) {
        values[k] = static_cast<double>((k * 7919) % values.size());
    }
    EXPECT_NEAR(median_of_some(values), 5000, 500);
    EXPECT_EQ(median_of_some(std::array{3.0, 1.0, 2.0}), 2.0);
}

TEST(SortedNeighbours, KnowTheirQuantilesAtTheEndsToo) {
    std::array const values{5.0, 1.0, 4.0, 2.0, 3.0};
    SortedNeighbours near{values, 1};
    std::vector<double> medians;
    for (std::size_t k = 0; k < values.size(); ++k) {
        near.move_to(k);
        medians.push_back(near.quantile(0.5));
    }
    EXPECT_EQ(medians, (std::vector{3.0, 4.0, 2.0, 3.0, 2.5}));
}

TEST(Moments, FramesOfOneBurstAreOne) {
    std::array const times{0.0, 0.004, 0.033, 0.066, 0.068, 0.070};
    Moments const moments{times};
    ASSERT_EQ(moments.time_s().size(), 3U);
    EXPECT_NEAR(moments.time_s()[0], 0.002, 1e-12);
    EXPECT_NEAR(moments.time_s()[2], 0.068, 1e-12);
    auto const dark = moments.darkness(std::array{10.0, 10.1, 10.2, 10.3, 10.4, 10.5});
    EXPECT_NEAR(dark[0], -10.05, 1e-12);
    EXPECT_NEAR(dark[1], -10.2, 1e-12);
    EXPECT_NEAR(dark[2], -10.4, 1e-12);
    EXPECT_TRUE(moments.are_too_few());
}

TEST(Grain, IsTheDeviationOfWhiteNoise) {
    synthetic::Random random{4};
    std::vector<double> noise(4000);
    for (double& value : noise) {
        value = 0.2 * random.normal();
    }
    EXPECT_NEAR(grain(noise, 30), 0.2, 0.03);
    EXPECT_NEAR(grain(noise, 120), 0.1, 0.015);
}

TEST(Despiking, RemovesATornFrameAndKeepsTheRest) {
    auto values = sine(0.04, 200);
    auto const whole = values;
    values[77] += 5;
    auto const clean = without_spikes(values);
    EXPECT_LT(std::abs(clean[77] - whole[77]), 0.5);
    EXPECT_EQ(clean[20], whole[20]);
}

TEST(FrameClock, NeverGoesBackWhereTheRateChanges) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        synthetic::Random random{seed};
        std::vector<double> stamps;
        double time_ms = 0;
        for (int k = 0; k < 1500; ++k) {
            time_ms += 1e3 / (k / 400 % 2 == 0 ? 30.0 : 20.0 + 8 * random.uniform());
            stamps.push_back(std::round(time_ms + 12 * std::abs(random.normal())));
        }
        std::ranges::sort(stamps);
        EXPECT_TRUE(std::ranges::is_sorted(repair_clock(stamps).time_s)) << seed;
    }
}

TEST(FrameClock, KeepsASensorClock) {
    std::vector<double> stamps;
    for (int k = 0; k < 300; ++k) {
        stamps.push_back(std::round(k * 1000 / 30.0));
    }
    auto const times = repair_clock(stamps);
    EXPECT_EQ(times.clock, FrameClock::sensor);
    EXPECT_EQ(times.dropped, 0U);
    EXPECT_DOUBLE_EQ(times.time_s[150], stamps[150] / 1e3);
}

TEST(FrameClock, PutsLateCallbacksBackOnTheGridAndCountsDrops) {
    std::vector<double> stamps;
    std::size_t dropped = 0;
    for (int k = 0; k < 1500; ++k) {
        if (k % 50 == 49) {
            ++dropped;
            continue;
        }
        stamps.push_back(k * 1000 / 30.0 + 9 * (1 + std::sin(k * 1.7)));
    }
    auto const times = repair_clock(stamps);
    EXPECT_EQ(times.clock, FrameClock::callback);
    EXPECT_EQ(times.dropped, dropped - 1) << "the drop after the last frame cannot be seen";
    for (std::size_t k = 0; k + 1 < times.time_s.size(); ++k) {
        double const frames = (times.time_s[k + 1] - times.time_s[k]) * 30;
        EXPECT_NEAR(frames, std::round(frames), 0.01);
        EXPECT_GE(frames, 0.9);
    }
}

TEST(Artefacts, FindsTheMissedTheExtraAndTheEarlyBeat) {
    std::vector<double> intervals(60);
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        intervals[k] = 900 + 30 * std::sin(0.9 * static_cast<double>(k));
    }
    EXPECT_EQ(std::ranges::count(find_artefacts(intervals), true), 0);
    intervals[15] = 1800;
    intervals[30] = 400;
    intervals[31] = 500;
    intervals[45] = 600;
    intervals[46] = 1200;
    auto const artefact = find_artefacts(intervals);
    for (std::size_t const k : {15U, 30U, 31U, 45U, 46U}) {
        EXPECT_TRUE(artefact[k]) << k;
    }
    EXPECT_EQ(std::ranges::count(artefact, true), 5);
}

} // namespace
} // namespace hrv
