#include "core/base/text.hpp"

#include <gtest/gtest.h>

namespace evenkeel {
namespace {

TEST(BeginningOf, LeavesAShortTextAlone) {
    EXPECT_EQ(beginning_of("", 0), "");
    EXPECT_EQ(beginning_of("abc", 3), "abc");
    EXPECT_EQ(beginning_of("ä", 2), "ä");
}

TEST(BeginningOf, CutsALongText) {
    EXPECT_EQ(beginning_of("abcd", 3), "abc");
    EXPECT_EQ(beginning_of("abcd", 0), "");
}

TEST(BeginningOf, NeverCutsACharacter) {
    EXPECT_EQ(beginning_of("aä", 2), "a");
    EXPECT_EQ(beginning_of("ä", 1), "");
    EXPECT_EQ(beginning_of("a😀b", 4), "a");
    EXPECT_EQ(beginning_of("a😀b", 5), "a😀");
}

} // namespace
} // namespace evenkeel
