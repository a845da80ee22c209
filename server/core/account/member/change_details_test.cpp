#include "core/account/member/change_details.hpp"

#include "core/account/account_rules.hpp"
#include "core/account/member/erasure.hpp"
#include "core/account/member/members.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/job/jobs.hpp"
#include "core/trainer/trainer_links.hpp"
#include "tests/support/fake_passwords.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

constexpr char kOld[] = "a quiet pond";
constexpr char kNew[] = "a deep, deep lake";

/// Ana is signed in on her phone and on her laptop.
class ChangeDetailsTest : public ::testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(members_.add(testing::a_member("ana"), testing::a_session("phone", kAna),
                                 testing::a_job("welcome")));
        sessions_.add(testing::a_session("laptop", kAna));
    }

    void set_password(std::string const& password) {
        DetailsChange change;
        change.password_hash = passwords_.hash(password);
        members_.change(kAna, change, SessionId{"phone"});
        sessions_.add(testing::a_session("laptop again", kAna));
    }

    static DetailsDraft name(std::string first_name) {
        DetailsDraft draft;
        draft.first_name = std::move(first_name);
        return draft;
    }

    static DetailsDraft password(std::string wanted, std::optional<std::string> current = {}) {
        DetailsDraft draft;
        draft.password = std::move(wanted);
        draft.current_password = std::move(current);
        return draft;
    }

    static DetailsDraft address(std::string wanted, std::optional<std::string> current = {}) {
        DetailsDraft draft;
        draft.email_address = std::move(wanted);
        draft.current_password = std::move(current);
        return draft;
    }

    Result<ChangedDetails> change(DetailsDraft const& draft) {
        ChangeDetails const use_case{{.members = members_,
                                      .links = links_,
                                      .passwords = passwords_,
                                      .rate_limits = rate_limits_,
                                      .tokens = tokens_,
                                      .fresh_proof = rules_.fresh_proof,
                                      .clock = clock_,
                                      .secure = secure_}};
        return use_case(kAna, SessionId{"phone"}, draft);
    }

    /// The link of the first mail to a new address.
    [[nodiscard]] AccountLink mailed_link() {
        for (auto const& job : stores_.queued())
            if (job.kind == mail_job_kind(LinkPurpose::address_change))
                return links_.find(kAna, LinkId{job.payload.substr(0, job.payload.find(' '))}).value();
        return {};
    }

    [[nodiscard]] Member ana() const { return members_.find(kAna).value(); }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    LinkTokens tokens_{secure_, "key"};
    testing::FakePasswords passwords_;
    testing::TestStores stores_;
    account::RateLimits& rate_limits_{stores_.rate_limits};
    account::Members& members_{stores_.members};
    account::Sessions& sessions_{stores_.sessions};
    account::AccountLinks& links_{stores_.account_links};
    testing::TestOutside outside_;
    AccountRules const rules_{stores_, outside_};
};

TEST_F(ChangeDetailsTest, ChangesTheNameAndNothingElse) {
    ASSERT_TRUE(change(name("  Anna ")));
    EXPECT_EQ(ana().first_name, "Anna");
    EXPECT_EQ(ana().password_hash, "");
    EXPECT_EQ(stores_.count_rows("sessions"), 2U);
}

TEST_F(ChangeDetailsTest, ACountryIsToldAndTakenBack) {
    auto const country = [](std::string code) {
        DetailsDraft draft;
        draft.country_code = std::move(code);
        return draft;
    };
    ASSERT_TRUE(change(country("at")));
    EXPECT_EQ(ana().country_code, "AT");
    ASSERT_TRUE(change(name("Anna")));
    EXPECT_EQ(ana().country_code, "AT");
    EXPECT_EQ(change(country("UK")).error().field, "country_code");
    EXPECT_EQ(ana().country_code, "AT");
    ASSERT_TRUE(change(country("")));
    EXPECT_EQ(ana().country_code, "");
}

TEST_F(ChangeDetailsTest, AFirstPasswordNeedsNoOldOneAndEndsOtherSessions) {
    ASSERT_TRUE(change(password(kNew)));
    EXPECT_TRUE(passwords_.verify(ana().password_hash, kNew, Bringer::stranger));
    ASSERT_EQ(stores_.count_rows("sessions"), 1U);
    EXPECT_EQ(sessions_.list(kAna, clock_.now()).front().id, SessionId{"phone"});
}

TEST_F(ChangeDetailsTest, WithoutAPasswordASessionNeedsAFreshProof) {
    outside_.clock.advance(kFreshProof);
    for (auto const& draft : {password(kNew), address("new@example.com")}) {
        auto const refused = change(draft);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().fault, Fault::not_allowed);
        EXPECT_EQ(refused.error().field, "fresh_proof");
    }
    EXPECT_EQ(ana().password_hash, "");
    stores_.session_proofs.prove(kAna, SessionId{"phone"}, outside_.clock.now());
    EXPECT_TRUE(change(password(kNew)));
}

TEST_F(ChangeDetailsTest, ANewPasswordNeedsTheOldOne) {
    set_password(kOld);
    for (auto const& current : {std::optional<std::string>{}, std::optional<std::string>{"a wrong one"}}) {
        auto const refused = change(password(kNew, current));
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().field, "current_password");
    }
    EXPECT_TRUE(passwords_.verify(ana().password_hash, kOld, Bringer::stranger));
    EXPECT_EQ(stores_.count_rows("sessions"), 2U);

    ASSERT_TRUE(change(password(kNew, kOld)));
    EXPECT_TRUE(passwords_.verify(ana().password_hash, kNew, Bringer::stranger));
    EXPECT_EQ(stores_.count_rows("sessions"), 1U);
}

TEST_F(ChangeDetailsTest, LimitsGuessesAtThePresentPassword) {
    set_password(kOld);
    for (int i = 0; i < kPresentPasswordGuesses.calls; ++i)
        EXPECT_EQ(change(password(kNew, "guess")).error().field, "current_password");
    auto const limited = change(password(kNew, kOld));
    ASSERT_FALSE(limited);
    EXPECT_EQ(limited.error().fault, Fault::too_many_requests);
    EXPECT_EQ(limited.error().retry_after, kPresentPasswordGuesses.window);
}

TEST_F(ChangeDetailsTest, RefusesAWeakPassword) {
    for (auto const* const weak : {"short", "aaaaaaaaaaaa", "ana@example.com"}) {
        auto const refused = change(password(weak));
        ASSERT_FALSE(refused) << weak;
        EXPECT_EQ(refused.error().field, "password");
    }
    EXPECT_EQ(ana().password_hash, "");
}

TEST_F(ChangeDetailsTest, RepeatingTheAddressChangesNothing) {
    auto const changed = change(address("ANA@example.com"));
    ASSERT_TRUE(changed);
    EXPECT_FALSE(changed->pending_email_address);
    EXPECT_EQ(stores_.count_rows("account_links"), 0U);
}

TEST_F(ChangeDetailsTest, ANewAddressWaitsForItsMail) {
    auto const changed = change(address(" Zoe@example.com"));
    ASSERT_TRUE(changed);
    EXPECT_EQ(changed->pending_email_address, "zoe@example.com");
    EXPECT_EQ(ana().email_address, "ana@example.com");
    ASSERT_EQ(stores_.count_rows("account_links"), 1U);
    auto const link = mailed_link();
    EXPECT_EQ(link.purpose, LinkPurpose::address_change);
    EXPECT_EQ(link.email_address, "zoe@example.com");
    EXPECT_EQ(link.token_hash, tokens_.hash_of(link.id));
    EXPECT_EQ(stores_.queued().back().payload, link.id.value() + " ana");
}

TEST_F(ChangeDetailsTest, AnAddressOfSomebodyElseIsAnsweredAlike) {
    ASSERT_TRUE(members_.add(testing::a_member("bo"), testing::a_session("bo", MemberId{"bo"}),
                             testing::a_job("welcome")));
    EXPECT_EQ(change(address("bo@example.com"))->pending_email_address, "bo@example.com");
    EXPECT_EQ(stores_.count_rows("account_links"), 1U);
}

TEST_F(ChangeDetailsTest, ANewAddressAsksForThePresentPassword) {
    set_password(kOld);
    EXPECT_EQ(change(address("zoe@example.com")).error().field, "current_password");
    EXPECT_EQ(change(address("zoe@example.com", "a wrong one")).error().field, "current_password");
    EXPECT_EQ(stores_.count_rows("account_links"), 0U);
    EXPECT_TRUE(change(address("zoe@example.com", kOld)));
}

TEST_F(ChangeDetailsTest, LimitsMailsToNewAddresses) {
    for (int i = 0; i < kAddressChanges.calls; ++i)
        EXPECT_TRUE(change(address("zoe@example.com")));
    EXPECT_EQ(change(address("zoe@example.com")).error().fault, Fault::too_many_requests);
}

TEST_F(ChangeDetailsTest, APasswordAndAnAddressAtOnceKeepTheNewLinkOpen) {
    auto draft = address("zoe@example.com");
    draft.password = kNew;
    ASSERT_TRUE(change(draft));
    EXPECT_FALSE(mailed_link().used_at);
    ASSERT_TRUE(change(password("another deep lake", kNew)));
    EXPECT_TRUE(mailed_link().used_at);
}

TEST_F(ChangeDetailsTest, OneWrongFieldChangesNothing) {
    auto draft = password("short");
    draft.first_name = "Zoe";
    ASSERT_FALSE(change(draft));
    EXPECT_EQ(ana().first_name, "Ana");
}

TEST_F(ChangeDetailsTest, AnAccountThatIsGoneHasToSignInAgain) {
    stores_.erasure.erase({.member_id = kAna, .email_address = {}, .address_digest = {}}, {});
    auto const refused = change(name("Zoe"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::session_required);
}

} // namespace
} // namespace evenkeel::account
