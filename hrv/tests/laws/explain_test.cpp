// Explaining changes nothing: the analysis is the ordinary one, and the figures of the way add up to it.
#include "hrv/explain.hpp"

#include "hrv/json.hpp"
#include "support/goldens.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace hrv {
namespace {

double tick() {
    static double now = 0;
    return now += 0.5;
}

class Explain : public testing::TestWithParam<char const*> {
protected:
    Recording recording_ = tests::load_golden(GetParam()).recording;
    Explained explained_ = explain(recording_, tick);
};

TEST_P(Explain, IsTheOrdinaryAnalysis) {
    EXPECT_EQ(to_json(explained_.analysis), to_json(analyze(recording_)));
}

TEST_P(Explain, AccountsForEveryInterval) {
    std::size_t all = 0, beats = 0, used = 0;
    for (auto const fate : kAllFates) {
        all += count(explained_, fate);
    }
    for (auto const& run : explained_.analysis.runs) {
        beats += run.beats.size();
        used += run.beats.size() - 1;
    }
    EXPECT_EQ(all, explained_.intervals.size());
    EXPECT_EQ(explained_.intervals.size(), beats > 0 ? beats - 1 : 0);
    EXPECT_EQ(count(explained_, Fate::used), used);
}

TEST_P(Explain, NoiseIsTakenOutOfWhatWasSeen) {
    if (explained_.analysis.result) {
        ASSERT_TRUE(explained_.bare_rmssd);
        EXPECT_LE(explained_.analysis.result->rmssd.value(), 1.1 * explained_.bare_rmssd->value());
        EXPECT_TRUE(std::ranges::any_of(explained_.channels, [&](auto const& channel) {
            return channel.channel == explained_.analysis.capture.channel;
        }));
        EXPECT_FALSE(explained_.wave.empty());
    }
}

TEST_P(Explain, TimesAreTakenOnlyWithAStopwatch) {
    EXPECT_EQ(explained_.times.size(), 9U);
    for (auto const& step : explained_.times) {
        EXPECT_GE(step.took.value(), 0) << step.step;
    }
    EXPECT_TRUE(explain(recording_, nullptr).times.empty());
}

INSTANTIATE_TEST_SUITE_P(Recordings, Explain,
                         testing::Values("rest_70s", "callback_clock_75s", "ectopic_70s", "red_only_60s",
                                         "talking_60s", "blank_30s"),
                         [](auto const& tested) { return std::string{tested.param}; });

TEST(ExplainIntervals, CallsAnEarlyBeatByItsName) {
    auto const explained = explain(tests::load_golden("ectopic_70s").recording, nullptr);
    auto const left_out = explained.intervals.size() - count(explained, Fate::used);
    EXPECT_GE(left_out, 2U);
    EXPECT_GE(count(explained, Fate::early_beat) + count(explained, Fate::extra_beat), left_out / 2);
}

TEST(ExplainRr, KnowsIntervalsAndNoChannels) {
    std::vector<Milliseconds> intervals(40, Milliseconds{900});
    intervals[20] = Milliseconds{1800};
    for (std::size_t k = 0; k < intervals.size(); k += 2) {
        intervals[k] = intervals[k] + Milliseconds{30};
    }
    auto const explained = explain_rr(intervals);
    ASSERT_TRUE(explained.analysis.result);
    EXPECT_EQ(explained.intervals.size(), 40U);
    EXPECT_EQ(count(explained, Fate::missed_beat), 1U);
    EXPECT_TRUE(explained.channels.empty());
}

} // namespace
} // namespace hrv
