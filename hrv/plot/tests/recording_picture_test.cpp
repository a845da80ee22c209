#include "hrv/plot/recording_picture.hpp"
#include "hrv/rr.hpp"
#include "support/goldens.hpp"

#include <gtest/gtest.h>

namespace hrv::plot {
namespace {

std::size_t occurrences(std::string const& text, std::string const& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

std::string picture_of(std::string const& name) {
    return recording_svg(explain(tests::load_golden(name).recording, nullptr), name);
}

TEST(RecordingPicture, ShowsNumbersBeatsAndIntervals) {
    auto const explained = explain(tests::load_golden("ectopic_70s").recording, nullptr);
    auto const svg = recording_svg(explained, "ectopic");
    std::size_t beats = 0;
    for (auto const& run : explained.analysis.runs) {
        beats += run.beats.size();
    }
    EXPECT_EQ(occurrences(svg, "class=\"beat\""), beats);
    EXPECT_EQ(occurrences(svg, "class=\"mark\""), count(explained, Fate::used));
    EXPECT_EQ(occurrences(svg, "class=\"gap\""), explained.intervals.size() - count(explained, Fate::used));
    EXPECT_NE(svg.find("RMSSD, ms"), std::string::npos);
    EXPECT_EQ(occurrences(svg, "<title>second "), explained.analysis.seconds.size());
}

TEST(RecordingPicture, OfARefusalHasItsWordsAndNoNumber) {
    for (auto const* name : {"blank_30s", "noise_60s", "talking_60s"}) {
        auto const svg = picture_of(name);
        EXPECT_NE(svg.find("No number: "), std::string::npos) << name;
        EXPECT_EQ(svg.find("RMSSD"), std::string::npos) << name;
    }
}

TEST(RecordingPicture, NeverHoldsANumberThatIsNone) {
    for (auto const* name : {"rest_70s", "blank_30s", "talking_60s", "callback_clock_75s"}) {
        auto const svg = picture_of(name);
        EXPECT_EQ(svg.find("nan"), std::string::npos) << name;
        EXPECT_EQ(svg.find("inf,"), std::string::npos) << name;
    }
    EXPECT_EQ(recording_svg({}, "nothing").find("nan"), std::string::npos);
}

TEST(RecordingPicture, OfAStrapHasIntervalsOnly) {
    std::vector<Milliseconds> intervals;
    for (int k = 0; k < 60; ++k) {
        intervals.emplace_back(k % 2 == 0 ? 900 : 940);
    }
    auto const svg = recording_svg(explain_rr(intervals), "strap");
    EXPECT_EQ(occurrences(svg, "class=\"mark\""), 60U);
    EXPECT_EQ(occurrences(svg, "class=\"pulse\""), 0U);
}

} // namespace
} // namespace hrv::plot
