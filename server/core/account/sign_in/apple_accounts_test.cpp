#include "core/account/sign_in/apple_accounts.hpp"

#include "core/account/member/external_identities.hpp"
#include "core/account/member/members.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/job/jobs.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

/// Knows everybody whose code begins with "code of ".
struct FakeApple final : AppleSignIn {
    Result<AppleIdentity> identify(std::string const& code) override {
        if (!code.starts_with("code of "))
            return refuse(Fault::login_failed, "apple_authorization_code", "Apple did not confirm this.");
        return AppleIdentity{
            .subject = code.substr(8), .email_address = "ana@example.com", .email_verified = true};
    }
};

constexpr char kCaller[] = "10.0.0.1";

class AppleAccountsTest : public ::testing::Test {
protected:
    static AccountDraft draft(std::string address) {
        return {.email_address = std::move(address),
                .first_name = "Mira",
                .time_zone = "Europe/Vienna",
                .language_code = "en",
                .device = {.device_uuid = "phone", .user_agent = "Browser/1.0"}};
    }

    FakeApple apple_;
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    account::Members& members_{stores_.members};
    account::Sessions& sessions_{stores_.sessions};
    account::ExternalIdentities& identities_{stores_.external_identities};
    AddressAnswers answers_{stores_.jobs, stores_.rate_limits, clock_, secure_};
    AppleAccounts accounts_by_apple_{{.apple = apple_,
                                      .members = members_,
                                      .identities = identities_,
                                      .sessions = sessions_,
                                      .clock = clock_,
                                      .secure = secure_,
                                      .answers = answers_}};
};

TEST_F(AppleAccountsTest, WhoMadeAnAccountWithAppleSignsInWithIt) {
    auto const made =
        accounts_by_apple_.create(Languages{}, draft("mira@example.com"), "code of mira", kCaller);
    ASSERT_TRUE(made);
    EXPECT_EQ(stores_.queued().front().kind, kSendWelcomeMail);
    auto const in = accounts_by_apple_.log_in("code of mira", {"tablet", "Browser/1.0"});
    ASSERT_TRUE(in);
    EXPECT_EQ(in->member.id, made->member.id);
    EXPECT_EQ(stores_.count_rows("sessions"), 2U);
}

TEST_F(AppleAccountsTest, OneIdentityOpensOneAccount) {
    ASSERT_TRUE(accounts_by_apple_.create(Languages{}, draft("mira@example.com"), "code of mira", kCaller));
    auto const again =
        accounts_by_apple_.create(Languages{}, draft("other@example.com"), "code of mira", kCaller);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().fault, Fault::account_exists);
    EXPECT_EQ(again.error().field, "apple_authorization_code");
    auto const taken =
        accounts_by_apple_.create(Languages{}, draft("mira@example.com"), "code of bo", kCaller);
    ASSERT_FALSE(taken);
    EXPECT_EQ(taken.error().field, "email_address");
    EXPECT_EQ(stores_.count_rows("members"), 1U);
}

TEST_F(AppleAccountsTest, AnAccountWithTheSameAddressIsNotOpenedByAppleAlone) {
    ASSERT_TRUE(members_.add(testing::a_member("ana"), testing::a_session("s", MemberId{"ana"}),
                             testing::a_job("welcome")));
    auto const refused = accounts_by_apple_.log_in("code of ana", {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::login_failed);
}

TEST_F(AppleAccountsTest, WhatAppleDoesNotConfirmOpensNothing) {
    EXPECT_EQ(accounts_by_apple_.log_in("made up", {}).error().fault, Fault::login_failed);
    EXPECT_EQ(
        accounts_by_apple_.create(Languages{}, draft("mira@example.com"), "made up", kCaller).error().fault,
        Fault::login_failed);
    EXPECT_EQ(accounts_by_apple_.create(Languages{}, draft("mira"), "code of mira", kCaller).error().field,
              "email_address");
    EXPECT_EQ(stores_.count_rows("members"), 0U);
}

TEST_F(AppleAccountsTest, AnAddressThatAppleHasVerifiedIsProvenAndNoOther) {
    auto const made =
        accounts_by_apple_.create(Languages{}, draft("Ana@example.com"), "code of ana", kCaller);
    ASSERT_TRUE(made);
    EXPECT_EQ(members_.find(made->member.id)->address_proven_at, clock_.now());
    auto const other = accounts_by_apple_.create(Languages{}, draft("bo@example.com"), "code of bo", kCaller);
    ASSERT_TRUE(other);
    EXPECT_FALSE(members_.find(other->member.id)->address_proven_at);
}

TEST_F(AppleAccountsTest, WhereOnlyAMailSaysWhoHasAnAccountAppleHasToVerifyTheAddress) {
    AppleAccounts const here{{.apple = apple_,
                              .members = members_,
                              .identities = identities_,
                              .sessions = sessions_,
                              .clock = clock_,
                              .secure = secure_,
                              .answers = answers_,
                              .privacy = Privacy::mailbox_only}};
    auto const other = here.create(Languages{}, draft("bo@example.com"), "code of bo", kCaller);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().field, "email_address");
    EXPECT_TRUE(here.create(Languages{}, draft("ana@example.com"), "code of ana", kCaller));
}

} // namespace
} // namespace evenkeel::account
