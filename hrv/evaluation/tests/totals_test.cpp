#include "hrv/evaluation/totals.hpp"

#include <gtest/gtest.h>

namespace hrv::evaluation {
namespace {

Score read(double rmssd, double truth) {
    Score score;
    score.truth = {.hr_bpm = 60, .rmssd_ms = truth, .sdnn_ms = 50, .pnn50 = 10};
    score.reported = {.hr_bpm = 61, .rmssd_ms = rmssd, .sdnn_ms = 50, .pnn50 = 12};
    score.f1 = 100;
    score.intervals.mean_ms = 4;
    score.intervals.coverage = 100;
    score.runtime_ms = rmssd / 10;
    return score;
}

Score failed(double truth) {
    Score score = read(0, truth);
    score.failed = true;
    score.reported = {};
    score.f1 = 0;
    score.intervals = {};
    score.runtime_ms = {};
    return score;
}

TEST(Totals, AreMeansOverRecordings) {
    auto const all = totals(std::vector{read(44, 40), read(36, 40), read(30, 40)}, &Score::reported);
    EXPECT_EQ(all.recordings, 3U);
    EXPECT_NEAR(all.rmssd_ms.mean_error, 6, 1e-9);
    EXPECT_NEAR(all.rmssd_ms.median_error, 4, 1e-9);
    EXPECT_NEAR(all.rmssd_ms.bias, -10.0 / 3, 1e-9);
    EXPECT_NEAR(all.rmssd_ms.accuracy, (90 + 90 + 75) / 3.0, 1e-9);
    EXPECT_NEAR(all.rmssd_ms.within_tenth, 200 / 3.0, 1e-9);
    EXPECT_NEAR(all.rmssd_ms.worst, 10, 1e-9);
    EXPECT_NEAR(all.hr_bpm.mean_error, 1, 1e-9);
    EXPECT_NEAR(all.pnn50_error, 2, 1e-9);
    EXPECT_NEAR(*all.median_runtime_ms, 3.6, 1e-9);
    EXPECT_NEAR(*all.slowest_runtime_ms, 4.4, 1e-9);
}

TEST(Totals, AFailureIsAnErrorOfAllOfTheTruth) {
    auto const all = totals(std::vector{read(40, 40), failed(50)}, &Score::reported);
    EXPECT_EQ(all.failed, 1U);
    EXPECT_NEAR(all.rmssd_ms.mean_error, 25, 1e-9);
    EXPECT_NEAR(all.rmssd_ms.bias, -25, 1e-9);
    EXPECT_NEAR(all.rmssd_ms.accuracy, 50, 1e-9);
    EXPECT_NEAR(all.f1, 50, 1e-9);
    EXPECT_NEAR(all.coverage, 50, 1e-9);
    EXPECT_NEAR(*all.interval_error_ms, 4, 1e-9);
}

TEST(Accuracy, IsNeverNegative) {
    EXPECT_DOUBLE_EQ(accuracy(30, 40), 75);
    EXPECT_DOUBLE_EQ(accuracy(100, 40), 0);
    EXPECT_DOUBLE_EQ(accuracy({}, 40), 0);
    EXPECT_DOUBLE_EQ(accuracy(0, 0), 100);
}

} // namespace
} // namespace hrv::evaluation
