#include "input/number.hpp"

#include <string>

#include <gtest/gtest.h>

namespace hrv {
namespace {

TEST(Number, ReadsWhatCamerasWrite) {
    EXPECT_EQ(parse_number("0"), 0.0);
    EXPECT_EQ(parse_number("252.65"), 252.65);
    EXPECT_EQ(parse_number("-0.012"), -0.012);
    EXPECT_EQ(parse_number(".5"), 0.5);
    EXPECT_EQ(parse_number("7."), 7.0);
}

TEST(Number, ReadsExponentsAndLongFractions) {
    EXPECT_EQ(parse_number("1e+06"), 1e6);
    EXPECT_EQ(parse_number("-2.5E-3"), -2.5e-3);
    EXPECT_EQ(parse_number("0.1234567890123456789"), 0.1234567890123456789);
}

TEST(Number, RefusesEverythingElse) {
    for (auto const* text : {"", ".", "-", "nan", "NaN", "inf", "-inf", "0x10", "1 2", "1,5", "12a", "--1",
                             "1e", "1e999", "+-1", "1.2.3"}) {
        EXPECT_FALSE(parse_number(text)) << text;
    }
    EXPECT_FALSE(parse_number(std::string(100, '1')));
}

} // namespace
} // namespace hrv
