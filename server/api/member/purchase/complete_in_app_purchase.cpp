#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/commerce/commerce_rules.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct CompleteInAppPurchaseRequest {
    std::string transaction;  ///< What the app store handed out for the purchase, unchanged.
    std::string product_id;   ///< The product's id in the app store.
    std::string country_code; ///< The country of the store account, ISO 3166-1 alpha-2 or alpha-3.
};
BOOST_DESCRIBE_STRUCT(CompleteInAppPurchaseRequest, (), (transaction, product_id, country_code))

struct CompleteInAppPurchaseReply {
    std::string product_id; ///< The product whose purchase the store vouched for.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(CompleteInAppPurchaseReply, (), (product_id, member))

namespace {

http::Answer<CompleteInAppPurchaseReply>
complete_in_app_purchase(Context const& context, http::Member const& caller,
                         CompleteInAppPurchaseRequest const& request) {
    auto const purchase = context.rules.commerce.complete_purchase(
        context.edition.content.products, caller.id(),
        {request.transaction, request.product_id, request.country_code});
    if (!purchase)
        return std::unexpected(purchase.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return CompleteInAppPurchaseReply{purchase->product_id, std::move(*view)};
}

} // namespace

Route complete_in_app_purchase_route() {
    return http::post<complete_in_app_purchase>(
        {.operation = "completeInAppPurchase",
         .path = "/authorized/purchase/complete/in_app",
         .summary = "Has the app store vouch for a purchase and opens premium for as long as it says.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::purchase_refused, Fault::conflict},
         .limit = account::RateLimit{.calls = 60, .window = std::chrono::hours{1}}});
}

} // namespace evenkeel::api
