#pragma once

#include "core/base/secure.hpp"
#include "core/lead/leads.hpp"
#include "core/payment/orders.hpp"

namespace evenkeel::payment {

/// The thing that somebody is about to buy.
struct OrderDraft {
    Item item{Item::book};
    bool is_course{false};
    std::optional<EventId> event_id{}; ///< Absent: every call is another order.
    std::string unique_code{};         ///< As it was typed or stood in the address. May be empty.
    std::string affiliate_code{};
    std::string language_code{};
};

struct StartedPayment {
    Order order;
    CodeState code{CodeState::none};
    std::string client_secret;
    std::string order_key; ///< Opens the order to whoever began it.
    bool is_new{false};
};

/// Makes and reads the keys by which buyers without an account come back to their order.
class OrderKeys {
public:
    OrderKeys(std::string link_secret, Secure const& secure)
        : link_secret_{std::move(link_secret)}, secure_{secure} {}

    /// "<order>.<43 characters>"
    [[nodiscard]] std::string key_of(OrderId const& order) const;

    /// Nothing for a key that we did not make.
    [[nodiscard]] std::optional<OrderId> order_of(std::string_view key) const;

private:
    std::string link_secret_;
    Secure const& secure_;
};

inline constexpr std::size_t kLongestAffiliateCode = 40;

/// Letters, digits and hyphens in upper case; empty for what is none, because a sale is not refused for it.
[[nodiscard]] std::string normalise_affiliate_code(std::string_view typed);

/// Somebody opens a checkout.
class StartPayment {
public:
    struct Needs {
        Orders& orders;
        lead::Leads const& leads;
        Payments& provider;
        OrderKeys const& keys;
        Clock const& clock;
        Secure& secure;
        Catalogue catalogue;
    };

    explicit StartPayment(Needs needs) : needs_{std::move(needs)} {}

    /// The order is kept first and the provider asked with its id as the key, so the same event is one order
    /// and one payment, wherever a call broke off. Refuses an event id that was used for something else
    /// (conflict), and as the provider does.
    Result<StartedPayment> operator()(OrderDraft const& draft) const;

private:
    struct Discount {
        CodeState state{CodeState::none};
        std::string code;
        std::int64_t amount_off{0};
    };

    [[nodiscard]] Discount discount_of(OrderDraft const& draft, Instant now) const;
    [[nodiscard]] Order made(OrderDraft const& draft, Discount const& discount, Instant now) const;

    Needs needs_;
};

} // namespace evenkeel::payment
