#include "api/member/purchase/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> purchase_routes(PurchaseUses const& uses) {
    return {redeem_access_code(uses), complete_in_app_purchase(uses)};
}

} // namespace evenkeel::api
