#include "storage/payment/sandbox_bank.hpp"

#include "storage/engine/try_again.hpp"
#include "storage/job/jobs.hpp"

#include <sql/sandbox_payments.hpp>

namespace evenkeel::storage {
namespace {

using payment::SandboxPayment;

SandboxPayment sandbox_payment_of(Row const& row) {
    return {.payment = {.id = PaymentId{row.text("payment_id")},
                        .order_id = OrderId{row.text("order_id")},
                        .amount = row.integer("amount_minor"),
                        .currency = row.text("currency"),
                        .client_secret = row.text("client_secret"),
                        .progress = {.paid = row.integer("paid_minor"),
                                     .refunded = row.integer("refunded_minor"),
                                     .disputed = row.integer("disputed_minor"),
                                     .dispute = value_named<payment::Dispute>(row.text("dispute")).value()},
                        .buyer = {row.text("first_name"), row.text("email_address"), row.text("card")}},
            .step = value_named<payment::BankStep>(row.text("step")).value(),
            .story = row.text("story")};
}

std::optional<SandboxPayment> first_payment(Rows const& rows) {
    return rows.empty() ? std::nullopt : std::optional{sandbox_payment_of(rows.first())};
}

void update(Connection& connection, SandboxPayment const& changed) {
    auto const& [payment, step, story] = changed;
    connection.queue(sql::sandbox_payments::kUpdate, payment.id, word_of(step), story, payment.progress.paid,
                     payment.progress.refunded, payment.progress.disputed, word_of(payment.progress.dispute),
                     payment.buyer.first_name, payment.buyer.email_address, payment.buyer.card);
}

} // namespace

SandboxPayment SqlSandboxBank::add_once(SandboxPayment const& added) {
    return database_.transact([&](Connection& connection) {
        auto const& [payment, step, story] = added;
        connection.queue(sql::sandbox_payments::kInsert, payment.id, payment.order_id, payment.amount,
                         payment.currency, payment.client_secret, word_of(step), story);
        return sandbox_payment_of(
            row_in_the_way(connection.run(sql::sandbox_payments::kFindByOrder, payment.order_id)));
    });
}

std::optional<SandboxPayment> SqlSandboxBank::find(PaymentId const& payment) const {
    return database_.read([&](Connection& connection) {
        return first_payment(connection.run(sql::sandbox_payments::kFind, payment));
    });
}

std::optional<SandboxPayment> SqlSandboxBank::find_by_secret(std::string const& client_secret) const {
    return database_.read([&](Connection& connection) {
        return first_payment(connection.run(sql::sandbox_payments::kFindBySecret, client_secret));
    });
}

std::optional<SandboxPayment>
SqlSandboxBank::change(PaymentId const& payment, std::function<Change(SandboxPayment const&)> const& rule) {
    return database_.transact([&](Connection& connection) -> std::optional<SandboxPayment> {
        auto const present = first_payment(connection.run(sql::sandbox_payments::kLock, payment));
        if (!present)
            return std::nullopt;
        auto const changed = rule(*present);
        update(connection, changed.payment);
        for (auto const& job : changed.afterwards)
            enqueue(connection, job);
        return changed.payment;
    });
}

} // namespace evenkeel::storage
