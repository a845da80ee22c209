#include "core/base/local_day.hpp"
#include "tests/port_contracts/contract.hpp"
#include "tests/support/sample_invites.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using commerce::Subscription;
using Outcome = commerce::Subscriptions::Outcome;

auto fields(Subscription const& subscription) {
    return std::make_tuple(subscription.id, subscription.member_id, subscription.store,
                           subscription.transaction_id, subscription.product_id, subscription.country_code,
                           subscription.started_at, subscription.expires_at);
}

Subscription a_subscription(std::string const& transaction, MemberId const& member,
                            Instant expires_at = kMondayMorning + 24h * 90) {
    return {.id = SubscriptionId{"id of " + transaction},
            .member_id = member,
            .store = "app_store",
            .transaction_id = transaction,
            .product_id = "three months",
            .country_code = "AT",
            .started_at = kMondayMorning,
            .expires_at = expires_at};
}

template <class Backend>
class SubscriptionsContract : public Contract<Backend> {
protected:
    commerce::Subscriptions& subscriptions() { return this->stores_.subscriptions; }

    account::Member ana() { return *this->stores_.members.find(this->kAna); }
};

TYPED_TEST_SUITE(SubscriptionsContract, Backends, BackendNames);

TYPED_TEST(SubscriptionsContract, ASubscriptionIsReadAsItWasKeptAndOpensPremium) {
    auto const bought = a_subscription("1", this->kAna);
    EXPECT_EQ(this->subscriptions().add_once(bought), Outcome::kept);
    auto const read = this->subscriptions().list(this->kAna, 10);
    ASSERT_EQ(read.size(), 1U);
    EXPECT_EQ(fields(read.front()), fields(bought));
    EXPECT_EQ(this->ana().premium_until, bought.expires_at);
    EXPECT_EQ(this->ana().premium_source, account::PremiumSource::subscription);
}

TYPED_TEST(SubscriptionsContract, ItNeverShortensWhatThereIs) {
    this->subscriptions().add_once(a_subscription("1", this->kAna, kMondayMorning + 1h));
    EXPECT_EQ(this->ana().premium_until, kMondayMorning + account::kTrial);
    EXPECT_EQ(this->ana().premium_source, account::PremiumSource::trial);
}

TYPED_TEST(SubscriptionsContract, TheSameTransactionAgainChangesNothing) {
    this->subscriptions().add_once(a_subscription("1", this->kAna));
    auto again = a_subscription("1", this->kAna, kMondayMorning + 24h * 900);
    again.id = SubscriptionId{"another"};
    EXPECT_EQ(this->subscriptions().add_once(again), Outcome::repeated);
    EXPECT_EQ(this->subscriptions().list(this->kAna, 10).size(), 1U);
    EXPECT_EQ(this->ana().premium_until, kMondayMorning + 24h * 90);
}

TYPED_TEST(SubscriptionsContract, ATransactionBelongsToOneMemberAndOneStore) {
    this->subscriptions().add_once(a_subscription("1", this->kBo));
    EXPECT_EQ(this->subscriptions().add_once(a_subscription("1", this->kAna)), Outcome::of_another_member);
    EXPECT_EQ(this->ana().premium_until, kMondayMorning + account::kTrial);
    auto elsewhere = a_subscription("1", this->kAna);
    elsewhere.store = "play";
    EXPECT_EQ(this->subscriptions().add_once(elsewhere), Outcome::kept);
}

TYPED_TEST(SubscriptionsContract, OfManyAtOnceOneHasTheTransaction) {
    auto const outcomes = all_at_once(8, [this](int i) {
        auto bought = a_subscription("1", i % 2 == 0 ? this->kAna : this->kBo);
        bought.id = SubscriptionId{std::to_string(i)};
        return this->subscriptions().add_once(bought);
    });
    EXPECT_EQ(std::ranges::count(outcomes, Outcome::kept), 1);
    EXPECT_EQ(std::ranges::count(outcomes, Outcome::repeated), 3);
    EXPECT_EQ(std::ranges::count(outcomes, Outcome::of_another_member), 4);
}

TYPED_TEST(SubscriptionsContract, TheListIsTheMembersOwnLastToExpireFirst) {
    for (auto const days : {10, 30, 20})
        this->subscriptions().add_once(
            a_subscription(std::to_string(days), this->kAna, kMondayMorning + days * 24h));
    this->subscriptions().add_once(a_subscription("of bo", this->kBo));
    auto const list = this->subscriptions().list(this->kAna, 2);
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list.at(0).transaction_id, "30");
    EXPECT_EQ(list.at(1).transaction_id, "20");
}

TYPED_TEST(SubscriptionsContract, TheStoreMovesTheEndOfAPeriod) {
    this->subscriptions().add_once(a_subscription("1", this->kAna));
    auto const later = kMondayMorning + 24h * 180;
    EXPECT_TRUE(this->subscriptions().update({"app_store", "1"}, {.expires_at = later}));
    EXPECT_EQ(this->ana().premium_until, later);
    EXPECT_EQ(this->subscriptions().list(this->kAna, 1).front().expires_at, later);
    EXPECT_TRUE(this->subscriptions().update({"app_store", "1"},
                                             {.expires_at = later, .grace_until = later + 24h * 16}));
    EXPECT_EQ(this->ana().premium_until, later + 24h * 16);
    EXPECT_FALSE(this->subscriptions().update({"play", "1"}, {.expires_at = later}));
}

TYPED_TEST(SubscriptionsContract, ARefundEndsThePeriodAndGivesACodeItsWholeTime) {
    auto const bought = a_subscription("1", this->kAna);
    this->subscriptions().add_once(bought);
    this->stores_.invites.add_once({an_invite("1", {}), {}, an_audit_entry("1"), {}});
    this->stores_.invites.redeem("CODE1", this->kAna, kMondayMorning + 1h);
    auto const refunded_at = kMondayMorning + 24h * 10;
    commerce::PaidPeriod const refunded{.expires_at = bought.expires_at,
                                        .taken_back_at = refunded_at,
                                        .taken_back = commerce::TakenBack::refunded};
    for (int told = 0; told < 2; ++told) {
        EXPECT_TRUE(this->subscriptions().update({"app_store", "1"}, refunded));
        EXPECT_EQ(this->ana().premium_until, months_later(refunded_at, 3, "Europe/Vienna"));
        EXPECT_EQ(this->ana().premium_source, account::PremiumSource::access_code);
    }
}

} // namespace
} // namespace evenkeel::testing
