#include "core/payment/settlement.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace evenkeel::payment {
namespace {

constexpr char kActor[] = "provider";

Account sales_of(Item item) {
    switch (item) {
    case Item::certification:
        return Account::certification_sales;
    case Item::book:
        return Account::book_sales;
    case Item::book_bundle:
        return Account::membership_sales; // the book is free with the months
    }
    return Account::book_sales;
}

/// Writes the movements of one order down as its progress grows from step to step.
class Bookkeeper {
public:
    Bookkeeper(Order const& order, Instant now) : order_{order}, now_{now} {}

    /// `name` and the amount that was reached make the id, so that the same step is posted once.
    void post(Reason reason, std::string const& name, Transfer transfer) {
        transfer.currency = order_.currency;
        if (transfer.minor > 0)
            movements_.push_back({.id = fmt::format("{}/{}", order_.id.value(), name),
                                  .order_id = order_.id,
                                  .reason = reason,
                                  .actor = kActor,
                                  .at = now_,
                                  .transfers = {std::move(transfer)}});
    }

    void grow(Progress const& before, Progress const& after) {
        auto const sales = sales_of(order_.item);
        post(Reason::paid, fmt::format("paid/{}", after.paid),
             {.from = sales, .to = Account::provider, .minor = after.paid - before.paid, .currency = {}});
        post(Reason::refunded, fmt::format("refunded/{}", after.refunded),
             {.from = Account::provider,
              .to = sales,
              .minor = after.refunded - before.refunded,
              .currency = {}});
        post(Reason::dispute_opened, fmt::format("disputed/{}", after.disputed),
             {.from = Account::provider,
              .to = Account::disputed,
              .minor = after.disputed - before.disputed,
              .currency = {}});
        end_dispute(before, after, sales);
    }

    [[nodiscard]] std::vector<Movement> movements() && { return std::move(movements_); }

private:
    /// Moves what was held back on from where the last outcome had put it.
    void end_dispute(Progress const& before, Progress const& after, Account sales) {
        auto const held_by = [&](Dispute dispute) {
            return dispute == Dispute::won    ? Account::provider
                   : dispute == Dispute::lost ? sales
                                              : Account::disputed;
        };
        auto const from = held_by(before.dispute);
        auto const to = held_by(after.dispute);
        auto const reason = after.dispute == Dispute::lost ? Reason::dispute_lost : Reason::dispute_won;
        // The part that came on top since then was held back just now.
        post(reason, fmt::format("{}/{}/more", word_of(after.dispute), after.disputed),
             {.from = Account::disputed,
              .to = to,
              .minor =
                  from != Account::disputed && to != Account::disputed ? after.disputed - before.disputed : 0,
              .currency = {}});
        auto const moved = from == Account::disputed ? after.disputed : before.disputed;
        post(reason, fmt::format("{}/{}", word_of(after.dispute), moved),
             {.from = from, .to = to, .minor = from == to ? 0 : moved, .currency = {}});
    }

    Order const& order_;
    Instant now_;
    std::vector<Movement> movements_;
};

} // namespace

Progress merged(Progress const& one, Progress const& other) {
    return {.paid = std::max(one.paid, other.paid),
            .refunded = std::max(one.refunded, other.refunded),
            .disputed = std::max(one.disputed, other.disputed),
            .dispute = std::max(one.dispute, other.dispute)};
}

bool is_entitled(Progress const& progress) {
    return progress.paid > 0 && progress.refunded < progress.paid && progress.dispute != Dispute::lost;
}

std::int64_t price_of(Item item, Catalogue const& catalogue) {
    switch (item) {
    case Item::certification:
        return catalogue.certification;
    case Item::book:
        return catalogue.book;
    case Item::book_bundle:
        return catalogue.book_bundle;
    }
    return 0;
}

PaymentDraft draft_of(Order const& order) {
    return {.order_id = order.id,
            .amount = total_of(order),
            .currency = order.currency,
            .description = fmt::format("{} {}", word_of(order.item), order.id.value())};
}

std::string receipt_text(Order const& order) {
    auto const day = day_text(local_day(order.paid_at.value_or(order.created_at), "Etc/UTC"));
    return fmt::format("EK-{}-{:06}", day.substr(0, 4), order.receipt_number);
}

Result<Settlement> settle(Order const& order, Payment const& payment, Instant now) {
    if (payment.order_id != order.id || payment.amount != total_of(order) ||
        payment.currency != order.currency)
        return refuse(Fault::conflict, "The payment is not the one that was asked for.");
    auto const after = merged(order.progress, payment.progress);
    Bookkeeper keeper{order, now};
    keeper.grow(order.progress, after);
    return Settlement{.progress = after,
                      .movements = std::move(keeper).movements(),
                      .deliver = is_entitled(after) && order.progress.paid == 0,
                      .take_back = is_entitled(order.progress) && !is_entitled(after)};
}

} // namespace evenkeel::payment
