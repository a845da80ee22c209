#include "outbound/sandbox_store_purchases.hpp"

#include "core/base/local_day.hpp"

#include <algorithm>

namespace evenkeel::outbound {
namespace {

constexpr std::string_view kMark = "sandbox:";
constexpr std::size_t kLongestId = 64;

bool is_id_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= kLongestId && std::ranges::all_of(text, is_id_character);
}

} // namespace

Result<commerce::VerifiedPurchase> SandboxStorePurchases::verify(commerce::PurchaseClaim const& claim) {
    std::string_view id = claim.transaction;
    if (!id.starts_with(kMark) || !is_id(id.substr(kMark.size())))
        return refuse(Fault::purchase_refused, "transaction", "Only test purchases are accepted here.");
    id.remove_prefix(kMark.size());
    if (id.starts_with("declined"))
        return refuse(Fault::purchase_refused, "transaction", "The store does not know this purchase.");
    auto const months = id.starts_with("ended") ? -claim.product.months : claim.product.months;
    return commerce::VerifiedPurchase{.store = "sandbox",
                                      .transaction_id = std::string{id},
                                      .product_id = claim.product.product_id,
                                      .expires_at = months_later(clock_.now(), months, "Etc/UTC")};
}

Result<commerce::VerifiedPurchase> NoStorePurchases::verify(commerce::PurchaseClaim const& /*claim*/) {
    return refuse(Fault::purchase_refused, "transaction", "Purchases in the app are not set up here.");
}

} // namespace evenkeel::outbound
