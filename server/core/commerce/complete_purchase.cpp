#include "core/commerce/complete_purchase.hpp"

#include "core/commerce/country.hpp"

#include <algorithm>

namespace evenkeel::commerce {
namespace {

Result<VerifiedPurchase> verified(StorePurchases& store, PurchaseClaim const& claim, Instant now) {
    auto purchase = store.verify(claim);
    if (!purchase)
        return purchase;
    if (purchase->product_id != claim.product.product_id)
        return refuse(Fault::purchase_refused, "product_id",
                      "According to the store, something else was bought.");
    if (purchase->expires_at <= now)
        return refuse(Fault::purchase_refused, "transaction",
                      "The period paid for with this purchase has ended.");
    return purchase;
}

} // namespace

Result<VerifiedPurchase> CompletePurchase::operator()(std::vector<Product> const& products,
                                                      MemberId const& member,
                                                      PurchaseDraft const& draft) const {
    if (draft.transaction.empty() || draft.transaction.size() > kLongestTransaction)
        return refuse(Fault::invalid_input, "transaction", "Send the store's transaction.");
    auto const product = std::ranges::find(products, draft.product_id, &Product::product_id);
    if (product == products.end())
        return refuse(Fault::invalid_input, "product_id", "We do not sell this.");
    auto const country = country_named(draft.country_code);
    if (!country)
        return refuse(Fault::invalid_input, "country_code", "This is not a country code of ISO 3166-1.");

    auto const now = parts_.clock.now();
    auto const purchase = verified(parts_.store, {draft.transaction, *product}, now);
    if (!purchase)
        return purchase;
    auto const outcome = parts_.subscriptions.add_once({.id = SubscriptionId{parts_.secure.uuid()},
                                                        .member_id = member,
                                                        .store = purchase->store,
                                                        .transaction_id = purchase->transaction_id,
                                                        .product_id = purchase->product_id,
                                                        .country_code = *country,
                                                        .started_at = now,
                                                        .expires_at = purchase->expires_at});
    if (outcome == Subscriptions::Outcome::of_another_member)
        return refuse(Fault::conflict, "transaction", "Another account already has this purchase.");
    return purchase;
}

} // namespace evenkeel::commerce
