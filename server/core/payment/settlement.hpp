#pragma once

#include "core/payment/order.hpp"

#include <vector>

namespace evenkeel::payment {

/// The consequences of the news of a payment, for one order.
struct Settlement {
    Progress progress;
    std::vector<Movement> movements;
    bool deliver{false};   ///< It is paid from now on: hand over what was bought.
    bool take_back{false}; ///< It no longer belongs to the buyer.
};

/// Compares what is known of an order with what its payment shows. A function of both alone: it does not
/// matter which event brought the news, and the same news again has no consequence. Refuses (conflict) a
/// payment of another order, amount or currency: that is not our sale.
[[nodiscard]] Result<Settlement> settle(Order const& order, Payment const& payment, Instant now);

} // namespace evenkeel::payment
