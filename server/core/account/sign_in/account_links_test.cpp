#include "core/account/sign_in/confirm_address.hpp"

#include "core/account/member/members.hpp"
#include "core/account/member/request_erase.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/account/sign_in/account_links.hpp"
#include "core/account/sign_in/forget_links.hpp"
#include "core/account/sign_in/link_tokens.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/account/sign_in/request_link.hpp"
#include "core/account/sign_in/reset_password.hpp"
#include "core/account/sign_in/sign_in_by_link.hpp"
#include "core/job/jobs.hpp"
#include "core/trainer/trainer_links.hpp"
#include "tests/support/fake_passwords.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::account {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class AccountLinksTest : public ::testing::Test {
protected:
    void SetUp() override {
        for (auto const* const id : {"ana", "bo"})
            ASSERT_TRUE(members_.add(testing::a_member(id), testing::a_session(id, MemberId{id}),
                                     testing::a_job("welcome")));
    }

    /// A link as a mail would carry it; answers its token.
    std::string mailed(LinkPurpose purpose, std::string const& address = "ana@example.com") {
        LinkId const id{"link " + std::to_string(++links_made_)};
        links_.keep_once(tokens_.made(purpose, id, kAna, address, clock_.now()));
        return tokens_.token_of(id);
    }

    /// As a worker does when all of them are due.
    void finish_jobs() {
        for (auto const& job : jobs_.lease("worker", clock_.now() + 1h, 1min, 100))
            jobs_.finish(job.id, "worker");
    }

    /// Opened where nobody is signed in.
    Result<ConfirmedAddress> confirm_(std::string const& token) {
        return confirm_address_(token, std::nullopt, kPhone);
    }

    [[nodiscard]] std::size_t sessions_of_ana() const { return sessions_.list(kAna, clock_.now()).size(); }

    MemberId const kAna{"ana"};
    Device const kPhone{"phone", "Browser/1.0"};
    int links_made_{0};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::FakePasswords passwords_;
    testing::TestStores stores_;
    account::RateLimits& rate_limits_{stores_.rate_limits};
    job::Jobs& jobs_{stores_.jobs};
    account::Members& members_{stores_.members};
    account::Sessions& sessions_{stores_.sessions};
    account::AccountLinks& links_{stores_.account_links};
    LinkTokens tokens_{secure_, "key"};
    RequestLink request_{jobs_, rate_limits_, clock_, secure_};
    SignInByLink sign_in_{links_, stores_.sign_ups, clock_, secure_};
    ResetPassword reset_{links_, passwords_, clock_, secure_};
    ConfirmAddress confirm_address_{members_, links_, clock_, secure_};
    RequestErase erase_{{.members = members_,
                         .links = links_,
                         .rate_limits = rate_limits_,
                         .tokens = tokens_,
                         .clock = clock_,
                         .secure = secure_}};
};

TEST_F(AccountLinksTest, ATokenFollowsFromTheKeyAndTheLink) {
    EXPECT_EQ(tokens_.token_of(LinkId{"a"}), tokens_.token_of(LinkId{"a"}));
    EXPECT_NE(tokens_.token_of(LinkId{"a"}), tokens_.token_of(LinkId{"b"}));
    EXPECT_NE(tokens_.token_of(LinkId{"a"}), (LinkTokens{secure_, "another key"}.token_of(LinkId{"a"})));
    EXPECT_NE(tokens_.token_of(LinkId{"a"}), tokens_.hash_of(LinkId{"a"}));
}

TEST_F(AccountLinksTest, AskingDoesTheSameForKnownAndUnknownAddresses) {
    for (auto const purpose : {LinkPurpose::sign_in, LinkPurpose::password_reset}) {
        ASSERT_TRUE(request_(purpose, " ANA@example.com"));
        ASSERT_TRUE(request_(purpose, "nobody@example.com"));
        auto const queued = stores_.queued();
        auto const& known = queued.at(queued.size() - 2);
        auto const& unknown = queued.back();
        EXPECT_EQ(known.kind, mail_job_kind(purpose));
        EXPECT_EQ(unknown.kind, known.kind);
        EXPECT_TRUE(known.payload.ends_with(" ana@example.com"));
        EXPECT_TRUE(unknown.payload.ends_with(" nobody@example.com"));
    }
    EXPECT_EQ(stores_.count_rows("account_links"),
              0U); // no look at the members, and so no difference in time
}

TEST_F(AccountLinksTest, WhileAMailWaitsAnotherIsNotQueued) {
    auto const before = stores_.queued().size();
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(request_(LinkPurpose::sign_in, "ana@example.com"));
    EXPECT_EQ(stores_.queued().size(), before + 1);
}

TEST_F(AccountLinksTest, AskingIsNeverRefusedAndMailedAtGrowingIntervalsWhetherTheAddressIsKnownOrNot) {
    for (auto const* const address : {"ana@example.com", "nobody@example.com"}) {
        auto const began = clock_.now();
        std::vector<std::chrono::milliseconds> turns;
        for (int i = 0; i < 7; ++i) {
            for (int strangers = 0; strangers < 20; ++strangers)
                ASSERT_TRUE(request_(LinkPurpose::sign_in, address));
            turns.push_back(stores_.queued().back().run_at - began);
            finish_jobs();
            clock_.advance(began + turns.back() - clock_.now() + 1ms);
        }
        EXPECT_THAT(turns, ::testing::ElementsAre(0min, 1min, 4min, 14min, 34min, 54min, 74min));
    }
}

TEST_F(AccountLinksTest, AtAnyMomentTheNewestLinkWorksOrIsAboutToCome) {
    EXPECT_LT(kLinkGaps.back(), link_life(LinkPurpose::sign_in));
    EXPECT_LT(kLinkGaps.back(), link_life(LinkPurpose::password_reset));
}

TEST_F(AccountLinksTest, AskingRefusesWhatIsNoAddress) {
    EXPECT_EQ(request_(LinkPurpose::sign_in, "ana").error().field, "email_address");
}

TEST_F(AccountLinksTest, ASignInLinkOpensASessionOnce) {
    ASSERT_TRUE(confirm_(mailed(LinkPurpose::address_change)));
    ASSERT_EQ(sessions_of_ana(), 1U);
    auto const token = mailed(LinkPurpose::sign_in);
    auto const opened = sign_in_(token, kPhone);
    ASSERT_TRUE(opened);
    EXPECT_EQ(sessions_.find_live(secure_.sha256(opened->token), clock_.now())->member_id, kAna);
    EXPECT_EQ(sessions_of_ana(), 2U);
    auto const again = sign_in_(token, kPhone);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().fault, Fault::link_used);
    EXPECT_EQ(again.error().field, "sign_in_token");
    EXPECT_EQ(sessions_of_ana(), 2U);
}

TEST_F(AccountLinksTest, LinksEndAfterTheirTime) {
    auto const sign_in = mailed(LinkPurpose::sign_in);
    auto const reset = mailed(LinkPurpose::password_reset);
    auto const change = mailed(LinkPurpose::address_change, "new@example.com");
    auto const erase = mailed(LinkPurpose::erase);
    clock_.advance(30min);
    EXPECT_EQ(sign_in_(sign_in, kPhone).error().fault, Fault::link_expired);
    EXPECT_EQ(reset_.validate(reset).error().fault, Fault::link_expired);
    EXPECT_EQ(reset_.complete(reset, "a deep, deep lake", kPhone).error().fault, Fault::link_expired);
    clock_.advance(24h - 30min);
    EXPECT_EQ(confirm_(change).error().fault, Fault::link_expired);
    EXPECT_EQ(erase_.confirm(erase).error().fault, Fault::link_expired);
}

TEST_F(AccountLinksTest, ALinkIsGoodForNothingElse) {
    auto const token = mailed(LinkPurpose::sign_in);
    EXPECT_EQ(reset_.validate(token).error().fault, Fault::link_invalid);
    EXPECT_EQ(confirm_(token).error().fault, Fault::link_invalid);
    EXPECT_EQ(erase_.confirm(token).error().fault, Fault::link_invalid);
    EXPECT_EQ(sign_in_("gibberish", kPhone).error().fault, Fault::link_invalid);
    EXPECT_EQ(sign_in_("", kPhone).error().fault, Fault::link_invalid);
    EXPECT_TRUE(sign_in_(token, kPhone));
}

TEST_F(AccountLinksTest, AResetSetsThePasswordAndLeavesOneSession) {
    auto const token = mailed(LinkPurpose::password_reset);
    EXPECT_EQ(reset_.validate(token)->email_address, "ana@example.com");
    auto const opened = reset_.complete(token, "a deep, deep lake", kPhone);
    ASSERT_TRUE(opened);
    EXPECT_TRUE(
        passwords_.verify(members_.find(kAna)->password_hash, "a deep, deep lake", Bringer::stranger));
    EXPECT_EQ(sessions_of_ana(), 1U);
    EXPECT_EQ(reset_.validate(token).error().fault, Fault::link_used);
    EXPECT_EQ(reset_.complete(token, "another deep lake", kPhone).error().fault, Fault::link_used);
}

TEST_F(AccountLinksTest, AWeakPasswordLeavesTheLinkOpen) {
    auto const token = mailed(LinkPurpose::password_reset);
    for (auto const* const weak : {"short", "aaaaaaaaaaaa", "ana@example.com"}) {
        auto const refused = reset_.complete(token, weak, kPhone);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().field, "new_password");
    }
    EXPECT_TRUE(reset_.validate(token));
}

TEST_F(AccountLinksTest, AConfirmedAddressReplacesTheOld) {
    auto const confirmed = confirm_(mailed(LinkPurpose::address_change, "new@example.com"));
    ASSERT_TRUE(confirmed);
    EXPECT_EQ(confirmed->email_address, "new@example.com");
    EXPECT_EQ(members_.find(kAna)->email_address, "new@example.com");
}

/// Who stands on the other side of a confirmation.
TEST(OpenedByHolder, IsAnySessionForTheSameAddressAndOnlyTheOneThatAskedForAnother) {
    MemberId const ana{"ana"};
    auto same = testing::a_link("welcome", ana, LinkPurpose::address_change);
    auto other = same;
    other.email_address = "new@example.com";
    other.asked_by = SessionId{"asked"};
    PresentSession const asked{SessionId{"asked"}, ana};
    PresentSession const lured{SessionId{"lured"}, ana};
    PresentSession const somebody_else{SessionId{"asked"}, MemberId{"bo"}};
    EXPECT_TRUE(is_opened_by_holder(same, "ana@example.com", lured));
    EXPECT_TRUE(is_opened_by_holder(other, "ana@example.com", asked));
    EXPECT_FALSE(is_opened_by_holder(other, "ana@example.com", lured));
    EXPECT_FALSE(is_opened_by_holder(other, "ana@example.com", somebody_else));
    EXPECT_FALSE(is_opened_by_holder(same, "ana@example.com", somebody_else));
    EXPECT_FALSE(is_opened_by_holder(same, "ana@example.com", std::nullopt));
}

TEST_F(AccountLinksTest, AnAddressThatWasTakenMeanwhileIsRefused) {
    auto const refused = confirm_(mailed(LinkPurpose::address_change, "bo@example.com"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::account_exists);
}

TEST_F(AccountLinksTest, AnErasureIsAskedForAndConfirmed) {
    ASSERT_TRUE(erase_.request(kAna));
    auto const mail = stores_.queued().back();
    EXPECT_EQ(mail.kind, "send_erase_mail");
    LinkId const link{mail.payload.substr(0, mail.payload.find(' '))};
    EXPECT_EQ(sessions_of_ana(), 1U); // nothing happens yet
    auto const confirmed = erase_.confirm(tokens_.token_of(link));
    ASSERT_TRUE(confirmed);
    EXPECT_EQ(*confirmed, kAna);
    EXPECT_EQ(stores_.queued().back().kind, "erase_member");
    EXPECT_EQ(stores_.queued().back().payload, "ana");
    EXPECT_EQ(sessions_of_ana(), 0U);
    EXPECT_EQ(erase_.confirm(tokens_.token_of(link)).error().fault, Fault::link_used);
}

TEST_F(AccountLinksTest, AskingForTheErasureIsLimited) {
    for (int i = 0; i < kEraseRequests.calls; ++i)
        EXPECT_TRUE(erase_.request(kAna));
    EXPECT_EQ(erase_.request(kAna).error().fault, Fault::too_many_requests);
    EXPECT_EQ(erase_.request(MemberId{"nobody"}).error().fault, Fault::session_required);
}

TEST_F(AccountLinksTest, OldLinksAreForgottenAfterAWhile) {
    (void)mailed(LinkPurpose::sign_in);
    ForgetLinks const forget{links_, stores_.sign_ups, clock_};
    clock_.advance(kLinkMemory + 30min);
    EXPECT_EQ(forget(), 0U);
    clock_.advance(1ms);
    EXPECT_EQ(forget(), 1U);
}

} // namespace
} // namespace evenkeel::account
