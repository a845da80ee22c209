#pragma once

#include "core/payment/payments.hpp"

#include <chrono>
#include <optional>

namespace evenkeel::payment {

/// The things that the shop sells. A bundle is the book and three months of membership, which come as a code.
enum class Item { certification, book, book_bundle };

/// Prices in the smallest unit of one currency. Content, not code: content/brand/shop.yaml.
struct Catalogue {
    std::string currency{"USD"};
    std::int64_t certification{69'700};
    std::int64_t book{99};
    std::int64_t book_bundle{3599};
    int bundle_months{3};
    std::chrono::days downloads_last{30};
    int downloads{5};
};

[[nodiscard]] std::int64_t price_of(Item item, Catalogue const& catalogue);

/// The fate of a code that came with an order.
enum class CodeState { none, applied, unknown, expired, used };

/// Somebody is about to pay, or has paid.
struct Order {
    OrderId id;
    EventId event_id; ///< Of the client: decides about a repeat.
    Item item{Item::book};
    bool is_course{false};     ///< Begun on the course's page; the operator counts by it.
    std::string language_code; ///< Of the receipt.
    std::string currency;
    std::int64_t price{0};
    std::int64_t amount_off{0};
    std::string unique_code;    ///< That took it off. Empty: none did.
    std::string affiliate_code; ///< As it came, for whoever pays commissions. May be empty.
    Instant created_at;

    PaymentId payment_id{}; ///< Empty until the provider has answered.
    Progress progress{};
    Buyer buyer{};
    std::optional<Instant> paid_at{};
    std::int64_t receipt_number{0}; ///< 0 until it is paid; counted without gaps.
    InviteId invite_id{};           ///< Of the months in a bundle.
    int downloads{0};
    std::optional<Instant> downloads_until{};
};

[[nodiscard]] inline std::int64_t total_of(Order const& order) {
    return order.price - order.amount_off;
}

/// How the provider is asked for the order's payment: always in the same words, because it compares them.
[[nodiscard]] PaymentDraft draft_of(Order const& order);

/// "EK-2026-000417"
[[nodiscard]] std::string receipt_text(Order const& order);

/// The smallest amount that a provider charges; a discount never goes below it.
inline constexpr std::int64_t kSmallestTotal = 50;

/// Nobody pays later than this: the order is no longer looked after.
inline constexpr std::chrono::days kOrderLife{7};

} // namespace evenkeel::payment

template <>
struct evenkeel::Words<evenkeel::payment::Item> {
    static constexpr std::array<std::string_view, 3> kNames{"certification", "book", "book_bundle"};
};
