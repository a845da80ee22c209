#include "core/account/sign_in/validate_address.hpp"

#include "core/account/member/external_identities.hpp"
#include "core/account/member/members.hpp"
#include "core/job/jobs.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

class ValidateAddressTest : public ::testing::Test {
protected:
    void add(std::string const& id, std::string password_hash) {
        auto member = testing::a_member(id);
        member.password_hash = std::move(password_hash);
        ASSERT_TRUE(members_.add(member, testing::a_session(id, member.id), testing::a_job("welcome")));
    }

    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    account::Members& members_{stores_.members};
    account::ExternalIdentities& identities_{stores_.external_identities};
    AddressAnswers answers_{stores_.jobs, stores_.rate_limits, clock_, secure_};
    testing::NeverAsked apple_;

    Result<AddressReport> ask(std::string const& address, std::string const& caller = "10.0.0.1",
                              Privacy privacy = Privacy::open) {
        return ValidateAddress{{.members = members_,
                                .identities = identities_,
                                .apple = apple_,
                                .answers = answers_,
                                .privacy = privacy}}(address, caller);
    }

    AddressReport validate_(std::string const& address) { return *ask(address); }
};

TEST_F(ValidateAddressTest, GivesBackWhatIsNoAddressAsItCame) {
    auto const report = validate_(" Ana at example ");
    EXPECT_FALSE(report.is_valid);
    EXPECT_EQ(report.account_exists, false);
    EXPECT_EQ(report.email_address, " Ana at example ");
}

TEST_F(ValidateAddressTest, AnUnknownAddressIsValidAndFree) {
    auto const report = validate_(" Ana@Example.com ");
    EXPECT_TRUE(report.is_valid);
    EXPECT_EQ(report.account_exists, false);
    EXPECT_EQ(report.email_address, "ana@example.com");
    EXPECT_THAT(report.sign_in_methods, ::testing::IsEmpty());
}

TEST_F(ValidateAddressTest, NamesTheWaysIntoAnAccount) {
    add("ana", "some hash");
    add("bo", {});
    auto const with_password = validate_("ANA@example.com");
    EXPECT_EQ(with_password.account_exists, true);
    EXPECT_THAT(with_password.sign_in_methods,
                ::testing::ElementsAre(SignInMethod::password, SignInMethod::email_link));
    EXPECT_THAT(validate_("bo@example.com").sign_in_methods,
                ::testing::ElementsAre(SignInMethod::email_link));
}

TEST_F(ValidateAddressTest, NamesAppleWhereItIsAWayIn) {
    auto const mira = testing::a_member("mira");
    ASSERT_EQ(
        identities_.add_member({mira, {kApple, "m"}, testing::a_session("s", mira.id), testing::a_job("w")}),
        NewIdentity::added);
    EXPECT_THAT(validate_("mira@example.com").sign_in_methods,
                ::testing::ElementsAre(SignInMethod::apple, SignInMethod::email_link));
}

TEST_F(ValidateAddressTest, OneCallerGetsAHandfulOfAnswers) {
    for (int i = 0; i < kAddressAnswers.calls; ++i)
        EXPECT_TRUE(ask(std::to_string(i) + "@example.com"));
    EXPECT_EQ(ask("ana@example.com").error().fault, Fault::too_many_requests);
    EXPECT_TRUE(ask("what is no address")) << "tells nothing about anybody";
    EXPECT_TRUE(ask("ana@example.com", "10.0.0.2"));
    clock_.advance(kAddressAnswers.window);
    EXPECT_TRUE(ask("ana@example.com"));
}

TEST_F(ValidateAddressTest, TheOwnerIsToldOfManyQuestionsOnceAWeek) {
    add("ana", {});
    auto const mails = [&] {
        auto const queued = stores_.queued();
        return std::ranges::count(queued, kSendAskedAboutMail, &job::Job::kind);
    };
    for (int i = 0; i < kQuietQuestions.calls; ++i)
        (void)ask("ana@example.com", std::to_string(i));
    EXPECT_EQ(mails(), 0);
    for (int i = 0; i < kQuietQuestions.calls; ++i)
        (void)ask("ana@example.com", std::to_string(i) + " again");
    EXPECT_EQ(mails(), 1);
}

TEST_F(ValidateAddressTest, WhereOnlyAMailSaysItKnownAndUnknownAreAnsweredAlike) {
    add("ana", "some hash");
    for (auto const* const address : {"ana@example.com", "nobody@example.com"})
        for (int i = 0; i < 2 * kAddressAnswers.calls; ++i) {
            auto const report = ask(address, "10.0.0.1", Privacy::mailbox_only);
            ASSERT_TRUE(report);
            EXPECT_TRUE(report->is_valid);
            EXPECT_FALSE(report->account_exists.has_value());
            EXPECT_THAT(report->sign_in_methods,
                        ::testing::ElementsAre(SignInMethod::password, SignInMethod::apple,
                                               SignInMethod::email_link));
        }
    EXPECT_FALSE(ask("nobody", "10.0.0.1", Privacy::mailbox_only)->is_valid);
}

} // namespace
} // namespace evenkeel::account
