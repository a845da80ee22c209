#pragma once

#include "core/payment/payments.hpp"

namespace evenkeel::outbound {

/// Reads an event as Stripe writes it, and the sandbox after it. Nothing for a body that is no event, and for
/// events that are not about a payment.
[[nodiscard]] std::optional<payment::ProviderEvent> read_payment_event(std::string_view body);

} // namespace evenkeel::outbound
