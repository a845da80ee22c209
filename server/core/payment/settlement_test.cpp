#include "core/payment/settlement.hpp"

#include "tests/support/fixed_clock.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

namespace evenkeel::payment {
namespace {

using testing::kMondayMorning;

Order an_order(std::int64_t price = 69'700) {
    Order order;
    order.id = OrderId{"order"};
    order.item = Item::certification;
    order.currency = "USD";
    order.price = price;
    order.created_at = kMondayMorning;
    return order;
}

Payment showing(Order const& order, Progress const& progress) {
    return {.id = PaymentId{"pi"},
            .order_id = order.id,
            .amount = total_of(order),
            .currency = order.currency,
            .client_secret = {},
            .progress = progress,
            .buyer = {}};
}

/// Everything that came of an order while its payment was looked at again and again.
struct Aftermath {
    Order order;
    std::vector<Movement> posted{};
    int delivered{0};
    int taken_back{0};

    void look_at(Progress const& shown) {
        auto const settlement = settle(order, showing(order, shown), kMondayMorning).value();
        order.progress = settlement.progress;
        posted.insert(posted.end(), settlement.movements.begin(), settlement.movements.end());
        delivered += settlement.deliver ? 1 : 0;
        taken_back += settlement.take_back ? 1 : 0;
    }

    /// Without the accounts on which nothing is left.
    [[nodiscard]] Balances balances() const {
        auto all = balances_of(posted);
        std::erase_if(all, [](auto const& each) { return each.second == 0; });
        return all;
    }
};

Aftermath after(std::vector<Progress> const& shown) {
    Aftermath aftermath{.order = an_order()};
    for (auto const& progress : shown)
        aftermath.look_at(progress);
    return aftermath;
}

Balances dollars(std::int64_t provider, std::int64_t sales, std::int64_t disputed = 0) {
    Balances balances{{{Account::provider, "USD"}, provider},
                      {{Account::certification_sales, "USD"}, sales},
                      {{Account::disputed, "USD"}, disputed}};
    std::erase_if(balances, [](auto const& each) { return each.second == 0; });
    return balances;
}

TEST(Settling, APaidOrderIsDeliveredOnceAndPostedOnce) {
    auto const paid = Progress{.paid = 69'700};
    auto const once = after({{}, paid, paid, {}, paid});
    EXPECT_EQ(once.delivered, 1);
    EXPECT_EQ(once.taken_back, 0);
    EXPECT_EQ(once.posted.size(), 1U);
    EXPECT_EQ(once.balances(), dollars(69'700, -69'700));
}

TEST(Settling, APartOfTheMoneyBackLeavesWhatWasBought) {
    auto const some = after({{.paid = 69'700}, {.paid = 69'700, .refunded = 10'000}});
    EXPECT_EQ(some.taken_back, 0);
    EXPECT_EQ(some.balances(), dollars(59'700, -59'700));
    auto const all = after({{.paid = 69'700}, {.paid = 69'700, .refunded = 69'700}});
    EXPECT_EQ(all.taken_back, 1);
    EXPECT_TRUE(all.balances().empty());
}

TEST(Settling, ADisputeHoldsTheMoneyUntilItIsDecided) {
    Progress const paid{.paid = 69'700};
    Progress open{.paid = 69'700, .disputed = 69'700, .dispute = Dispute::open};
    EXPECT_EQ(after({paid, open}).balances(), dollars(0, -69'700, 69'700));
    EXPECT_EQ(after({paid, open}).taken_back, 0);
    auto won = open;
    won.dispute = Dispute::won;
    EXPECT_EQ(after({paid, open, won}).balances(), dollars(69'700, -69'700));
    auto lost = open;
    lost.dispute = Dispute::lost;
    EXPECT_TRUE(after({paid, open, lost}).balances().empty());
    EXPECT_EQ(after({paid, lost}).taken_back, 1);
    EXPECT_TRUE(after({paid, won, lost}).balances().empty());
}

TEST(Settling, WhatCameBackBeforeAnybodyLookedIsNeverDelivered) {
    auto const late = after({{.paid = 69'700, .refunded = 69'700}});
    EXPECT_EQ(late.delivered, 0);
    EXPECT_EQ(late.taken_back, 0);
    EXPECT_EQ(late.posted.size(), 2U);
}

TEST(Settling, AnotherAmountCurrencyOrOrderIsNoSaleOfOurs) {
    auto const order = an_order();
    for (auto change :
         {+[](Payment& payment) { payment.amount = 1; }, +[](Payment& payment) { payment.currency = "JPY"; },
          +[](Payment& payment) { payment.order_id = OrderId{"another"}; }}) {
        auto payment = showing(order, {.paid = 69'700});
        change(payment);
        EXPECT_EQ(settle(order, payment, kMondayMorning).error().fault, Fault::conflict);
    }
}

TEST(Settling, ReceiptsAreNumberedByTheYearOfThePayment) {
    auto order = an_order();
    order.receipt_number = 417;
    order.paid_at = kMondayMorning;
    EXPECT_EQ(receipt_text(order), "EK-2026-000417");
}

/// The life of one payment, as its provider would show it after each step.
class RandomPayments : public ::testing::Test {
protected:
    std::int64_t below(std::int64_t bound) {
        return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(bound));
    }

    std::vector<Progress> life() {
        std::vector<Progress> shown{{}};
        if (below(5) == 0)
            return shown;
        shown.push_back({.paid = 69'700});
        while (below(3) != 0) {
            auto next = shown.back();
            auto const left = next.paid - next.refunded - next.disputed;
            if (below(2) == 0 && left > 0)
                next.refunded += below(4) == 0 ? left : 1 + below(left);
            else if (next.dispute == Dispute::none && left > 0) {
                next.disputed = 1 + below(left);
                next.dispute = Dispute::open;
            } else if (next.dispute == Dispute::open)
                next.dispute = below(2) == 0 ? Dispute::won : Dispute::lost;
            shown.push_back(next);
        }
        return shown;
    }

    std::mt19937 random_{20261123}; // NOLINT(*-msc51-cpp): the same lives every time
};

TEST_F(RandomPayments, GiveTheSameStateInWhateverOrderAndHoweverOftenTheyAreTold) {
    for (int i = 0; i < 5000; ++i) {
        auto const shown = life();
        auto told = shown;
        for (auto repeats = below(6); repeats > 0; --repeats)
            told.push_back(shown[static_cast<std::size_t>(below(std::ssize(shown)))]);
        std::ranges::shuffle(told, random_);
        auto const in_order = after(shown);
        auto const shuffled = after(told);
        ASSERT_EQ(shuffled.order.progress, in_order.order.progress) << "life " << i;
        ASSERT_EQ(shuffled.balances(), in_order.balances()) << "life " << i;
        ASSERT_EQ(shuffled.order.progress, shown.back());
        ASSERT_EQ(shuffled.delivered - shuffled.taken_back, is_entitled(shown.back()) ? 1 : 0);
        ASSERT_LE(shuffled.delivered, 1);
    }
}

TEST_F(RandomPayments, BalanceAtEveryStepAndMoveNoMoneyThatNobodyPaid) {
    for (int i = 0; i < 5000; ++i) {
        Aftermath aftermath{.order = an_order()};
        for (auto const& shown : life()) {
            aftermath.look_at(shown);
            auto const all = balances_of(aftermath.posted);
            ASSERT_EQ(std::accumulate(all.begin(), all.end(), std::int64_t{0},
                                      [](auto sum, auto const& each) { return sum + each.second; }),
                      0);
            auto const gone = shown.dispute == Dispute::won ? 0 : shown.disputed;
            auto const provider = all.find({Account::provider, "USD"});
            ASSERT_EQ(provider == all.end() ? 0 : provider->second, shown.paid - shown.refunded - gone);
        }
        std::set<std::string> ids;
        for (auto const& movement : aftermath.posted) {
            ASSERT_NO_THROW(demand_sound(movement));
            ASSERT_TRUE(ids.insert(movement.id).second) << movement.id;
        }
    }
}

} // namespace
} // namespace evenkeel::payment
