#include "core/account/member/country.hpp"

#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

TEST(CountryCode, IsOneOfTheAssignedOnes) {
    for (auto const* const code : {"AD", "AT", "DE", "EG", "GB", "US", "ZW"})
        EXPECT_TRUE(is_country_code(code)) << code;
    for (auto const* const code : {"", "A", "UK", "EU", "ZZ", "AT ", " A", "D A", "at", "AUT"})
        EXPECT_FALSE(is_country_code(code)) << code;
}

TEST(CountryCode, AreAsManyAsAreAssigned) {
    int codes = 0;
    for (char first = 'A'; first <= 'Z'; ++first)
        for (char second = 'A'; second <= 'Z'; ++second)
            codes += is_country_code(std::string{first, second}) ? 1 : 0;
    EXPECT_EQ(codes, 249);
}

TEST(CountryCode, MayBeWrittenSmallOrNotAtAll) {
    EXPECT_EQ(normalise_country_code("at"), "AT");
    EXPECT_EQ(normalise_country_code(""), "");
    for (auto const* const wrong : {"uk", "Austria", "A1", "\xC3\xA4t"})
        EXPECT_EQ(normalise_country_code(wrong).error().field, "country_code") << wrong;
}

} // namespace
} // namespace evenkeel::account
