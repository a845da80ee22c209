#include "storage/payment/orders.hpp"

#include "core/base/local_day.hpp"
#include "storage/payment/ledger.hpp"
#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using payment::Account;
using payment::Balances;
using payment::Dispute;
using payment::Item;
using payment::Order;
using payment::Orders;
using payment::Progress;
using ::testing::ElementsAre;
using Download = Orders::Download;

Order an_order(std::string const& id, Item item = Item::book, std::int64_t price = 99) {
    Order order;
    order.id = OrderId{id};
    order.event_id = EventId{"event " + id};
    order.item = item;
    order.language_code = "de";
    order.currency = "USD";
    order.price = price;
    order.created_at = kMondayMorning;
    return order;
}

template <class Backend>
class OrdersContract : public Contract<Backend> {
protected:
    Result<payment::Settlement> settle(Order const& order, Progress const& progress,
                                       Instant now = kMondayMorning + 1h) {
        return orders_.settle({.id = PaymentId{"pi " + order.id.value()},
                               .order_id = order.id,
                               .amount = payment::total_of(order),
                               .currency = order.currency,
                               .client_secret = {},
                               .progress = progress,
                               .buyer = {"Ruth", "ruth@example.com", "Visa 4242"}},
                              {.invite_id = InviteId{"invite of " + order.id.value()},
                               .invite_code = "CODE" + order.id.value(),
                               .invite_months = 3,
                               .downloads_last = std::chrono::days{30},
                               .receipt = a_job("receipt of " + order.id.value())},
                              now);
    }

    Order paid(Order const& order) {
        orders_.add_once(order);
        EXPECT_TRUE(settle(order, {.paid = payment::total_of(order)}));
        return orders_.find(order.id).value();
    }

    account::Member ana() { return *this->stores_.members.find(this->kAna); }

    storage::SqlOrders orders_{this->backend_.database()};
    storage::SqlLedger ledger_{this->backend_.database()};
};

TYPED_TEST_SUITE(OrdersContract, Backends, BackendNames);

TYPED_TEST(OrdersContract, AnOrderIsReadAsItWasKept) {
    auto order = an_order("1", Item::certification, 69'700);
    order.amount_off = 20'000;
    order.unique_code = "CODE";
    order.affiliate_code = "MARA";
    order.is_course = true;
    EXPECT_TRUE(this->orders_.add_once(order).is_new);
    auto const read = this->orders_.find(order.id).value();
    EXPECT_EQ(read.event_id, order.event_id);
    EXPECT_EQ(read.item, Item::certification);
    EXPECT_EQ(payment::total_of(read), 49'700);
    EXPECT_EQ(read.unique_code + read.affiliate_code + read.language_code + read.currency, "CODEMARAdeUSD");
    EXPECT_TRUE(read.is_course);
    EXPECT_EQ(read.created_at, kMondayMorning);
    EXPECT_EQ(read.progress, Progress{});
    EXPECT_FALSE(read.paid_at || read.downloads_until);
    EXPECT_FALSE(this->orders_.find(OrderId{"2"}));
}

TYPED_TEST(OrdersContract, OfOneEventManyTimesAtOnceOneOrderIsKept) {
    auto const kept = all_at_once(8, [this](int i) {
        auto order = an_order(std::to_string(i));
        order.event_id = EventId{"the same"};
        return this->orders_.add_once(order);
    });
    EXPECT_EQ(std::ranges::count(kept, true, &Orders::Kept::is_new), 1);
    for (auto const& each : kept)
        EXPECT_EQ(each.order.id, kept.front().order.id);
}

TYPED_TEST(OrdersContract, TheFirstPaymentStaysAttached) {
    this->orders_.add_once(an_order("1"));
    this->orders_.attach(OrderId{"1"}, PaymentId{"pi"});
    this->orders_.attach(OrderId{"1"}, PaymentId{"another"});
    EXPECT_EQ(this->orders_.find(OrderId{"1"})->payment_id, PaymentId{"pi"});
}

TYPED_TEST(OrdersContract, PayingPostsHandsOverAndQueuesTheReceiptOnce) {
    auto const order = this->paid(an_order("1"));
    EXPECT_TRUE(this->settle(order, {.paid = 99}));
    EXPECT_EQ(order.receipt_number, 1);
    EXPECT_EQ(order.paid_at, kMondayMorning + 1h);
    EXPECT_EQ(order.downloads_until, kMondayMorning + 1h + std::chrono::days{30});
    EXPECT_EQ(order.buyer.email_address, "ruth@example.com");
    EXPECT_EQ(order.payment_id, PaymentId{"pi 1"});
    EXPECT_THAT(this->queued(), ElementsAre("receipt of 1"));
    EXPECT_EQ(this->ledger_.list(order.id).size(), 1U);
    EXPECT_EQ(this->ledger_.balances(),
              (Balances{{{Account::provider, "USD"}, 99}, {{Account::book_sales, "USD"}, -99}}));
}

TYPED_TEST(OrdersContract, SettledManyTimesAtOnceItIsHandedOverOnce) {
    this->orders_.add_once(an_order("1"));
    auto const settled =
        all_at_once(8, [this](int) { return this->settle(an_order("1"), {.paid = 99})->deliver; });
    EXPECT_EQ(std::ranges::count(settled, true), 1);
    EXPECT_THAT(this->queued(), ElementsAre("receipt of 1"));
    EXPECT_EQ(this->ledger_.list(OrderId{"1"}).size(), 1U);
}

TYPED_TEST(OrdersContract, ReceiptsOfManyAtOnceAreNumberedWithoutGaps) {
    for (int i = 0; i < 6; ++i)
        this->orders_.add_once(an_order(std::to_string(i)));
    all_at_once(
        6, [this](int i) { return this->settle(an_order(std::to_string(i)), {.paid = 99}).has_value(); });
    std::vector<std::int64_t> numbers;
    for (int i = 0; i < 6; ++i)
        numbers.push_back(this->orders_.find(OrderId{std::to_string(i)})->receipt_number);
    EXPECT_THAT(numbers, ::testing::UnorderedElementsAre(1, 2, 3, 4, 5, 6));
}

TYPED_TEST(OrdersContract, APaymentOfNobodysOrderOrAnotherAmountChangesNothing) {
    EXPECT_EQ(this->settle(an_order("9"), {.paid = 99}).error().fault, Fault::not_found);
    this->orders_.add_once(an_order("1"));
    EXPECT_EQ(this->settle(an_order("1", Item::book, 100), {.paid = 100}).error().fault, Fault::conflict);
    EXPECT_EQ(this->orders_.find(OrderId{"1"})->progress, Progress{});
    EXPECT_TRUE(this->ledger_.balances().empty());
}

TYPED_TEST(OrdersContract, ABundleBringsACodeAndARefundTakesItsMonthsBack) {
    auto const order = this->paid(an_order("1", Item::book_bundle, 3599));
    auto const before = this->ana().premium_until;
    EXPECT_EQ(order.invite_id, InviteId{"invite of 1"});
    EXPECT_EQ(this->stores_.invites.redeem("CODE1", this->kAna, kMondayMorning + 2h).months, 3);
    EXPECT_EQ(this->ana().premium_until, months_later(before, 3, "Europe/Vienna"));
    EXPECT_TRUE(this->settle(order, {.paid = 3599, .refunded = 3599}, kMondayMorning + 3h)->take_back);
    EXPECT_EQ(this->ana().premium_until, before);
    EXPECT_EQ(this->ana().premium_source, account::PremiumSource::trial);
    EXPECT_EQ(this->orders_.take_download(order.id, 5, kMondayMorning + 3h), Download::ended);
}

TYPED_TEST(OrdersContract, ARefundedCodeThatNobodyRedeemedIsWorthNothing) {
    auto const order = this->paid(an_order("1", Item::book_bundle, 3599));
    this->settle(order, {.paid = 3599, .disputed = 3599, .dispute = Dispute::open}, kMondayMorning + 2h);
    auto const redeem = [this](Instant now) {
        return this->stores_.invites.redeem("CODE1", this->kAna, now).outcome;
    };
    this->settle(order, {.paid = 3599, .disputed = 3599, .dispute = Dispute::lost}, kMondayMorning + 3h);
    EXPECT_EQ(redeem(kMondayMorning + 3h), commerce::Invites::Outcome::expired);
}

TYPED_TEST(OrdersContract, ADownloadCountsAndEnds) {
    auto const order = this->paid(an_order("1"));
    auto const take = [&](Instant now) { return this->orders_.take_download(order.id, 2, now); };
    EXPECT_EQ(take(*order.downloads_until), Download::ended);
    EXPECT_EQ(take(kMondayMorning + 2h), Download::allowed);
    EXPECT_EQ(take(*order.downloads_until - 1ms), Download::allowed);
    EXPECT_EQ(take(kMondayMorning + 2h), Download::used_up);
    EXPECT_EQ(this->orders_.find(order.id)->downloads, 2);
    EXPECT_EQ(this->orders_.take_download(OrderId{"2"}, 2, kMondayMorning), Download::unknown);
    this->orders_.add_once(an_order("3"));
    EXPECT_EQ(this->orders_.take_download(OrderId{"3"}, 2, kMondayMorning), Download::unknown);
}

TYPED_TEST(OrdersContract, OfManyDownloadsAtOnceNoMoreThanAllowedAre) {
    auto const order = this->paid(an_order("1"));
    auto const taken =
        all_at_once(8, [&](int) { return this->orders_.take_download(order.id, 5, kMondayMorning + 2h); });
    EXPECT_EQ(std::ranges::count(taken, Download::allowed), 5);
}

TYPED_TEST(OrdersContract, UnpaidOrdersAreListedInPagesAndForgotten) {
    for (auto const* const id : {"1", "2", "3"})
        this->orders_.add_once(an_order(id));
    this->paid(an_order("4"));
    auto const ids = [this](Instant since, Instant until, std::string const& after, std::size_t limit) {
        std::string text;
        for (auto const& order : this->orders_.list_unpaid(since, until, OrderId{after}, limit))
            text += order.id.value();
        return text;
    };
    auto const before = kMondayMorning - 1h;
    EXPECT_EQ(ids(before, kMondayMorning, "", 10), "123");
    EXPECT_EQ(ids(before, kMondayMorning, "1", 1), "2");
    EXPECT_EQ(ids(kMondayMorning, kMondayMorning + 1h, "", 10), "");
    EXPECT_EQ(ids(before, before, "", 10), "");
    EXPECT_EQ(this->orders_.forget_unpaid(kMondayMorning), 0U);
    EXPECT_EQ(this->orders_.forget_unpaid(kMondayMorning + 1h), 3U);
    EXPECT_TRUE(this->orders_.find(OrderId{"4"}));
}

TYPED_TEST(OrdersContract, ACodeIsUsedByTheOrderThatWasPaid) {
    auto order = an_order("1");
    order.unique_code = "CODE";
    this->orders_.add_once(order);
    EXPECT_FALSE(this->orders_.is_code_used("CODE"));
    this->settle(order, {.paid = 99});
    EXPECT_TRUE(this->orders_.is_code_used("CODE"));
}

TYPED_TEST(OrdersContract, AnErasureForgetsTheBuyerAndKeepsTheAmounts) {
    auto order = an_order("1");
    this->orders_.add_once(order);
    auto const ana = this->ana();
    this->orders_.settle({.id = PaymentId{"pi"},
                          .order_id = order.id,
                          .amount = 99,
                          .currency = "USD",
                          .client_secret = {},
                          .progress = {.paid = 99},
                          .buyer = {"Ana", ana.email_address, "Visa 4242"}},
                         {.receipt = a_job("receipt")}, kMondayMorning);
    this->stores_.erasure.erase(
        {.member_id = ana.id, .email_address = ana.email_address, .address_digest = "?"}, {});
    auto const kept = this->orders_.find(order.id).value();
    EXPECT_EQ(kept.buyer.first_name + kept.buyer.email_address + kept.buyer.card, "");
    EXPECT_EQ(kept.progress.paid, 99);
    this->settle(order, {.paid = 99, .refunded = 9});
    EXPECT_EQ(this->orders_.find(order.id)->buyer.email_address, "")
        << "later news does not bring the name back";
}

template <class Backend>
class ProviderEventsContract : public Contract<Backend> {
protected:
    storage::SqlProviderEvents events_{this->backend_.database()};
};

TYPED_TEST_SUITE(ProviderEventsContract, Backends, BackendNames);

TYPED_TEST(ProviderEventsContract, EachEventIsKeptOnceWithItsJob) {
    payment::ProviderEvent const event{.id = "evt", .kind = "paid", .payment_id = PaymentId{"pi"}};
    auto const kept = all_at_once(
        8, [&](int) { return this->events_.keep_once("stripe", event, kMondayMorning, a_job("look")); });
    EXPECT_EQ(std::ranges::count(kept, true), 1);
    EXPECT_THAT(this->queued(), ElementsAre("look"));
    EXPECT_TRUE(this->events_.keep_once("sandbox", event, kMondayMorning, a_job("look")));
}

TYPED_TEST(ProviderEventsContract, OldOnesAreForgotten) {
    payment::ProviderEvent const event{.id = "evt", .kind = "paid", .payment_id = PaymentId{"pi"}};
    this->events_.keep_once("stripe", event, kMondayMorning, a_job("look"));
    EXPECT_EQ(this->events_.forget_before(kMondayMorning), 0U);
    EXPECT_EQ(this->events_.forget_before(kMondayMorning + 1ms), 1U);
    EXPECT_TRUE(this->events_.keep_once("stripe", event, kMondayMorning, a_job("look")));
}

} // namespace
} // namespace evenkeel::testing
