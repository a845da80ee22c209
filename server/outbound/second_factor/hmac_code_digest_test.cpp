#include "outbound/second_factor/hmac_code_digest.hpp"

#include "core/account/second_factor/one_time_code.hpp"

#include <gtest/gtest.h>

namespace evenkeel::outbound {
namespace {

using namespace std::chrono_literals;

constexpr std::string_view kSecret = "12345678901234567890";

TEST(HmacCodeDigest, MakesTheCodesOfRfc4226) {
    HmacCodeDigest const digest;
    std::array const codes{"755224", "287082", "359152", "969429", "338314",
                           "254676", "287922", "162583", "399871", "520489"};
    for (std::size_t counter = 0; counter < codes.size(); ++counter)
        EXPECT_EQ(account::one_time_code(digest, kSecret, static_cast<std::int64_t>(counter)),
                  codes[counter]);
}

TEST(HmacCodeDigest, MakesTheCodesOfRfc6238) {
    HmacCodeDigest const digest;

    struct Vector {
        std::int64_t seconds;
        char const* code; ///< The last six of the eight digits there.
    };

    for (auto const& [seconds, code] :
         {Vector{59, "287082"}, Vector{1111111109, "081804"}, Vector{1111111111, "050471"},
          Vector{1234567890, "005924"}, Vector{2000000000, "279037"}, Vector{20000000000, "353130"}}) {
        Instant const at{std::chrono::seconds{seconds}};
        EXPECT_EQ(account::one_time_code(digest, kSecret, account::step_at(at)), code);
        EXPECT_EQ(account::step_of_code(digest, kSecret, code, at), seconds / 30);
    }
}

TEST(HmacCodeDigest, TakesNothingThatIsNoCode) {
    HmacCodeDigest const digest;
    Instant const at{59s};
    for (auto const* const text : {"", "28708", "2870822", "abcdef", "287083"})
        EXPECT_FALSE(account::step_of_code(digest, kSecret, text, at));
}

} // namespace
} // namespace evenkeel::outbound
