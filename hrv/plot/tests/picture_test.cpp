#include "hrv/plot/picture.hpp"

#include <gtest/gtest.h>

namespace hrv::plot {
namespace {

TEST(Picture, EscapesWhatStrangersWrote) {
    Picture picture{10, 10, R"(<script>"&)"};
    picture.text({1, 2}, "a < b", "small");
    picture.box({0, 0, 1, 1}, "good", "1 > 0");
    auto const svg = std::move(picture).close();
    EXPECT_NE(svg.find("<title>&lt;script&gt;&quot;&amp;</title>"), std::string::npos);
    EXPECT_NE(svg.find(">a &lt; b</text>"), std::string::npos);
    EXPECT_NE(svg.find("<title>1 &gt; 0</title></rect>"), std::string::npos);
}

TEST(Picture, KnowsLightAndDark) {
    EXPECT_NE((Picture{10, 10, "x"}.close()).find("prefers-color-scheme:dark"), std::string::npos);
}

TEST(Scale, MapsEndsToEnds) {
    Scale const scale{10, 20, 200, 100};
    EXPECT_DOUBLE_EQ(scale(10), 200);
    EXPECT_DOUBLE_EQ(scale(20), 100);
    EXPECT_DOUBLE_EQ(scale(15), 150);
}

TEST(RoundValues, AreOneTwoOrFiveApart) {
    EXPECT_EQ(round_values(0, 10, 5), (std::vector<double>{0, 2, 4, 6, 8, 10}));
    EXPECT_EQ(round_values(-7, 7, 3), (std::vector<double>{-5, 0, 5}));
    EXPECT_EQ(round_values(603, 1190, 3), (std::vector<double>{800, 1000}));
    EXPECT_EQ(round_values(3, 3, 4), (std::vector<double>{3}));
}

} // namespace
} // namespace hrv::plot
