#include "hrv/rr.hpp"
#include "support/goldens.hpp"

#include <cmath>
#include <limits>
#include <string>

#include <gtest/gtest.h>

namespace hrv {
namespace {

TEST(ParseRr, ReadsTextCsvAndSeconds) {
    std::vector<Milliseconds> const expected{Milliseconds{800}, Milliseconds{810}, Milliseconds{790}};
    for (auto const* text :
         {"800 810 790", "800\r\n810\r\n790\r\n", "rr_ms\n800\n810\n790", "800,810;790", "0.8 0.81 0.79"}) {
        auto const read = parse_rr(text);
        ASSERT_TRUE(read) << text;
        ASSERT_EQ(read->size(), 3U) << text;
        for (std::size_t k = 0; k < 3; ++k) {
            EXPECT_NEAR((*read)[k].value(), expected[k].value(), 1e-9) << text;
        }
    }
}

TEST(ParseRr, RefusesWithTheLine) {
    EXPECT_EQ(parse_rr("800\nabc\n").error().line, 2U);
    EXPECT_EQ(parse_rr("800\n-5").error().line, 2U);
    EXPECT_EQ(parse_rr("800\n810\nnan").error().line, 3U);
    EXPECT_FALSE(parse_rr(""));
    EXPECT_FALSE(parse_rr("rr_ms\n"));
}

/// 80 intervals around 800 ms that swing by 30 ms.
std::vector<Milliseconds> swinging() {
    std::vector<Milliseconds> intervals;
    for (int k = 0; k < 80; ++k) {
        intervals.emplace_back(800 + 30 * std::sin(k * 1.3));
    }
    return intervals;
}

TEST(AnalyzeRr, RefusesYearsOfBeatsBeforeItMeasuresThem) {
    std::vector<Milliseconds> intervals(100'000, Milliseconds{999'999});
    EXPECT_FALSE(analyze_rr(intervals).result);
    intervals.assign(6 * 3600 + 60, Milliseconds{1000});
    EXPECT_FALSE(analyze_rr(intervals).result);
}

TEST(AnalyzeRr, GivesTheTextbookValues) {
    auto const intervals = swinging();
    NnRun const runs[] = {{intervals}};
    auto const analysis = analyze_rr(intervals);
    ASSERT_TRUE(analysis.result);
    EXPECT_NEAR(analysis.result->heart_rate.value(), mean_heart_rate(runs).value(), 1e-9);
    EXPECT_NEAR(analysis.result->rmssd.value(), rmssd(runs).value(), 0.2);
    EXPECT_NEAR(analysis.result->sdnn.value(), sdnn(runs).value(), 0.1);
}

TEST(AnalyzeRr, LeavesAnExtraBeatOut) {
    auto intervals = swinging();
    auto const clean = analyze_rr(intervals);
    intervals[40] = Milliseconds{300};
    intervals.insert(intervals.begin() + 41, Milliseconds{500});
    auto const analysis = analyze_rr(intervals);
    ASSERT_TRUE(analysis.result);
    EXPECT_NEAR(analysis.result->rmssd.value(), clean.result->rmssd.value(), 2);
    EXPECT_EQ(analysis.runs.size(), 3U) << "the beat between the two spoilt intervals stands alone";
}

TEST(AnalyzeRr, RefusesTheShortAndTheWild) {
    auto const intervals = swinging();
    EXPECT_EQ(analyze_rr(std::span{intervals}.first(10)).result.error().reason, Reason::too_short);
    std::vector<Milliseconds> const wild(50, Milliseconds{std::numeric_limits<double>::infinity()});
    EXPECT_EQ(analyze_rr(wild).result.error().reason, Reason::malformed);
    EXPECT_FALSE(analyze_rr({}).result);
}

} // namespace
} // namespace hrv
