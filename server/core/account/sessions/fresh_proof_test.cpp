#include "core/account/account_rules.hpp"
#include "core/account/second_factor/one_time_code.hpp"
#include "core/job/jobs.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

using namespace std::chrono_literals;

constexpr char kAnasPassword[] = "a quiet pond";

/// Ana has a password, Bo never set one; both have been signed in for an hour.
class FreshProofTest : public ::testing::Test {
protected:
    void SetUp() override {
        add("ana", outside_.passwords.hash(kAnasPassword));
        add("bo", {});
        outside_.clock.advance(1h);
    }

    void add(std::string const& id, std::string password_hash) {
        auto member = testing::a_member(id);
        member.password_hash = std::move(password_hash);
        ASSERT_TRUE(stores_.members.add(member, testing::a_session("phone of " + id, member.id),
                                        testing::a_job("welcome")));
    }

    [[nodiscard]] bool is_fresh(MemberId const& member, SessionId const& session) const {
        auto const checked = rules_.fresh_proof.check(member, session);
        EXPECT_TRUE(checked ||
                    (checked.error().fault == Fault::not_allowed && checked.error().field == "fresh_proof"));
        return checked.has_value();
    }

    Result<void> prove(MemberId const& member, SessionId const& session, ProofWay way,
                       std::string const& secret) {
        return rules_.fresh_proof.prove(member, session, way, secret);
    }

    /// The digits in the newest mail to this member.
    [[nodiscard]] std::string mailed(MemberId const& member) {
        std::string digits;
        for (auto const& job : stores_.queued())
            if (job.kind == kSendProofCodeMail && job.payload.ends_with(" " + member.value()))
                digits =
                    proof_digits(rules_.link_tokens, LinkId{job.payload.substr(0, job.payload.find(' '))});
        return digits;
    }

    MemberId const kAna{"ana"};
    SessionId const kAnas{"phone of ana"};
    MemberId const kBo{"bo"};
    SessionId const kBos{"phone of bo"};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    AccountRules const rules_{stores_, outside_};
};

TEST_F(FreshProofTest, ASessionIsFreshForTenMinutes) {
    EXPECT_FALSE(is_fresh(kAna, kAnas));
    stores_.sessions.add(testing::a_session("laptop", kAna, outside_.clock.now()));
    outside_.clock.advance(10min - 1ms);
    EXPECT_TRUE(is_fresh(kAna, SessionId{"laptop"}));
    outside_.clock.advance(1ms);
    EXPECT_FALSE(is_fresh(kAna, SessionId{"laptop"}));
}

TEST_F(FreshProofTest, ThePasswordProvesItForThisSession) {
    stores_.sessions.add(testing::a_session("laptop", kAna));
    EXPECT_EQ(prove(kAna, kAnas, ProofWay::password, "a loud pond").error().field, "secret");
    EXPECT_FALSE(is_fresh(kAna, kAnas));
    ASSERT_TRUE(prove(kAna, kAnas, ProofWay::password, kAnasPassword));
    EXPECT_TRUE(is_fresh(kAna, kAnas));
    EXPECT_FALSE(is_fresh(kAna, SessionId{"laptop"}));
}

TEST_F(FreshProofTest, NobodyProvesItWithThePasswordOfAnAccountThatHasNone) {
    EXPECT_EQ(prove(kBo, kBos, ProofWay::password, "").error().field, "way");
    EXPECT_EQ(prove(kBo, kBos, ProofWay::second_factor, "000000").error().field, "way");
    EXPECT_FALSE(is_fresh(kBo, kBos));
}

TEST_F(FreshProofTest, MailedDigitsProveItOnce) {
    ASSERT_TRUE(rules_.fresh_proof.mail_code(kBo, kBos));
    auto const digits = mailed(kBo);
    ASSERT_EQ(digits.size(), 6U);
    auto spaced = digits;
    spaced.insert(3, " ");
    ASSERT_TRUE(prove(kBo, kBos, ProofWay::mailed_code, spaced));
    EXPECT_TRUE(is_fresh(kBo, kBos));
    EXPECT_FALSE(prove(kBo, kBos, ProofWay::mailed_code, digits));
}

TEST_F(FreshProofTest, DigitsOfAnotherSessionAreWorthNothing) {
    stores_.sessions.add(testing::a_session("stolen", kBo));
    ASSERT_TRUE(rules_.fresh_proof.mail_code(kBo, kBos));
    EXPECT_FALSE(prove(kBo, SessionId{"stolen"}, ProofWay::mailed_code, mailed(kBo)));
}

TEST_F(FreshProofTest, FiveWrongDigitsVoidTheCode) {
    ASSERT_TRUE(rules_.fresh_proof.mail_code(kBo, kBos));
    auto const digits = mailed(kBo);
    auto const wrong = digits == "000000" ? "000001" : "000000";
    for (int guess = 0; guess < kProofCodeTries; ++guess)
        EXPECT_EQ(prove(kBo, kBos, ProofWay::mailed_code, wrong).error().field, "secret");
    EXPECT_FALSE(prove(kBo, kBos, ProofWay::mailed_code, digits));
    ASSERT_TRUE(rules_.fresh_proof.mail_code(kBo, kBos));
    EXPECT_TRUE(prove(kBo, kBos, ProofWay::mailed_code, mailed(kBo)));
}

TEST_F(FreshProofTest, DigitsLastTenMinutesAndAreMailedFiveTimesAnHour) {
    ASSERT_TRUE(rules_.fresh_proof.mail_code(kBo, kBos));
    auto const digits = mailed(kBo);
    outside_.clock.advance(10min);
    EXPECT_FALSE(prove(kBo, kBos, ProofWay::mailed_code, digits));
    for (int mail = 1; mail < kProofCodes.calls; ++mail)
        EXPECT_TRUE(rules_.fresh_proof.mail_code(kBo, kBos));
    EXPECT_EQ(rules_.fresh_proof.mail_code(kBo, kBos).error().fault, Fault::too_many_requests);
}

TEST_F(FreshProofTest, GuessesAreCounted) {
    for (int guess = 0; guess < kProofGuesses.calls; ++guess)
        EXPECT_EQ(prove(kAna, kAnas, ProofWay::password, "a loud pond").error().fault, Fault::invalid_input);
    EXPECT_EQ(prove(kAna, kAnas, ProofWay::password, kAnasPassword).error().fault, Fault::too_many_requests);
}

TEST_F(FreshProofTest, WhereThereIsASecondFactorItIsTheProof) {
    ASSERT_TRUE(rules_.set_up_second_factor.begin(kAna, "Evenkeel"));
    auto const secret = outside_.vault.open(stores_.second_factors.find(kAna)->sealed_secret).value();
    auto const code = [&](std::chrono::seconds later) {
        return one_time_code(outside_.code_digest, secret, step_at(outside_.clock.now() + later));
    };
    ASSERT_TRUE(rules_.set_up_second_factor.confirm(kAna, kAnas, code(0s)));
    EXPECT_EQ(prove(kAna, kAnas, ProofWay::password, kAnasPassword).error().field, "way");
    EXPECT_EQ(rules_.fresh_proof.mail_code(kAna, kAnas).error().fault, Fault::conflict);
    EXPECT_EQ(prove(kAna, kAnas, ProofWay::second_factor, code(0s)).error().field, "secret");
    EXPECT_TRUE(prove(kAna, kAnas, ProofWay::second_factor, code(30s)));
    EXPECT_TRUE(is_fresh(kAna, kAnas));
}

TEST_F(FreshProofTest, ItIsSaidUntilWhenAndHow) {
    auto const before = rules_.fresh_proof.look(kAna, kAnas);
    ASSERT_TRUE(before);
    EXPECT_EQ(before->proven_until, std::nullopt);
    EXPECT_EQ(before->ways, (std::vector{ProofWay::password, ProofWay::mailed_code}));
    EXPECT_EQ(rules_.fresh_proof.look(kBo, kBos)->ways, std::vector{ProofWay::mailed_code});
    ASSERT_TRUE(prove(kAna, kAnas, ProofWay::password, kAnasPassword));
    EXPECT_EQ(rules_.fresh_proof.look(kAna, kAnas)->proven_until, outside_.clock.now() + kFreshProof);
}

} // namespace
} // namespace evenkeel::account
