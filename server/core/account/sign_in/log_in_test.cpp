#include "core/account/sign_in/log_in.hpp"

#include "core/account/member/members.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/job/jobs.hpp"
#include "tests/support/fake_passwords.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

using testing::kMondayMorning;

constexpr char kPassword[] = "a quiet pond";

/// Ana has a password, Bo never set one.
class LogInTest : public ::testing::Test {
protected:
    void SetUp() override {
        add("ana", passwords_.hash(kPassword));
        add("bo", {});
    }

    void add(std::string const& id, std::string password_hash) {
        auto member = testing::a_member(id);
        member.password_hash = std::move(password_hash);
        ASSERT_TRUE(members_.add(member, testing::a_session(id, member.id), testing::a_job("welcome")));
    }

    Result<LoggedIn> log_in(std::string const& address, std::string const& password,
                            std::string const& caller = "10.0.0.1", std::string const& device = "phone") {
        LogIn const use_case{{.members = members_,
                              .sessions = sessions_,
                              .passwords = passwords_,
                              .rate_limits = rate_limits_,
                              .clock = clock_,
                              .secure = secure_}};
        return use_case({.email_address = address,
                         .password = password,
                         .device = {device, "Browser/1.0"},
                         .caller = caller});
    }

    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::FakePasswords passwords_;
    testing::TestStores stores_;
    account::RateLimits& rate_limits_{stores_.rate_limits};
    account::Members& members_{stores_.members};
    account::Sessions& sessions_{stores_.sessions};
};

TEST_F(LogInTest, OpensASession) {
    auto const in = log_in(" ANA@example.com", kPassword);
    ASSERT_TRUE(in);
    EXPECT_EQ(in->member.id, MemberId{"ana"});
    auto const live = sessions_.find_live(secure_.sha256(in->opened.token), kMondayMorning);
    ASSERT_TRUE(live);
    EXPECT_EQ(live->member_id, MemberId{"ana"});
}

TEST_F(LogInTest, AnswersTheSameWhateverDoesNotMatch) {
    auto const wrong = log_in("ana@example.com", "a loud pond");
    auto const unknown = log_in("nobody@example.com", kPassword);
    auto const without_password = log_in("bo@example.com", kPassword);
    for (auto const* const answer : {&wrong, &unknown, &without_password}) {
        ASSERT_FALSE(*answer);
        EXPECT_EQ(answer->error().fault, Fault::login_failed);
        EXPECT_EQ(answer->error().field, "");
        EXPECT_EQ(answer->error().message.english(), wrong.error().message.english());
    }
    EXPECT_EQ(stores_.count_rows("sessions"), 2U); // those that SetUp made
}

TEST_F(LogInTest, DoesTheSameWorkForAnUnknownAddress) {
    (void)log_in("nobody@example.com", kPassword);
    EXPECT_EQ(passwords_.verified(), 1);
    (void)log_in("bo@example.com", kPassword);
    EXPECT_EQ(passwords_.verified(), 2);
}

TEST_F(LogInTest, AnEmptyPasswordNeverOpensAnAccountWithoutOne) {
    auto const refused = log_in("bo@example.com", "");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().field, "password");
}

TEST_F(LogInTest, RefusesAPasswordThatIsTooLongToHash) {
    auto const refused = log_in("ana@example.com", std::string(kLongestPassword + 1, 'a'));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::invalid_input);
    EXPECT_EQ(passwords_.verified(), 0);
}

TEST_F(LogInTest, LimitsGuessesOfOneCallerEvenWhenTheLastOneIsRight) {
    for (int i = 0; i < kSignInGuesses.calls; ++i)
        EXPECT_EQ(log_in("ana@example.com", "guess").error().fault, Fault::login_failed);
    auto const limited = log_in("Ana@Example.com", kPassword);
    ASSERT_FALSE(limited);
    EXPECT_EQ(limited.error().fault, Fault::too_many_requests);
    EXPECT_EQ(limited.error().retry_after, kSignInGuesses.window);
    EXPECT_EQ(passwords_.verified(), kSignInGuesses.calls); // no work for a guess that is refused
}

TEST_F(LogInTest, LimitsGuessesAtUnknownAddressesInTheSameWay) {
    for (int i = 0; i < kSignInGuesses.calls; ++i)
        EXPECT_EQ(log_in("nobody@example.com", "guess").error().fault, Fault::login_failed);
    EXPECT_EQ(log_in("nobody@example.com", "guess").error().fault, Fault::too_many_requests);
}

TEST_F(LogInTest, GuessesOfStrangersNeverCloseAnAccountToItsOwner) {
    for (int caller = 0; caller < 40; ++caller)
        for (int i = 0; i < kSignInGuesses.calls; ++i)
            EXPECT_FALSE(log_in("ana@example.com", "guess", "10.1.0." + std::to_string(caller)));
    EXPECT_TRUE(log_in("ana@example.com", kPassword, "10.0.0.7"));
}

TEST_F(LogInTest, AnAccountUnderAttackGivesEachCallerFewerGuesses) {
    for (int caller = 0; caller < 3; ++caller)
        for (int i = 0; i < kSignInGuesses.calls; ++i)
            EXPECT_EQ(log_in("ana@example.com", "guess", "10.1.0." + std::to_string(caller)).error().fault,
                      Fault::login_failed);
    for (int i = 0; i < kGuessesUnderAttack.calls; ++i)
        EXPECT_EQ(log_in("ana@example.com", "guess", "10.2.0.1").error().fault, Fault::login_failed);
    EXPECT_EQ(log_in("ana@example.com", kPassword, "10.2.0.1").error().fault, Fault::too_many_requests);
}

TEST_F(LogInTest, ADeviceThatSignedInBeforeHasGuessesOfItsOwn) {
    std::string const device = "2f1c6a3e-9d5b-4c8f-a0b7-7b1d2e3f4a5b";
    ASSERT_TRUE(log_in("ana@example.com", kPassword, "10.0.0.1", device));
    EXPECT_EQ(passwords_.last_bringer(), Bringer::stranger);
    for (int i = 0; i < kCallersGuesses.calls; ++i)
        (void)log_in("ana@example.com", "guess", "10.0.0.1");
    EXPECT_EQ(log_in("ana@example.com", kPassword, "10.0.0.1").error().fault, Fault::too_many_requests);
    EXPECT_TRUE(log_in("ana@example.com", kPassword, "10.0.0.1", device));
    EXPECT_EQ(passwords_.last_bringer(), Bringer::known_device);
    EXPECT_FALSE(log_in("bo@example.com", "guess", "10.0.0.1", device));
    for (int i = 1; i < kSignInGuesses.calls; ++i)
        (void)log_in("ana@example.com", "guess", "10.0.0.1", device);
    EXPECT_EQ(log_in("ana@example.com", kPassword, "10.0.0.1", device).error().fault,
              Fault::too_many_requests);
}

TEST_F(LogInTest, AShortNameIsNoDevice) {
    ASSERT_TRUE(log_in("ana@example.com", kPassword, "10.0.0.1", "tablet"));
    EXPECT_FALSE(sessions_.knows_device("ana@example.com", "tablet"));
}

TEST_F(LogInTest, TheLimitPasses) {
    for (int i = 0; i < kSignInGuesses.calls; ++i)
        (void)log_in("nobody@example.com", "guess");
    EXPECT_TRUE(log_in("ana@example.com", kPassword));
    clock_.advance(kSignInGuesses.window);
    EXPECT_EQ(log_in("nobody@example.com", "guess").error().fault, Fault::login_failed);
}

} // namespace
} // namespace evenkeel::account
