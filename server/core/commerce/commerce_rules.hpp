#pragma once

#include "core/commerce/complete_purchase.hpp"
#include "core/commerce/create_invite.hpp"
#include "core/commerce/redeem_code.hpp"
#include "core/outside.hpp"
#include "core/payment/payment_rules.hpp"
#include "core/stores.hpp"

namespace evenkeel::commerce {

/// How premium is given, redeemed and bought, and how the shop sells.
struct CommerceRules {
    CommerceRules(Stores const& stores, Outside const& outside, payment::PaymentWorld const& world)
        : redeem_code{{.invites = stores.invites,
                       .rate_limits = stores.rate_limits,
                       .clock = outside.clock,
                       .secure = outside.secure}},
          complete_purchase{{.subscriptions = stores.subscriptions,
                             .store = outside.store_purchases,
                             .clock = outside.clock,
                             .secure = outside.secure}},
          create_invite{stores.invites, outside.clock, outside.secure}, payment{stores, outside, world} {}

    RedeemCode const redeem_code;
    CompletePurchase const complete_purchase;
    CreateInvite const create_invite;
    payment::PaymentRules const payment;
};

} // namespace evenkeel::commerce
