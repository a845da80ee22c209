#include "core/account/member/language.hpp"

#include "core/account/member/member.hpp"

#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

class GoodAddresses : public ::testing::TestWithParam<std::pair<char const*, char const*>> {};

TEST_P(GoodAddresses, AreTrimmedAndLowerCased) {
    auto const address = normalise_address(GetParam().first);
    ASSERT_TRUE(address) << GetParam().first;
    EXPECT_EQ(*address, GetParam().second);
}

INSTANTIATE_TEST_SUITE_P(
    Member, GoodAddresses,
    ::testing::Values(std::pair{"mara@example.org", "mara@example.org"},
                      std::pair{"  Mara.Lind+app@Example.ORG \n", "mara.lind+app@example.org"},
                      std::pair{"o'neil@sub.domain.example", "o'neil@sub.domain.example"},
                      std::pair{"m@b\xc3\xbc"
                                "cher.example",
                                "m@b\xc3\xbc"
                                "cher.example"}));

class BadAddresses : public ::testing::TestWithParam<char const*> {};

TEST_P(BadAddresses, AreRefusedByField) {
    auto const address = normalise_address(GetParam());
    ASSERT_FALSE(address) << GetParam();
    EXPECT_EQ(address.error().field, "email_address");
}

INSTANTIATE_TEST_SUITE_P(Member, BadAddresses,
                         ::testing::Values("", "mara", "@example.org", "mara@", "mara@example",
                                           "a@b@example.org", ".mara@example.org", "ma..ra@example.org",
                                           "mara lind@example.org", "mara@-example.org", "mara@example..org",
                                           "mara@example.org\r\nBcc: x@y.z", "mara@exa_mple.org"));

TEST(Member, AddressesHaveALongestLength) {
    EXPECT_FALSE(normalise_address(std::string(65, 'a') + "@example.org"));
    EXPECT_FALSE(normalise_address("a@" + std::string(250, 'b') + ".org"));
}

TEST(Member, FirstNamesAreOneTrimmedLine) {
    EXPECT_EQ(normalise_first_name("  Mara "), "Mara");
    EXPECT_EQ(normalise_first_name(""), "");
    EXPECT_EQ(normalise_first_name("Ma\nra").error().field, "first_name");
    EXPECT_EQ(normalise_first_name(std::string(81, 'x')).error().field, "first_name");
}

TEST(Member, PasswordsAreJudgedByLengthAndNotByClasses) {
    EXPECT_TRUE(check_new_password("correct horse", "mara@example.org"));
    EXPECT_FALSE(check_new_password("short", "mara@example.org"));
    EXPECT_FALSE(check_new_password(std::string(257, 'p'), "mara@example.org"));
    EXPECT_FALSE(check_new_password("aaaaaaaaaaaa", "mara@example.org"));
    EXPECT_FALSE(check_new_password("mara@example.org", "mara@example.org"));
    for (auto const* const common : {"1234567890", "qwertyuiop", "Password123", "iloveyou123"})
        EXPECT_FALSE(check_new_password(common, "mara@example.org")) << common;
}

TEST(Member, LengthsAreCountedInCharactersWhateverTheirBytes) {
    EXPECT_FALSE(check_new_password("نافذة", "mara@example.org"));
    EXPECT_TRUE(check_new_password("نافذة خضراء", "mara@example.org"));
    std::string name;
    for (int i = 0; i < 80; ++i)
        name += "ن";
    EXPECT_EQ(normalise_first_name(name), name);
    EXPECT_EQ(normalise_first_name(name + "ن").error().field, "first_name");
}

TEST(Language, FallsBackToWhatWeSpeak) {
    Languages const ours{{"en", "ar", "de"}};
    EXPECT_EQ(ours.spoken("EN-us"), "en");
    EXPECT_EQ(ours.spoken("de-AT"), "de");
    EXPECT_EQ(ours.spoken("ar_EG"), "ar");
    EXPECT_EQ(ours.spoken("tlh"), "en");
    EXPECT_EQ(ours.spoken(""), "en");
    EXPECT_FALSE(ours.speaks("tlh"));
    EXPECT_FALSE(Languages{}.speaks("de"));
    EXPECT_EQ(known_time_zone("Europe/Berlin"), "Europe/Berlin");
    EXPECT_EQ(known_time_zone("Mars/Olympus"), "Etc/UTC");
    EXPECT_EQ(known_time_zone(""), "Etc/UTC");
}

} // namespace
} // namespace evenkeel::account
