#include "core/account/sign_in/validate_address.hpp"

#include "core/account/member/external_identities.hpp"
#include "core/account/member/members.hpp"
#include "core/job/jobs.hpp"
#include "tests/support/samples.hpp"
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

    testing::TestStores stores_;
    account::Members& members_{stores_.members};
    account::ExternalIdentities& identities_{stores_.external_identities};
    ValidateAddress validate_{members_, identities_};
};

TEST_F(ValidateAddressTest, GivesBackWhatIsNoAddressAsItCame) {
    auto const report = validate_(" Ana at example ");
    EXPECT_FALSE(report.is_valid);
    EXPECT_FALSE(report.account_exists);
    EXPECT_EQ(report.email_address, " Ana at example ");
}

TEST_F(ValidateAddressTest, AnUnknownAddressIsValidAndFree) {
    auto const report = validate_(" Ana@Example.com ");
    EXPECT_TRUE(report.is_valid);
    EXPECT_FALSE(report.account_exists);
    EXPECT_EQ(report.email_address, "ana@example.com");
    EXPECT_THAT(report.sign_in_methods, ::testing::IsEmpty());
}

TEST_F(ValidateAddressTest, NamesTheWaysIntoAnAccount) {
    add("ana", "some hash");
    add("bo", {});
    auto const with_password = validate_("ANA@example.com");
    EXPECT_TRUE(with_password.account_exists);
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

} // namespace
} // namespace evenkeel::account
