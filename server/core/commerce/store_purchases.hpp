#pragma once

#include "core/base/clock.hpp"
#include "core/base/result.hpp"
#include "core/commerce/product.hpp"

#include <string>

namespace evenkeel::commerce {

/// A purchase as the member's device reports it.
struct PurchaseClaim {
    std::string transaction; ///< As the store gave it to the app: signed, or a token to ask the store with.
    Product product;
};

/// A purchase as the store confirms it.
struct VerifiedPurchase {
    std::string store; ///< "app_store", "play" or "sandbox".
    std::string transaction_id;
    std::string product_id;
    Instant expires_at;
};

/// The app stores, as far as they vouch for purchases.
class StorePurchases {
public:
    virtual ~StorePurchases() = default;

    /// Refuses (purchase_refused, field transaction) what the store does not vouch for. Throws Unavailable
    /// when the store cannot be asked now.
    [[nodiscard]] virtual Result<VerifiedPurchase> verify(PurchaseClaim const& claim) = 0;
};

} // namespace evenkeel::commerce
