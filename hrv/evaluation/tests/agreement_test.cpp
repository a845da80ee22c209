#include "hrv/evaluation/bland_altman.hpp"

#include <gtest/gtest.h>

namespace hrv::evaluation {
namespace {

Score with(double camera, double strap) {
    Score score;
    score.reported.rmssd_ms = camera;
    score.truth.rmssd_ms = strap;
    score.reported.hr_bpm = 60;
    score.truth.hr_bpm = 60;
    return score;
}

// Differences −2, 0, 2, 4: mean 1, standard deviation √(20/3) = 2.5820.
TEST(Agreement, IsMeanAndLimitsOfTheDifferences) {
    std::vector const scores{with(38, 40), with(50, 50), with(22, 20), with(64, 60)};
    auto const found = agreement(scores, &Figures::rmssd_ms);
    EXPECT_EQ(found.count, 4U);
    EXPECT_NEAR(found.bias, 1, 1e-9);
    EXPECT_NEAR(found.upper, 1 + 1.96 * 2.581989, 1e-5);
    EXPECT_NEAR(found.lower, 1 - 1.96 * 2.581989, 1e-5);
}

TEST(BlandAltman, ShowsADotForEachRecordingThatWasRead) {
    Evaluation evaluation;
    evaluation.scores = {with(38, 40), with(50, 50)};
    Score failed;
    failed.failed = true;
    failed.truth.rmssd_ms = 40;
    evaluation.scores.push_back(failed);
    auto const svg = bland_altman_svg(evaluation);
    std::size_t dots = 0;
    for (auto at = svg.find("<circle"); at != std::string::npos; at = svg.find("<circle", at + 1)) {
        ++dots;
    }
    EXPECT_EQ(dots, 4U);
    EXPECT_TRUE(svg.starts_with("<svg"));
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    EXPECT_EQ(svg.find("nan"), std::string::npos);
}

TEST(BlandAltman, OfNothingSaysSo) {
    EXPECT_NE(bland_altman_svg({}).find("No recording was read."), std::string::npos);
}

} // namespace
} // namespace hrv::evaluation
