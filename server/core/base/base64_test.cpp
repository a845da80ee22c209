#include "core/base/base64.hpp"

#include <gtest/gtest.h>

#include <random>

namespace evenkeel {
namespace {

TEST(Base64, SaysWhatTheStandardSays) { // RFC 4648, section 10
    for (auto const& [bytes, text] : {std::pair{"", ""},
                                      {"f", "Zg=="},
                                      {"fo", "Zm8="},
                                      {"foo", "Zm9v"},
                                      {"foob", "Zm9vYg=="},
                                      {"fooba", "Zm9vYmE="},
                                      {"foobar", "Zm9vYmFy"}}) {
        EXPECT_EQ(to_base64(bytes), text);
        EXPECT_EQ(from_base64(text), bytes);
    }
}

TEST(Base64, BringsBackEveryByte) {
    std::mt19937 random{7};
    for (std::size_t size = 0; size < 200; ++size) {
        std::string bytes(size, '\0');
        for (auto& byte : bytes)
            byte = static_cast<char>(random());
        EXPECT_EQ(from_base64(to_base64(bytes)), bytes);
    }
}

TEST(Base64, SkipsLineEndsAndRefusesTheRest) {
    EXPECT_EQ(from_base64("Zm9v\r\nYmFy\n"), "foobar");
    for (auto const* wrong : {"Zg", "Zg=", "Z===", "Zm9v!", "Zg==Zg==", "====", "Zm8-"})
        EXPECT_EQ(from_base64(wrong), std::nullopt) << wrong;
}

} // namespace
} // namespace evenkeel
