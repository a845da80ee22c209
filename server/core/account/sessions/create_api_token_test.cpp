#include "core/account/sessions/create_api_token.hpp"

#include "core/account/sessions/api_tokens.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

class CreateApiTokenTest : public ::testing::Test {
protected:
    void SetUp() override { stores_.add(testing::a_member("ana")); }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    account::ApiTokens& tokens_{stores_.api_tokens};
    CreateApiToken create_{tokens_, clock_, secure_};
};

TEST_F(CreateApiTokenTest, TheSecretIsToldOnceAndNeverKept) {
    auto const made = create_(kAna, "  My watch ");
    ASSERT_TRUE(made);
    EXPECT_EQ(made->token.name, "My watch");
    EXPECT_TRUE(made->secret.starts_with(kApiTokenPrefix));
    EXPECT_EQ(tokens_.find_holder(secure_.sha256(made->secret))->member_id, kAna);
    EXPECT_NE(tokens_.list(kAna).front().token_hash, made->secret);
}

TEST_F(CreateApiTokenTest, RefusesByName) {
    for (auto const& wrong : {std::string{}, std::string{"  "}, std::string(61, 'x'), std::string{"a\nb"}}) {
        auto const refused = create_(kAna, wrong);
        ASSERT_FALSE(refused) << wrong;
        EXPECT_EQ(refused.error().fault, Fault::invalid_input);
        EXPECT_EQ(refused.error().field, "name");
    }
    ASSERT_TRUE(create_(kAna, "watch"));
    EXPECT_EQ(create_(kAna, "watch").error().fault, Fault::conflict);
}

TEST_F(CreateApiTokenTest, LastsAsLongAsItIsTold) {
    EXPECT_EQ(create_(kAna, "for ever")->token.expires_at, std::nullopt);
    EXPECT_EQ(create_(kAna, "a week", 7)->token.expires_at, clock_.now() + std::chrono::days{7});
    for (auto const days : {0, -1, 3661})
        EXPECT_EQ(create_(kAna, "odd", days).error().field, "expires_in_days") << days;
}

TEST_F(CreateApiTokenTest, ThereIsAnEndToThem) {
    for (std::size_t i = 0; i < kMostApiTokens; ++i)
        ASSERT_TRUE(create_(kAna, std::to_string(i)));
    EXPECT_EQ(create_(kAna, "one more").error().fault, Fault::invalid_input);
}

} // namespace
} // namespace evenkeel::account
