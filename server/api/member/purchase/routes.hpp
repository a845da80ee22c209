#pragma once

#include "core/commerce/complete_purchase.hpp"
#include "core/commerce/redeem_code.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

struct PurchaseUses {
    commerce::RedeemCode const& redeem_code;
    commerce::CompletePurchase const& complete_purchase;
    snapshot::ReadSnapshot const& read_snapshot;
};

/// How premium is had: a code, or something bought in an app store.
[[nodiscard]] std::vector<http::Route> purchase_routes(PurchaseUses const& uses);

[[nodiscard]] http::Route redeem_access_code(PurchaseUses const& uses);
[[nodiscard]] http::Route complete_in_app_purchase(PurchaseUses const& uses);

} // namespace evenkeel::api
