#include "hrv/recording.hpp"

#include <cmath>
#include <limits>
#include <string>

#include <gtest/gtest.h>

namespace hrv {
namespace {

TEST(ParseCsv, ReadsFrames) {
    auto const recording = parse_csv("time_ms,red,green,blue\n0,200.5,40,10\n33,201,41,11\n");
    ASSERT_TRUE(recording);
    EXPECT_EQ(recording->time_ms, (std::vector<double>{0, 33}));
    EXPECT_EQ(recording->red, (std::vector<double>{200.5, 201}));
    EXPECT_EQ(recording->green, (std::vector<double>{40, 41}));
    EXPECT_EQ(recording->blue, (std::vector<double>{10, 11}));
}

TEST(ParseCsv, ToleratesWindowsLinesBlanksAndTheShortHeader) {
    auto const recording = parse_csv("\xEF\xBB\xBF"
                                     "time,R,G,B\r\n\r\n 0 , 1 ,\t2, 3\r\n0,1,2,3");
    ASSERT_TRUE(recording);
    EXPECT_EQ(recording->time_ms.size(), 2U);
}

struct Case {
    char const* name;
    char const* text;
    std::size_t line;
    char const* column;
};

class ParseCsvRefuses : public testing::TestWithParam<Case> {};

TEST_P(ParseCsvRefuses, WithLineAndColumn) {
    auto const recording = parse_csv(GetParam().text);
    ASSERT_FALSE(recording);
    EXPECT_EQ(recording.error().line, GetParam().line);
    EXPECT_EQ(recording.error().column, GetParam().column);
    EXPECT_FALSE(recording.error().message.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Texts, ParseCsvRefuses,
    testing::Values(Case{"Empty", "", 0, ""}, Case{"OnlyHeader", "time_ms,red,green,blue\n", 0, ""},
                    Case{"WrongHeader", "a,b,c,d\n0,1,2,3\n", 1, ""}, Case{"NoHeader", "0,1,2,3\n", 1, ""},
                    Case{"MissingField", "time,R,G,B\n0,1,2,3\n33,1,2\n", 3, "blue"},
                    Case{"EmptyField", "time,R,G,B\n0,1,,3\n", 2, "green"},
                    Case{"ExtraField", "time,R,G,B\n0,1,2,3,4\n", 2, ""},
                    Case{"NotANumber", "time,R,G,B\n0,nan,2,3\n", 2, "red"},
                    Case{"Infinite", "time,R,G,B\ninf,1,2,3\n", 2, "time_ms"},
                    Case{"TimeGoesBack", "time,R,G,B\n33,1,2,3\n\n0,1,2,3\n", 4, "time_ms"},
                    Case{"ColourTooLarge", "time,R,G,B\n0,1,2,1e7\n", 2, "blue"}),
    [](auto const& tested) { return std::string{tested.param.name}; });

TEST(ParseCsv, RefusesTextsBeyondTheLimit) {
    EXPECT_FALSE(parse_csv(std::string(kMaxCsvBytes + 1, '\n')));
}

TEST(CheckRecording, RefusesWhatParsingWouldHaveRefused) {
    Recording good{.time_ms = {0, 33}, .red = {1, 2}, .green = {}, .blue = {3, 4}};
    EXPECT_TRUE(check(good));
    auto uneven = good;
    uneven.blue.pop_back();
    EXPECT_FALSE(check(uneven));
    auto backwards = good;
    backwards.time_ms = {33, 0};
    EXPECT_FALSE(check(backwards));
    auto undefined = good;
    undefined.red[1] = std::numeric_limits<double>::quiet_NaN();
    EXPECT_FALSE(check(undefined));
}

TEST(RecordingFacts, RateAndDuration) {
    Recording const recording{.time_ms = {100, 150, 200}, .red = {}, .green = {}, .blue = {}};
    EXPECT_DOUBLE_EQ(duration(recording).value(), 0.1);
    EXPECT_DOUBLE_EQ(frame_rate(recording).value(), 20.0);
    EXPECT_EQ(frame_rate(Recording{}).value(), 0.0);
}

} // namespace
} // namespace hrv
