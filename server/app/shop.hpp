#pragma once

#include "app/installation.hpp"
#include "core/base/secure.hpp"
#include "core/payment/payment_world.hpp"
#include "core/payment/payments.hpp"
#include "core/payment/sandbox_bank.hpp"

#include <memory>

namespace evenkeel::app {

/// Whoever takes the money of this installation, by its settings.
[[nodiscard]] std::unique_ptr<payment::Payments> payment_provider(Config const& config,
                                                                  payment::SandboxBank& bank, Secure& secure);

/// The shop with its prices as the content has them now.
[[nodiscard]] payment::PaymentWorld shop(Installation const& installation,
                                         payment::PaymentStores const& stores, payment::Payments& provider,
                                         Secure const& secure);

} // namespace evenkeel::app
