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

TEST(FirstCharacters, CountsCharactersAndNotBytes) {
    EXPECT_EQ(first_characters("", 3), "");
    EXPECT_EQ(first_characters("سلام", 4), "سلام");
    EXPECT_EQ(first_characters("سلام", 2), "سل");
    EXPECT_EQ(first_characters("a😀b", 2), "a😀");
    EXPECT_EQ(first_characters("abc", 0), "");
}

TEST(CharactersIn, CountsCharactersAndNotBytes) {
    EXPECT_EQ(characters_in(""), 0U);
    EXPECT_EQ(characters_in("aä😀"), 3U);
}

} // namespace
} // namespace evenkeel
