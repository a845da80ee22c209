#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <string>
#include <vector>

namespace evenkeel::commerce {

/// A paid period of premium.
struct Subscription {
    SubscriptionId id;
    MemberId member_id;
    std::string store;          ///< Who takes the money.
    std::string transaction_id; ///< Theirs. Unique for the store.
    std::string product_id;
    std::string country_code; ///< ISO 3166-1 alpha-2.
    Instant started_at;
    Instant expires_at;
};

class Subscriptions {
public:
    virtual ~Subscriptions() = default;

    enum class Outcome { kept, repeated, of_another_member };

    /// Keeps the subscription and moves the end of premium by `with_subscription`, together or not at all.
    /// The store's transaction decides: again from the same member nothing changes, and nobody else has it.
    virtual Outcome add_once(Subscription const& subscription) = 0;

    /// The member's, the last to expire first, at most `limit`.
    [[nodiscard]] virtual std::vector<Subscription> list(MemberId const& member, std::size_t limit) const = 0;
};

} // namespace evenkeel::commerce
