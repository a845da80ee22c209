#include "core/base/time_cursor.hpp"

#include <gtest/gtest.h>

namespace evenkeel {
namespace {

TEST(TimeCursor, IsReadAsItWasPrinted) {
    TimeCursor const cursor{.at = Instant{std::chrono::milliseconds{1'770'000'000'123}}, .id = "a_b-c"};
    EXPECT_EQ(to_text(cursor), "1770000000123_a_b-c");
    auto const read = parse_cursor(to_text(cursor));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->at, cursor.at);
    EXPECT_EQ(read->id, cursor.id);
}

TEST(TimeCursor, WhatItNeverPrintsIsNone) {
    for (auto const* text : {"", "_", "x_1", "12", "1.5_a", "99999999999999999999_a"})
        EXPECT_FALSE(parse_cursor(text)) << text;
    EXPECT_FALSE(parse_cursor("1_" + std::string(201, 'a')));
}

} // namespace
} // namespace evenkeel
