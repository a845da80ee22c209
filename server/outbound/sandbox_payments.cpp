#include "outbound/sandbox_payments.hpp"

#include "outbound/payment_events.hpp"

namespace evenkeel::outbound {

Result<payment::Payment> SandboxPayments::create(payment::PaymentDraft const& draft) {
    PaymentId const id{"pi_" + secure_.uuid()};
    auto const kept = bank_.add_once({.payment = {.id = id,
                                                  .order_id = draft.order_id,
                                                  .amount = draft.amount,
                                                  .currency = draft.currency,
                                                  .client_secret = id.value() + "_secret_" + secure_.token(),
                                                  .progress = {},
                                                  .buyer = {}},
                                      .step = payment::BankStep::open,
                                      .story = {}});
    return kept.payment;
}

std::optional<payment::Payment> SandboxPayments::find(PaymentId const& id) {
    auto const found = bank_.find(id);
    return found ? std::optional{found->payment} : std::nullopt;
}

std::optional<payment::ProviderEvent> SandboxPayments::read_event(std::string_view body) const {
    return read_payment_event(body);
}

Result<payment::Payment> NoPayments::create(payment::PaymentDraft const& /*draft*/) {
    return refuse(Fault::purchase_refused, "The shop is closed here.");
}

} // namespace evenkeel::outbound
