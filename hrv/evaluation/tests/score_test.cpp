// The cases of the protocol's own self-test: an analyzer that tells the truth, later, shaken, or with holes.
#include "hrv/evaluation/score.hpp"
#include "support/goldens.hpp"

#include <cmath>
#include <numbers>
#include <random>

#include <gtest/gtest.h>

namespace hrv::evaluation {
namespace {

std::vector<double> truth() {
    static auto const beats = tests::load_golden("rest_70s").beats_ms;
    return beats;
}

Answer says(std::vector<double> beats) {
    return {.beat_runs_ms = {std::move(beats)},
            .figures = {},
            .quality = 1,
            .timing_noise_ms = 0,
            .runtime_ms = {}};
}

Score judge(Answer const& answer) {
    return score(7, truth(), answer);
}

TEST(Score, OfTheTruthIsPerfectHoweverLate) {
    for (double const shift : {0.0, 137.0, -200.0}) {
        auto beats = truth();
        for (double& beat : beats) {
            beat += shift;
        }
        auto const score = judge(says(beats));
        EXPECT_FALSE(score.failed);
        EXPECT_DOUBLE_EQ(score.f1, 100);
        EXPECT_DOUBLE_EQ(score.f1_narrow, 100);
        EXPECT_DOUBLE_EQ(score.intervals.coverage, 100);
        EXPECT_NEAR(score.shift_ms, shift, 1e-9);
        EXPECT_NEAR(*score.intervals.mean_ms, 0, 1e-9);
        EXPECT_NEAR(*score.reported.rmssd_ms, *score.truth.rmssd_ms, 1e-9);
    }
}

TEST(Score, TellsHowWellAnAnalyzerKnowsItsNoise) {
    std::mt19937_64 random{3};
    std::normal_distribution<double> jitter{0, 6};
    auto beats = truth();
    for (double& beat : beats) {
        beat += jitter(random);
    }
    auto answer = says(beats);
    EXPECT_FALSE(judge(answer).noise_ratio) << "nothing is claimed";
    answer.timing_noise_ms = 6;
    EXPECT_NEAR(*judge(answer).noise_ratio, 1, 0.5);
    answer.timing_noise_ms = 3;
    double const trusting = *judge(answer).noise_ratio;
    answer.timing_noise_ms = 6;
    EXPECT_NEAR(trusting, 4 * *judge(answer).noise_ratio, 1e-9);
}

// Beats shaken by s shake intervals by s √2, whose mean size is 2 s / √π; RMSSD² grows by 6 s².
TEST(Score, OfJitterIsWhatTheoryGives) {
    std::mt19937_64 random{1};
    std::normal_distribution<double> jitter{0, 10};
    auto beats = truth();
    for (double& beat : beats) {
        beat += jitter(random);
    }
    auto const score = judge(says(beats));
    EXPECT_DOUBLE_EQ(score.f1, 100);
    EXPECT_NEAR(*score.intervals.mean_ms, 20 / std::sqrt(std::numbers::pi), 2);
    EXPECT_NEAR(*score.reported.rmssd_ms, std::hypot(*score.truth.rmssd_ms, std::sqrt(6.0) * 10), 5);
}

TEST(Score, OfMissingBeatsLosesTheirIntervals) {
    auto const all = truth();
    std::vector<double> beats;
    for (std::size_t k = 0; k < all.size(); ++k) {
        if (k % 10 != 5) {
            beats.push_back(all[k]);
        }
    }
    auto const score = judge(says(beats));
    auto const lost = static_cast<double>(all.size() - beats.size());
    auto const count = static_cast<double>(all.size());
    EXPECT_NEAR(score.sensitivity, 100 * (1 - lost / count), 1e-9);
    EXPECT_DOUBLE_EQ(score.positive_predictive_value, 100);
    EXPECT_NEAR(score.f1, 200 * (count - lost) / (2 * count - lost), 1e-9);
    EXPECT_NEAR(score.intervals.coverage, 100 * (1 - 2 * lost / (count - 1)), 1e-9);
    EXPECT_NEAR(*score.intervals.mean_ms, 0, 1e-9);
}

TEST(Score, OfWholeFramesStaysWithinOneFrame) {
    auto beats = truth();
    for (double& beat : beats) {
        beat = std::round(beat * 0.03) / 0.03;
    }
    auto const score = judge(says(beats));
    EXPECT_DOUBLE_EQ(score.f1, 100);
    EXPECT_GT(*score.intervals.mean_ms, 5);
    EXPECT_LT(*score.intervals.mean_ms, 17);
}

TEST(Score, AGapIsNotBridged) {
    auto const all = truth();
    std::vector<double> const first(all.begin(), all.begin() + 20), rest(all.begin() + 20, all.end());
    auto answer = says({});
    answer.beat_runs_ms = {first, rest};
    auto const score = judge(answer);
    EXPECT_DOUBLE_EQ(score.f1, 100);
    EXPECT_NEAR(score.intervals.coverage, 100 * (1 - 1.0 / static_cast<double>(all.size() - 1)), 1e-9);
}

TEST(Score, CountsAnExtraBeatAgainstTheFinder) {
    auto beats = truth();
    beats.insert(beats.begin() + 30, (beats[29] + beats[30]) / 2);
    auto const score = judge(says(beats));
    EXPECT_DOUBLE_EQ(score.sensitivity, 100);
    EXPECT_LT(score.positive_predictive_value, 100);
}

TEST(Score, PrefersTheAnalyzersOwnValues) {
    auto answer = says(truth());
    answer.figures.rmssd_ms = 12.5;
    auto const score = judge(answer);
    EXPECT_DOUBLE_EQ(*score.reported.rmssd_ms, 12.5);
    EXPECT_NEAR(*score.beats.rmssd_ms, *score.truth.rmssd_ms, 1e-9);
    EXPECT_EQ(score.reported.sdnn_ms, score.beats.sdnn_ms);
}

TEST(Score, OfARefusalIsAFailure) {
    auto const score = judge(answer_of(analyze(tests::load_golden("blank_30s").recording)));
    EXPECT_TRUE(score.failed);
    EXPECT_FALSE(score.reported.hr_bpm);
    EXPECT_TRUE(score.truth.hr_bpm);
}

} // namespace
} // namespace hrv::evaluation
