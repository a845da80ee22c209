#include "core/base/utf8.hpp"

#include <gtest/gtest.h>

namespace evenkeel {
namespace {

TEST(Utf8, IsWhatRfc3629Allows) {
    for (std::string_view const text : {"", "plain", "caf\xc3\xa9", "\xe2\x82\xac", "\xed\x9f\xbf",
                                        "\xee\x80\x80", "\xf0\x9f\x92\x93", "\xf4\x8f\xbf\xbf"})
        EXPECT_TRUE(is_utf8(text)) << text;
}

TEST(Utf8, IsNothingElse) {
    for (std::string_view const text :
         {"\x80", "caf\xe9", "\xc3", "\xc0\xaf", "\xc1\xbf", "\xe0\x80\xaf", "\xe0\x9f\xbf", "\xed\xa0\x80",
          "\xe2\x82", "\xf0\x8f\xbf\xbf", "\xf0\x9f\x92", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff",
          "a\xe2\x28\xa1z"})
        EXPECT_FALSE(is_utf8(text));
}

} // namespace
} // namespace evenkeel
