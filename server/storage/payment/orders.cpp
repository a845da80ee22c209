#include "storage/payment/orders.hpp"

#include "core/commerce/invite.hpp"
#include "storage/commerce/premium_grants.hpp"
#include "storage/engine/try_again.hpp"
#include "storage/job/jobs.hpp"
#include "storage/payment/ledger.hpp"

#include <sql/invites.hpp>
#include <sql/orders.hpp>
#include <sql/premium_grants.hpp>
#include <sql/provider_events.hpp>

namespace evenkeel::storage {
namespace {

using payment::Order;

payment::Progress progress_of(Row const& row) {
    return {.paid = row.integer("paid_minor"),
            .refunded = row.integer("refunded_minor"),
            .disputed = row.integer("disputed_minor"),
            .dispute = value_named<payment::Dispute>(row.text("dispute")).value()};
}

Order order_of(Row const& row) {
    return {.id = OrderId{row.text("order_id")},
            .event_id = EventId{row.text("event_id")},
            .item = value_named<payment::Item>(row.text("item")).value(),
            .is_course = row.flag("is_course"),
            .language_code = row.text("language_code"),
            .currency = row.text("currency"),
            .price = row.integer("price_minor"),
            .amount_off = row.integer("amount_off_minor"),
            .unique_code = row.text("unique_code"),
            .affiliate_code = row.text("affiliate_code"),
            .created_at = row.instant("created_at"),
            .payment_id = PaymentId{row.text_or_null("payment_id").value_or("")},
            .progress = progress_of(row),
            .buyer = {row.text("first_name"), row.text("email_address"), row.text("card")},
            .paid_at = row.instant_or_null("paid_at"),
            .receipt_number = row.is_null("receipt_number") ? 0 : row.integer("receipt_number"),
            .invite_id = InviteId{row.text("invite_id")},
            .downloads = static_cast<int>(row.integer("downloads")),
            .downloads_until = row.instant_or_null("downloads_until")};
}

/// The months of a bundle come as a code that anybody may redeem once.
void add_code(Connection& connection, Order const& order, payment::Orders::Goods const& goods, Instant now) {
    connection.queue(sql::invites::kInsert, goods.invite_id, goods.invite_code,
                     commerce::to_text(commerce::InviteKind::access), goods.invite_months,
                     EventId{order.id.value()}, "shop", "", "", std::optional<TrainerId>{}, now,
                     now + commerce::kInviteLife);
}

void hand_over(Connection& connection, Order const& order, payment::Orders::Goods const& goods, Instant now) {
    auto const is_bundle = order.item == payment::Item::book_bundle;
    auto const has_book = is_bundle || order.item == payment::Item::book;
    if (is_bundle)
        add_code(connection, order, goods, now);
    try {
        connection.run(sql::orders::kDeliver, order.id, now, is_bundle ? goods.invite_id : InviteId{},
                       has_book ? std::optional{Instant{now + goods.downloads_last}} : std::nullopt);
    } catch (UniqueViolation const&) {
        throw TryAgain{"another receipt has just got this number"};
    }
    enqueue(connection, goods.receipt);
}

void take_back(Connection& connection, Order const& order, payment::Progress const& progress, Instant now) {
    connection.queue(sql::orders::kEndDownloads, order.id, now);
    if (order.invite_id.empty())
        return;
    auto const invite = connection.run(sql::invites::kRevoke, order.invite_id, now);
    auto const redeemed_by = invite.empty() ? std::nullopt : invite.first().text_or_null("redeemed_by");
    if (!redeemed_by)
        return;
    MemberId const member{*redeemed_by};
    auto const grant = "invite " + order.invite_id.value();
    auto const why = progress.dispute == payment::Dispute::lost ? commerce::TakenBack::disputed
                                                                : commerce::TakenBack::refunded;
    change_grants(connection, member, [&] {
        connection.queue(sql::premium_grants::kTakeBack, member, grant, now, word_of(why));
    });
}

void keep_progress(Connection& connection, Order const& order, payment::Payment const& payment,
                   payment::Progress const& progress, Instant now) {
    connection.queue(sql::orders::kSetProgress, order.id, payment.id, progress.paid, progress.refunded,
                     progress.disputed, word_of(progress.dispute), now);
    if (order.progress.paid == 0 && progress.paid > 0)
        connection.queue(sql::orders::kSetBuyer, order.id, payment.buyer.first_name,
                         payment.buyer.email_address, payment.buyer.card);
}

} // namespace

payment::Orders::Kept SqlOrders::add_once(Order const& order) {
    return database_.transact([&](Connection& connection) -> Kept {
        auto const is_new =
            connection
                .run(sql::orders::kInsert, order.id, order.event_id, word_of(order.item), order.is_course,
                     order.language_code, order.currency, order.price, order.amount_off, order.unique_code,
                     order.affiliate_code, order.created_at)
                .changed > 0;
        if (is_new)
            return {.order = order, .is_new = true};
        auto const known = connection.run(sql::orders::kFindByEvent, order.event_id);
        return {.order = order_of(row_in_the_way(known)), .is_new = false};
    });
}

std::optional<Order> SqlOrders::find(OrderId const& order) const {
    return database_.read([&](Connection& connection) {
        auto const rows = connection.run(sql::orders::kFind, order);
        return rows.empty() ? std::nullopt : std::optional{order_of(rows.first())};
    });
}

void SqlOrders::attach(OrderId const& order, PaymentId const& payment) {
    database_.transact([&](Connection& connection) { connection.run(sql::orders::kAttach, order, payment); });
}

Result<payment::Settlement> SqlOrders::settle(payment::Payment const& payment, Goods const& goods,
                                              Instant now) {
    return database_.transact([&](Connection& connection) -> Result<payment::Settlement> {
        auto const rows = connection.run(sql::orders::kLock, payment.order_id);
        if (rows.empty())
            return refuse(Fault::not_found, "There is no order of this payment.");
        auto const order = order_of(rows.first());
        auto const settlement = payment::settle(order, payment, now);
        if (!settlement)
            return settlement;
        keep_progress(connection, order, payment, settlement->progress, now);
        for (auto const& movement : settlement->movements)
            post_movement(connection, movement);
        if (settlement->deliver)
            hand_over(connection, order, goods, now);
        if (settlement->take_back)
            take_back(connection, order, settlement->progress, now);
        return settlement;
    });
}

std::vector<Order> SqlOrders::list_unpaid(Instant since, Instant until, OrderId const& after,
                                          std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<Order> orders;
        for (auto const& row : connection.run(sql::orders::kListUnpaid, since, until, after, limit))
            orders.push_back(order_of(row));
        return orders;
    });
}

bool SqlOrders::is_code_used(std::string const& unique_code) const {
    return database_.read([&](Connection& connection) {
        return !connection.run(sql::orders::kIsCodeUsed, unique_code).empty();
    });
}

payment::Orders::Download SqlOrders::take_download(OrderId const& id, int most, Instant now) {
    return database_.transact([&](Connection& connection) {
        if (!connection.run(sql::orders::kTakeDownload, id, now, most).empty())
            return Download::allowed;
        auto const rows = connection.run(sql::orders::kFind, id);
        if (rows.empty() || rows.first().is_null("downloads_until"))
            return Download::unknown;
        return rows.first().instant("downloads_until") <= now ? Download::ended : Download::used_up;
    });
}

std::size_t SqlOrders::forget_unpaid(Instant before) {
    return database_.transact(
        [&](Connection& connection) { return connection.run(sql::orders::kForgetUnpaid, before).changed; });
}

bool SqlProviderEvents::keep_once(std::string const& provider, payment::ProviderEvent const& event,
                                  Instant now, job::NewJob const& look) {
    return database_.transact([&](Connection& connection) {
        auto const rows = connection.run(sql::provider_events::kInsert, provider, event.id, event.kind,
                                         event.payment_id, now);
        if (rows.empty())
            return false;
        enqueue(connection, look);
        return true;
    });
}

std::size_t SqlProviderEvents::forget_before(Instant before) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::provider_events::kForgetBefore, before).changed;
    });
}

} // namespace evenkeel::storage
