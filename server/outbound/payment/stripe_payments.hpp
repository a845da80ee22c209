#pragma once

#include "core/payment/payments.hpp"
#include "outbound/web/web_client.hpp"

#include <atomic>
#include <chrono>
#include <functional>
#include <string>

namespace evenkeel::outbound {

/// The version of Stripe's interface that requests and answers are written in, whatever the account's own is.
inline constexpr std::string_view kStripeVersion = "2023-08-16";

struct StripeAccount {
    std::string url{"https://api.stripe.com"}; ///< Without a slash at its end.
    std::string secret_key;
    std::string publishable_key;
};

/// Payments by Stripe: one PaymentIntent for each order, with the order's id as its key and in its metadata.
///
/// A question that gets no answer, or 409, 429 or 5xx, is asked again twice. At most `kMostAtOnce` callers
/// wait for Stripe; further ones are told at once to come back, so that a Stripe that does not answer cannot
/// take every thread of the server.
class StripePayments final : public payment::Payments {
public:
    using Pause = std::function<void(std::chrono::milliseconds)>;

    static constexpr int kMostAtOnce = 4;

    StripePayments(StripeAccount account, WebClient& web, Pause pause);

    [[nodiscard]] std::string_view name() const override { return "stripe"; }

    [[nodiscard]] std::string publishable_key() const override { return account_.publishable_key; }

    [[nodiscard]] Result<payment::Payment> create(payment::PaymentDraft const& draft) override;

    /// Nothing for a payment that Stripe does not know, and for one that was not made by us.
    [[nodiscard]] std::optional<payment::Payment> find(PaymentId const& payment) override;

    [[nodiscard]] std::optional<payment::ProviderEvent> read_event(std::string_view body) const override;

private:
    [[nodiscard]] WebRequest get(std::string path) const;
    [[nodiscard]] WebReply ask(WebRequest const& request);
    [[nodiscard]] WebReply ask_patiently(WebRequest const& request);
    void add_disputes(payment::Payment& payment);

    StripeAccount account_;
    WebClient& web_;
    Pause pause_;
    std::atomic<int> waiting_{0};
};

} // namespace evenkeel::outbound
