#include "core/account/account_rules.hpp"
#include "core/account/second_factor/one_time_code.hpp"
#include "core/job/jobs.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

#include <set>

namespace evenkeel::account {
namespace {

using namespace std::chrono_literals;

constexpr char kFirstFactor[] = "a quiet pond";

/// Ana is signed in on her phone and has a password.
class SecondFactorTest : public ::testing::Test {
protected:
    void SetUp() override {
        auto ana = testing::a_member("ana");
        ana.password_hash = outside_.passwords.hash(kFirstFactor);
        ASSERT_TRUE(stores_.members.add(ana, testing::a_session("phone", kAna), testing::a_job("welcome")));
    }

    /// The code that Ana's app shows now.
    [[nodiscard]] std::string code(std::chrono::seconds later = 0s) const {
        auto const factor = stores_.second_factors.find(kAna);
        auto const secret = outside_.vault.open(factor->sealed_secret).value();
        return one_time_code(outside_.code_digest, secret, step_at(outside_.clock.now() + later));
    }

    std::vector<std::string> switch_on() {
        EXPECT_TRUE(rules_.set_up_second_factor.begin(kAna, "Evenkeel"));
        auto codes = rules_.set_up_second_factor.confirm(kAna, kPhone, code());
        EXPECT_TRUE(codes);
        outside_.clock.advance(30s);
        return codes.value_or(std::vector<std::string>{});
    }

    /// As after a right password; answers the token of the first step.
    std::string first_step(std::string const& device = "laptop") {
        auto const opened = new_session(kAna, {device, "Browser/1.0"}, outside_.clock.now(), outside_.secure);
        stores_.sessions.add(opened.session);
        return opened.token;
    }

    Result<OpenedSession> second_step(std::string const& typed, std::string const& caller = "10.0.0.1") {
        return rules_.complete_sign_in(first_step(), typed, caller);
    }

    MemberId const kAna{"ana"};
    SessionId const kPhone{"phone"};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    AccountRules const rules_{stores_, outside_};
};

TEST_F(SecondFactorTest, APasswordAloneOpensNothingAndACodeDoes) {
    switch_on();
    auto const in = rules_.log_in({.email_address = "ana@example.com",
                                   .password = kFirstFactor,
                                   .device = {"laptop", "Browser/1.0"},
                                   .caller = "10.0.0.1"});
    ASSERT_TRUE(in);
    auto const& token = in->opened.token;
    EXPECT_FALSE(stores_.sessions.find_live(outside_.secure.sha256(token), outside_.clock.now()));
    auto const opened = rules_.complete_sign_in(token, code(), "10.0.0.1");
    ASSERT_TRUE(opened);
    EXPECT_NE(opened->token, token);
    auto const live = stores_.sessions.find_live(outside_.secure.sha256(opened->token), outside_.clock.now());
    ASSERT_TRUE(live);
    EXPECT_EQ(live->member_id, kAna);
    EXPECT_EQ(opened->session.device_uuid, "laptop");
    EXPECT_EQ(rules_.complete_sign_in(token, code(30s), "10.0.0.1").error().field, "second_step_token");
}

TEST_F(SecondFactorTest, EachCodeWorksOnce) {
    switch_on();
    ASSERT_TRUE(second_step(code()));
    EXPECT_EQ(second_step(code()).error().field, "code");
    EXPECT_EQ(second_step(code(-30s)).error().field, "code");
    EXPECT_TRUE(second_step(code(30s)));
    outside_.clock.advance(30s);
    EXPECT_EQ(second_step(code()).error().field, "code");
}

TEST_F(SecondFactorTest, TheCodeThatConfirmedIsUsed) {
    ASSERT_TRUE(rules_.set_up_second_factor.begin(kAna, "Evenkeel"));
    auto const first = code();
    ASSERT_TRUE(rules_.set_up_second_factor.confirm(kAna, kPhone, first));
    EXPECT_FALSE(second_step(first));
}

TEST_F(SecondFactorTest, ClocksMayDifferByOneStep) {
    switch_on();
    EXPECT_FALSE(second_step(code(60s)));
    EXPECT_FALSE(second_step(code(-60s)));
    EXPECT_TRUE(second_step(code(30s)));
}

TEST_F(SecondFactorTest, ALostDeviceIsNoLostAccount) {
    auto const codes = switch_on();
    ASSERT_EQ(codes.size(), 10U);
    EXPECT_EQ((std::set<std::string>{codes.begin(), codes.end()}.size()), 10U);
    EXPECT_TRUE(second_step(codes[0]));
    EXPECT_EQ(second_step(codes[0]).error().field, "code");
    std::string sloppy = " " + codes[1] + " ";
    for (char& c : sloppy)
        c = c == '-' ? ' ' : static_cast<char>(std::toupper(c));
    EXPECT_TRUE(second_step(sloppy));
    EXPECT_EQ(stores_.second_factors.find(kAna)->recovery_codes_left, 8);
}

TEST_F(SecondFactorTest, StrangersWhoGuessDoNotKeepTheOwnerOut) {
    auto const codes = switch_on();
    for (int guess = 0; guess < kStrangersCodes.calls; ++guess)
        EXPECT_FALSE(second_step("000000", "10.0.1." + std::to_string(guess / 5)));
    EXPECT_EQ(second_step(code(), "10.0.2.1").error().fault, Fault::too_many_requests);
    EXPECT_TRUE(second_step(codes[0], "10.0.2.1"));

    std::string const own(32, 'd');
    ASSERT_TRUE(rules_.complete_sign_in(first_step(own), codes[1], "10.0.2.1"));
    EXPECT_TRUE(rules_.complete_sign_in(first_step(own), code(), "10.0.2.1"));
}

TEST_F(SecondFactorTest, OneCallerHasTenGuesses) {
    switch_on();
    for (int guess = 0; guess < kCodeGuesses.calls; ++guess)
        EXPECT_EQ(second_step("000000").error().fault, Fault::invalid_input);
    EXPECT_EQ(second_step(code()).error().fault, Fault::too_many_requests);
    EXPECT_TRUE(second_step(code(), "10.0.0.2"));
}

TEST_F(SecondFactorTest, WhoHasPatienceHasThirtyGuessesADay) {
    switch_on();
    for (int guess = 0; guess < 30; ++guess) {
        EXPECT_EQ(second_step("000000").error().fault, Fault::invalid_input);
        outside_.clock.advance(5min);
    }
    EXPECT_EQ(second_step(code()).error().fault, Fault::too_many_requests);
    outside_.clock.advance(24h);
    EXPECT_TRUE(second_step(code()));
}

TEST_F(SecondFactorTest, SwitchedOffItAsksNoMore) {
    auto const codes = switch_on();
    EXPECT_EQ(rules_.set_up_second_factor.begin(kAna, "Evenkeel").error().fault, Fault::conflict);
    ASSERT_TRUE(rules_.set_up_second_factor.switch_off(kAna));
    auto const token = first_step();
    EXPECT_TRUE(stores_.sessions.find_live(outside_.secure.sha256(token), outside_.clock.now()));
    EXPECT_EQ(rules_.set_up_second_factor.renew_recovery_codes(kAna).error().fault, Fault::conflict);
}

TEST_F(SecondFactorTest, WhoeverAdministersKeepsIt) {
    switch_on();
    ASSERT_TRUE(stores_.members.set_admin(kAna, true, testing::an_audit_entry("role")));
    EXPECT_EQ(rules_.set_up_second_factor.switch_off(kAna).error().fault, Fault::conflict);
    EXPECT_TRUE(stores_.second_factors.find(kAna));
}

TEST_F(SecondFactorTest, TheAppIsToldWhoseSecretItIs) {
    auto const offer = rules_.set_up_second_factor.begin(kAna, "Even keel");
    ASSERT_TRUE(offer);
    EXPECT_EQ(offer->secret.size(), 32U);
    EXPECT_EQ(offer->address,
              "otpauth://totp/Even%20keel:ana%40example.com?secret=" + offer->secret + "&issuer=Even%20keel");
    EXPECT_EQ(rules_.set_up_second_factor.confirm(kAna, kPhone, "000000").error().field, "code");
}

TEST(Base32, IsAsInTheStandard) {
    EXPECT_EQ(to_base32(""), "");
    EXPECT_EQ(to_base32("f"), "MY");
    EXPECT_EQ(to_base32("fo"), "MZXQ");
    EXPECT_EQ(to_base32("foo"), "MZXW6");
    EXPECT_EQ(to_base32("foob"), "MZXW6YQ");
    EXPECT_EQ(to_base32("fooba"), "MZXW6YTB");
    EXPECT_EQ(to_base32("foobar"), "MZXW6YTBOI");
}

} // namespace
} // namespace evenkeel::account
