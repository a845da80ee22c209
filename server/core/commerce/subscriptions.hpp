#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/commerce/premium_grant.hpp"

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

struct StoreTransaction {
    std::string store;
    std::string id;
};

/// How long a transaction opens premium, as its store says now.
struct PaidPeriod {
    Instant expires_at;
    std::optional<Instant> grace_until{};   ///< A renewal has failed and is tried again until then.
    std::optional<Instant> taken_back_at{}; ///< Stays once it was told.
    TakenBack taken_back{TakenBack::no};
};

[[nodiscard]] inline PremiumGrant grant_of_subscription(Subscription const& subscription) {
    return {.id = "subscription " + subscription.id.value(),
            .source = account::PremiumSource::subscription,
            .given_at = subscription.started_at,
            .months = 0,
            .ends_at = subscription.expires_at};
}

class Subscriptions {
public:
    virtual ~Subscriptions() = default;

    enum class Outcome { kept, repeated, of_another_member };

    /// Keeps the subscription and moves the end of premium by `premium_time`, together or not at all.
    /// The store's transaction decides: again from the same member nothing changes, and nobody else has it.
    virtual Outcome add_once(Subscription const& subscription) = 0;

    /// Takes over what the store says now, and moves the end of premium with it. False for a transaction that
    /// nobody handed in.
    virtual bool update(StoreTransaction const& transaction, PaidPeriod const& period) = 0;

    /// The member's, the last to expire first, at most `limit`.
    [[nodiscard]] virtual std::vector<Subscription> list(MemberId const& member, std::size_t limit) const = 0;
};

} // namespace evenkeel::commerce
