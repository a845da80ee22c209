#pragma once

#include "core/base/secure.hpp"
#include "core/payment/orders.hpp"
#include "core/payment/webhook_signature.hpp"

#include <algorithm>
#include <vector>

namespace evenkeel::payment {

/// Job kind: looks at a payment and settles its order; the payload is the payment's id.
inline constexpr char kSettlePayment[] = "settle_payment";

/// Job kind: mails the receipt and what was bought; the payload is the order's id.
inline constexpr char kSendReceiptMail[] = "send_receipt_mail";

/// Events are remembered for so long: providers repeat them for three days.
inline constexpr std::chrono::days kEventLife{90};

/// The provider says that there is news.
class TakeWebhook {
public:
    struct Needs {
        Payments const& provider;
        ProviderEvents& events;
        Clock const& clock;
        Secure const& secure;
        std::vector<std::string> secrets;
    };

    explicit TakeWebhook(Needs needs) : needs_{std::move(needs)} {}

    /// Keeps the event and queues a look at its payment; a repeat does nothing. Refuses malformed_request
    /// what is not signed as it should be.
    Result<void> operator()(std::string_view signature, std::string_view body) const;

private:
    Needs needs_;
};

/// Brings orders up to date with what the provider shows.
class SettlePayments {
public:
    struct Needs {
        Orders& orders;
        ProviderEvents& events;
        Payments& provider;
        Clock const& clock;
        Secure& secure;
        Catalogue catalogue;
    };

    explicit SettlePayments(Needs needs) : needs_{std::move(needs)} {}

    /// Nothing happens for a payment that the provider does not know. Refuses as `Orders::settle` does.
    Result<void> settle(PaymentId const& payment) const;

    /// Looks at every order that is not paid and was begun some minutes to some days ago: a webhook may have
    /// been lost, or we may have died between the provider's answer and our commit. Answers how many were
    /// paid after all.
    std::size_t reconcile() const;

    /// Forgets orders that nobody paid, and events, after their time. Answers how many.
    std::size_t forget() const;

private:
    [[nodiscard]] Orders::Goods goods_for(OrderId const& order) const;
    [[nodiscard]] std::optional<Payment> look_at(Order const& order) const;

    Needs needs_;
};

/// Whoever began an order looks at it again, and loads what they bought.
class OpenOrder {
public:
    struct Needs {
        Orders& orders;
        Clock const& clock;
        int most_downloads{5};
    };

    explicit OpenOrder(Needs needs) : needs_{needs} {}

    [[nodiscard]] std::optional<Order> find(OrderId const& order) const { return needs_.orders.find(order); }

    /// Whether the time of the downloads is not over.
    [[nodiscard]] bool is_open(Order const& order) const {
        return order.downloads_until && needs_.clock.now() < *order.downloads_until;
    }

    [[nodiscard]] int downloads_left(Order const& order) const {
        return is_open(order) ? std::max(0, needs_.most_downloads - order.downloads) : 0;
    }

    [[nodiscard]] bool take_download(OrderId const& order) const {
        return needs_.orders.take_download(order, needs_.most_downloads, needs_.clock.now()) ==
               Orders::Download::allowed;
    }

private:
    Needs needs_;
};

} // namespace evenkeel::payment
