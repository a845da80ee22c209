#include "core/base/unavailable.hpp"

#include "core/account/member/members.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/commerce/complete_purchase.hpp"
#include "core/commerce/country.hpp"
#include "core/commerce/create_invite.hpp"
#include "core/commerce/invites.hpp"
#include "core/commerce/redeem_code.hpp"
#include "core/commerce/subscriptions.hpp"
#include "core/trainer/trainer_links.hpp"
#include "tests/support/fake_secure.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::commerce {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

/// Says what the test wants of any claim.
class ScriptedStore final : public StorePurchases {
public:
    Result<VerifiedPurchase> verify(PurchaseClaim const& claim) override {
        if (is_down)
            throw Unavailable{"the store does not answer"};
        if (claim.transaction == "declined")
            return refuse(Fault::purchase_refused, "transaction", "No.");
        return VerifiedPurchase{"app_store", claim.transaction, product_id, expires_at};
    }

    bool is_down{false};
    std::string product_id{"quarter"};
    Instant expires_at{kMondayMorning + 24h * 90};
};

/// Ana and Bo have accounts and a trial.
class CommerceTest : public ::testing::Test {
protected:
    void SetUp() override {
        for (auto const* const id : {"ana", "bo"})
            ASSERT_TRUE(members_.add(testing::a_member(id), testing::a_session(id, MemberId{id}),
                                     testing::a_job("welcome")));
    }

    Invite invite(int months = 3) {
        return create_({}, {.kind = InviteKind::access,
                            .first_name = "Bea",
                            .email_address = "Bea@Example.com",
                            .months = months,
                            .send_mail = false,
                            .event_id = {}})
            ->invite;
    }

    static InviteDraft draft(InviteKind kind, std::string address, int months) {
        return {.kind = kind,
                .first_name = "Bea",
                .email_address = std::move(address),
                .months = months,
                .send_mail = false,
                .event_id = {}};
    }

    Result<VerifiedPurchase> purchase(MemberId const& member, PurchaseDraft const& draft) {
        return complete_({{"quarter", "three_months", 3}}, member, draft);
    }

    Instant until(MemberId const& member) { return members_.find(member)->premium_until; }

    MemberId const kAna{"ana"};
    MemberId const kBo{"bo"};
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::TestStores stores_;
    account::Members& members_{stores_.members};
    account::RateLimits& limits_{stores_.rate_limits};
    trainer::TrainerLinks& trainers_{stores_.trainer_links};
    commerce::Invites& invites_{stores_.invites};
    commerce::Subscriptions& subscriptions_{stores_.subscriptions};
    ScriptedStore store_;
    CreateInvite create_{invites_, clock_, secure_};
    RedeemCode redeem_{{invites_, limits_, clock_, secure_}};
    CompletePurchase complete_{{subscriptions_, store_, clock_, secure_}};
};

TEST_F(CommerceTest, ACodeIsRedeemedHoweverItIsTyped) {
    auto const code = spelled_out(invite().code);
    std::string typed = " ";
    for (char const c : code)
        typed += static_cast<char>(std::tolower(c));
    auto const redeemed = redeem_(kAna, typed);
    ASSERT_TRUE(redeemed);
    EXPECT_EQ(redeemed->months, 3);
    EXPECT_GT(until(kAna), kMondayMorning + 24h * 90);
}

TEST_F(CommerceTest, EachReasonHasItsOwnCode) {
    EXPECT_EQ(redeem_(kAna, "ABCD").error().fault, Fault::code_unknown);
    auto const used = invite().code;
    ASSERT_TRUE(redeem_(kBo, used));
    EXPECT_EQ(redeem_(kAna, used).error().fault, Fault::code_used);
    auto const old = invite().code;
    clock_.advance(kInviteLife);
    auto const expired = redeem_(kAna, old).error();
    EXPECT_EQ(expired.fault, Fault::code_expired);
    EXPECT_EQ(expired.field, "invite_code");
}

TEST_F(CommerceTest, GuessingEndsAfterTenTries) {
    for (int i = 0; i < kCodeGuesses.calls; ++i)
        EXPECT_EQ(redeem_(kAna, "NOPE").error().fault, Fault::code_unknown);
    auto const refused = redeem_(kAna, invite().code).error();
    EXPECT_EQ(refused.fault, Fault::too_many_requests);
    EXPECT_GT(refused.retry_after, 0s);
    EXPECT_TRUE(redeem_(kBo, invite().code));
    clock_.advance(kCodeGuesses.window);
    EXPECT_TRUE(redeem_(kAna, invite().code));
}

TEST_F(CommerceTest, AnInviteIsCheckedFieldByField) {
    auto const field = [this](InviteDraft const& wrong) { return create_({}, wrong).error().field; };
    EXPECT_EQ(field(draft(InviteKind::access, "bea@example.com", 0)), "months_premium_access");
    EXPECT_EQ(field(draft(InviteKind::access, "bea@example.com", kMostMonths + 1)), "months_premium_access");
    EXPECT_EQ(field(draft(InviteKind::access, "nowhere", 3)), "email_address");
    EXPECT_EQ(field(draft(InviteKind::trainer, "", 0)), "email_address");
    auto to_nobody = draft(InviteKind::access, "", 3);
    EXPECT_TRUE(create_({}, to_nobody));
    to_nobody.send_mail = true;
    EXPECT_EQ(field(to_nobody), "email_address");
    auto named = draft(InviteKind::access, "", 3);
    named.first_name = "two\nlines";
    EXPECT_EQ(field(named), "first_name");
}

TEST_F(CommerceTest, AnInviteOfAnAdminIsAuditedUnderAPseudonym) {
    auto const kept = create_({kAna}, draft(InviteKind::access, "bea@example.com", 6));
    auto const shown = stores_.audit_log.list({}, 10);
    ASSERT_EQ(shown.size(), 1U);
    auto const& entry = shown.front().entry;
    EXPECT_EQ(entry.actor_member, kAna);
    EXPECT_EQ(entry.actor, kept->invite.created_by);
    EXPECT_EQ(entry.actor.find("ana"), std::string::npos);
    EXPECT_EQ(entry.action, admin::kInviteCreated);
    EXPECT_EQ(entry.subject, "invite:" + kept->invite.id.value());
    EXPECT_EQ(entry.detail, "months=6");
}

TEST_F(CommerceTest, ATrainersInviteMakesTheTrainer) {
    auto const kept = create_({}, draft(InviteKind::trainer, "Tara@Example.com", 99));
    EXPECT_EQ(kept->invite.months, 0);
    auto const trainer = trainers_.find_trainer(kept->invite.trainer_id);
    ASSERT_TRUE(trainer);
    EXPECT_EQ(trainer->email_address, "tara@example.com");
    EXPECT_NE(trainer->invite_code, kept->invite.code);
    EXPECT_EQ(redeem_(kAna, kept->invite.code).error().fault, Fault::code_unknown);
}

TEST_F(CommerceTest, APurchaseOpensPremiumAsLongAsTheStoreSays) {
    ASSERT_TRUE(purchase(kAna, {"t1", "quarter", "at"}));
    ASSERT_TRUE(purchase(kAna, {"t1", "quarter", "AUT"}));
    EXPECT_EQ(until(kAna), store_.expires_at);
    ASSERT_EQ(subscriptions_.list(kAna, 10).size(), 1U);
    EXPECT_EQ(subscriptions_.list(kAna, 10).front().country_code, "AT");
    EXPECT_EQ(purchase(kBo, {"t1", "quarter", "AT"}).error().fault, Fault::conflict);
    EXPECT_EQ(until(kBo), kMondayMorning + account::kTrial);
}

TEST_F(CommerceTest, APurchaseIsCheckedFieldByField) {
    auto const refusal = [this](PurchaseDraft const& wrong) {
        auto const failure = purchase(kAna, wrong).error();
        return std::pair{failure.fault, failure.field};
    };
    using Refusal = std::pair<Fault, std::string>;
    EXPECT_EQ(refusal({"", "quarter", "AT"}), (Refusal{Fault::invalid_input, "transaction"}));
    EXPECT_EQ(refusal({std::string(kLongestTransaction + 1, 't'), "quarter", "AT"}),
              (Refusal{Fault::invalid_input, "transaction"}));
    EXPECT_EQ(refusal({"t", "lifetime", "AT"}), (Refusal{Fault::invalid_input, "product_id"}));
    EXPECT_EQ(refusal({"t", "quarter", "XX"}), (Refusal{Fault::invalid_input, "country_code"}));
    EXPECT_EQ(refusal({"declined", "quarter", "AT"}), (Refusal{Fault::purchase_refused, "transaction"}));
    store_.product_id = "year";
    EXPECT_EQ(refusal({"t", "quarter", "AT"}), (Refusal{Fault::purchase_refused, "product_id"}));
    store_.product_id = "quarter";
    store_.expires_at = kMondayMorning;
    EXPECT_EQ(refusal({"t", "quarter", "AT"}), (Refusal{Fault::purchase_refused, "transaction"}));
    store_.is_down = true;
    EXPECT_THROW((void)purchase(kAna, {"t", "quarter", "AT"}), Unavailable);
    EXPECT_TRUE(subscriptions_.list(kAna, 10).empty());
}

TEST(Country, IsKnownByTwoOrThreeLettersInAnyCase) {
    EXPECT_EQ(country_named("AT"), "AT");
    EXPECT_EQ(country_named("usa"), "US");
    EXPECT_EQ(country_named("Gbr"), "GB");
    EXPECT_EQ(country_named("zwe"), "ZW");
    EXPECT_EQ(country_named("AW"), "AW");
    for (auto const* const wrong : {"", "A", "XX", "UK", "EU", "TAU", "T A", "AT ", "AUTO", "  "})
        EXPECT_FALSE(country_named(wrong)) << wrong;
}

} // namespace
} // namespace evenkeel::commerce
