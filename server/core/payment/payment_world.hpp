#pragma once

#include "core/payment/order.hpp"

#include <string>
#include <vector>

namespace evenkeel::payment {

class Ledger;
class Orders;
class Payments;
class ProviderEvents;
class SandboxBank;

/// The stores of the shop.
struct PaymentStores {
    Ledger& ledger;
    Orders& orders;
    ProviderEvents& provider_events;
    SandboxBank& sandbox_bank;
};

/// Everything that the rules of payment need beside what all rules need.
struct PaymentWorld {
    PaymentStores stores;
    Payments& provider;
    Catalogue catalogue;
    std::vector<std::string> webhook_secrets; ///< The first signs what the sandbox tells us.
};

} // namespace evenkeel::payment
