#include "core/commerce/invite.hpp"

#include "tests/support/fake_secure.hpp"

#include <gtest/gtest.h>

#include <set>

namespace evenkeel::commerce {
namespace {

std::string normalised(std::string_view typed) {
    return normalise_code(typed, "invite_code").value_or("refused");
}

TEST(NormaliseCode, ForgivesCaseSpacesAndHyphens) {
    EXPECT_EQ(normalised(" ab12-CD34\tef56 gh78\n"), "AB12CD34EF56GH78");
}

TEST(NormaliseCode, ReadsWhatPeopleMixUp) {
    EXPECT_EQ(normalised("oO0-iI1-lL"), "00011111");
}

TEST(NormaliseCode, RefusesNothingAndTooMuch) {
    for (auto const& typed : {std::string{}, std::string{" - "}, std::string(65, 'A')}) {
        auto const refused = normalise_code(typed, "invite_code");
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().fault, Fault::invalid_input);
        EXPECT_EQ(refused.error().field, "invite_code");
    }
    EXPECT_TRUE(normalise_code(std::string(64, 'A'), "invite_code"));
}

TEST(NewCode, IsSixteenCharactersThatNobodyMixesUp) {
    testing::FakeSecure secure;
    std::set<std::string> codes;
    for (int i = 0; i < 100; ++i) {
        auto const code = new_code(secure);
        EXPECT_EQ(code.size(), 16U);
        EXPECT_EQ(code.find_first_not_of("0123456789ABCDEFGHJKMNPQRSTVWXYZ"), std::string::npos) << code;
        codes.insert(code);
    }
    EXPECT_EQ(codes.size(), 100U);
}

TEST(NewCode, IsWhatIsTypedFromItsSpelling) {
    testing::FakeSecure secure;
    for (int i = 0; i < 100; ++i) {
        auto const code = new_code(secure);
        EXPECT_EQ(spelled_out(code).size(), 19U);
        EXPECT_EQ(normalised(spelled_out(code)), code);
    }
}

/// The digits of the digest by hand: 1111 1000 0010 0001 … gives 11111 00000 10000 1….
class FixedDigest final : public Secure {
public:
    std::string token() override { return {}; }

    std::string uuid() override { return {}; }

    [[nodiscard]] std::string sha256(std::string_view /*text*/) const override {
        return "f821" + std::string(60, '0');
    }

    [[nodiscard]] std::string keyed_digest(std::string_view /*key*/,
                                           std::string_view /*message*/) const override {
        return {};
    }
};

TEST(NewCode, TakesItsBitsFromTheDigestInOrder) {
    FixedDigest secure;
    EXPECT_EQ(new_code(secure), "Z0GG000000000000");
}

} // namespace
} // namespace evenkeel::commerce
