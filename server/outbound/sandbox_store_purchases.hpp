#pragma once

#include "core/commerce/store_purchases.hpp"

namespace evenkeel::outbound {

/// The stand-in for the app stores. It vouches for transactions that say themselves that they are tests,
/// "sandbox:" and up to 64 letters, digits, - and _: months begin when it is asked. Two names behave
/// differently: "sandbox:declined…" is refused, "sandbox:ended…" has ended.
class SandboxStorePurchases final : public commerce::StorePurchases {
public:
    explicit SandboxStorePurchases(Clock const& clock) : clock_{clock} {}

    [[nodiscard]] Result<commerce::VerifiedPurchase> verify(commerce::PurchaseClaim const& claim) override;

private:
    Clock const& clock_;
};

/// No store is set up: nothing is vouched for.
class NoStorePurchases final : public commerce::StorePurchases {
public:
    [[nodiscard]] Result<commerce::VerifiedPurchase> verify(commerce::PurchaseClaim const& claim) override;
};

} // namespace evenkeel::outbound
