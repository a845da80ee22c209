#include "core/account/change_details.hpp"

#include "tests/support/fake_members.hpp"
#include "tests/support/fake_passwords.hpp"
#include "tests/support/fake_rate_limits.hpp"
#include "tests/support/fake_sessions.hpp"
#include "tests/support/samples.hpp"

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

    Result<void> change(DetailsDraft const& draft) {
        return ChangeDetails{members_, passwords_, rate_limits_, clock_}(kAna, SessionId{"phone"}, draft);
    }

    [[nodiscard]] Member ana() const { return members_.find(kAna).value(); }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::FakePasswords passwords_;
    testing::FakeRateLimits rate_limits_;
    testing::FakeJobs jobs_;
    testing::FakeAccounts accounts_;
    testing::FakeMembers members_{accounts_, jobs_};
    testing::FakeSessions sessions_{accounts_};
};

TEST_F(ChangeDetailsTest, ChangesTheNameAndNothingElse) {
    ASSERT_TRUE(change(name("  Anna ")));
    EXPECT_EQ(ana().first_name, "Anna");
    EXPECT_EQ(ana().password_hash, "");
    EXPECT_EQ(accounts_.sessions.size(), 2U);
}

TEST_F(ChangeDetailsTest, AFirstPasswordNeedsNoOldOneAndEndsOtherSessions) {
    ASSERT_TRUE(change(password(kNew)));
    EXPECT_TRUE(passwords_.verify(ana().password_hash, kNew));
    ASSERT_EQ(accounts_.sessions.size(), 1U);
    EXPECT_EQ(accounts_.sessions.front().id, SessionId{"phone"});
}

TEST_F(ChangeDetailsTest, ANewPasswordNeedsTheOldOne) {
    set_password(kOld);
    for (auto const& current : {std::optional<std::string>{}, std::optional<std::string>{"a wrong one"}}) {
        auto const refused = change(password(kNew, current));
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().field, "current_password");
    }
    EXPECT_TRUE(passwords_.verify(ana().password_hash, kOld));
    EXPECT_EQ(accounts_.sessions.size(), 2U);

    ASSERT_TRUE(change(password(kNew, kOld)));
    EXPECT_TRUE(passwords_.verify(ana().password_hash, kNew));
    EXPECT_EQ(accounts_.sessions.size(), 1U);
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

TEST_F(ChangeDetailsTest, TheAddressMayBeRepeatedButNotChanged) {
    auto draft = name("Anna");
    draft.email_address = "ANA@example.com";
    EXPECT_TRUE(change(draft));

    draft = name("Zoe");
    draft.email_address = "zoe@example.com";
    auto const refused = change(draft);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().field, "email_address");
    EXPECT_EQ(ana().first_name, "Anna"); // all or nothing
}

TEST_F(ChangeDetailsTest, OneWrongFieldChangesNothing) {
    auto draft = password("short");
    draft.first_name = "Zoe";
    ASSERT_FALSE(change(draft));
    EXPECT_EQ(ana().first_name, "Ana");
}

TEST_F(ChangeDetailsTest, AnAccountThatIsGoneHasToSignInAgain) {
    accounts_.members.clear();
    auto const refused = change(name("Zoe"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::session_required);
}

} // namespace
} // namespace evenkeel::account
