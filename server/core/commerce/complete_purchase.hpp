#pragma once

#include "core/base/id.hpp"
#include "core/base/secure.hpp"
#include "core/commerce/store_purchases.hpp"
#include "core/commerce/subscriptions.hpp"

#include <vector>

namespace evenkeel::commerce {

/// A purchase as the app hands it in.
struct PurchaseDraft {
    std::string transaction;
    std::string product_id;
    std::string country_code;
};

inline constexpr std::size_t kLongestTransaction =
    16'384; ///< A signed transaction has a chain of certificates.

/// The app bought something in its store.
class CompletePurchase {
public:
    struct Parts {
        Subscriptions& subscriptions;
        StorePurchases& store;
        Clock const& clock;
        Secure& secure;
    };

    explicit CompletePurchase(Parts const& parts) : parts_{parts} {}

    /// The same transaction again changes nothing. Refuses by field what is malformed or unknown
    /// (invalid_input), what the store does not vouch for or has ended (purchase_refused), and a transaction
    /// that another member handed in (conflict).
    Result<VerifiedPurchase> operator()(std::vector<Product> const& products, MemberId const& member,
                                        PurchaseDraft const& draft) const;

private:
    Parts parts_;
};

} // namespace evenkeel::commerce
