// Changes that must not change the answer do not, and those that must change it by a known amount do so.
#include "hrv/analyze.hpp"
#include "hrv/intervals.hpp"
#include "support/goldens.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace hrv {
namespace {

NnRun wavy_run() {
    NnRun run;
    for (int k = 0; k < 50; ++k) {
        run.intervals.emplace_back(800 + 40 * ((k * 37) % 11) / 11.0);
    }
    return run;
}

template <class Change>
NnRun changed(NnRun run, Change change) {
    for (auto& interval : run.intervals) {
        interval = change(interval);
    }
    return run;
}

TEST(IntervalLaws, AShiftChangesNoVariability) {
    NnRun const before[] = {wavy_run()};
    NnRun const after[] = {changed(wavy_run(), [](Milliseconds x) { return x + Milliseconds{100}; })};
    EXPECT_NEAR(rmssd(after).value(), rmssd(before).value(), 1e-9);
    EXPECT_NEAR(sdnn(after).value(), sdnn(before).value(), 1e-9);
}

TEST(IntervalLaws, AScaleScalesVariability) {
    NnRun const before[] = {wavy_run()};
    NnRun const after[] = {changed(wavy_run(), [](Milliseconds x) { return x * 1.5; })};
    EXPECT_NEAR(rmssd(after).value(), 1.5 * rmssd(before).value(), 1e-9);
    EXPECT_NEAR(sdnn(after).value(), 1.5 * sdnn(before).value(), 1e-9);
}

TEST(IntervalLaws, ReversalChangesNothing) {
    auto reversed = wavy_run();
    std::ranges::reverse(reversed.intervals);
    NnRun const before[] = {wavy_run()};
    NnRun const after[] = {reversed};
    EXPECT_NEAR(rmssd(after).value(), rmssd(before).value(), 1e-9);
    EXPECT_EQ(pnn50(after), pnn50(before));
}

class RecordingLaws : public testing::Test {
protected:
    static Summary read(Recording const& recording) {
        auto const analysis = analyze(recording);
        EXPECT_TRUE(analysis.result);
        return analysis.result ? *analysis.result : Summary{};
    }

    Recording rest_ = tests::load_golden("rest_70s").recording;
    Summary expected_ = read(rest_);
};

TEST_F(RecordingLaws, TheOriginOfTimeDoesNotMatter) {
    for (double& time : rest_.time_ms) {
        time += 1.7e12;
    }
    EXPECT_NEAR(read(rest_).rmssd.value(), expected_.rmssd.value(), 0.02);
}

TEST_F(RecordingLaws, BrightnessDoesNotMatter) {
    for (auto* channel : {&rest_.red, &rest_.green, &rest_.blue}) {
        for (double& value : *channel) {
            value = 0.8 * value + 20;
        }
    }
    EXPECT_NEAR(read(rest_).rmssd.value(), expected_.rmssd.value(), 0.05);
    EXPECT_NEAR(read(rest_).heart_rate.value(), expected_.heart_rate.value(), 0.01);
}

TEST_F(RecordingLaws, SlowerTimeSlowsTheHeartByTheSameFactor) {
    for (double& time : rest_.time_ms) {
        time *= 1.1;
    }
    EXPECT_NEAR(read(rest_).heart_rate.value(), expected_.heart_rate.value() / 1.1, 0.1);
    EXPECT_NEAR(read(rest_).sdnn.value(), expected_.sdnn.value() * 1.1, 0.8);
}

/// Played faster or slower, everything scales: the filters see other harmonics, so only nearly.
TEST_F(RecordingLaws, AWarpOfTimeWarpsTheAnswer) {
    auto const made = rest_;
    for (double const factor : {0.8, 0.9, 1.2}) {
        rest_ = made;
        for (double& time : rest_.time_ms) {
            time *= factor;
        }
        auto const warped = read(rest_);
        EXPECT_NEAR(warped.heart_rate.value() * factor, expected_.heart_rate.value(), 0.15) << factor;
        EXPECT_NEAR(warped.rmssd.value() / factor, expected_.rmssd.value(), 0.06 * expected_.rmssd.value())
            << factor;
    }
}

/// Turned round in time and in light the pulse keeps its steep rise, and its intervals come in the other
/// order.
TEST_F(RecordingLaws, ReversalKeepsTheVariability) {
    double const end = rest_.time_ms.back();
    std::ranges::reverse(rest_.time_ms);
    for (double& time : rest_.time_ms) {
        time = end - time;
    }
    for (auto* channel : {&rest_.red, &rest_.green, &rest_.blue}) {
        std::ranges::reverse(*channel);
        double const top = std::ranges::max(*channel) + std::ranges::min(*channel);
        for (double& value : *channel) {
            value = top - value;
        }
    }
    auto const reversed = read(rest_);
    EXPECT_NEAR(reversed.heart_rate.value(), expected_.heart_rate.value(), 0.3);
    EXPECT_NEAR(reversed.rmssd.value(), expected_.rmssd.value(), 0.1 * expected_.rmssd.value());
    EXPECT_NEAR(reversed.sdnn.value(), expected_.sdnn.value(), 0.1 * expected_.sdnn.value());
}

TEST_F(RecordingLaws, TheOrderOfColoursDoesNotMatter) {
    std::swap(rest_.red, rest_.blue);
    EXPECT_NEAR(read(rest_).rmssd.value(), expected_.rmssd.value(), 0.5);
}

TEST_F(RecordingLaws, TheSameRecordingGivesTheSameAnswer) {
    EXPECT_EQ(read(rest_).rmssd, expected_.rmssd);
}

} // namespace
} // namespace hrv
