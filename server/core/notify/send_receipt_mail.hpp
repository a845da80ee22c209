#pragma once

#include "core/commerce/invites.hpp"
#include "core/content/content.hpp"
#include "core/notify/mailer.hpp"
#include "core/payment/start_payment.hpp"

namespace evenkeel::notify {

/// Mails what was paid and what was bought, in the language of the page on which it was bought.
class SendReceiptMail {
public:
    struct Parts {
        payment::Orders const& orders;
        commerce::Invites const& invites;
        payment::OrderKeys keys;
        Mailer& mailer;
        std::string main_url; ///< Without a slash at its end.
        bool is_sandbox{false};
    };

    explicit SendReceiptMail(Parts parts) : parts_{std::move(parts)} {}

    /// Nothing is sent for an order that is not paid, or whose buyer was forgotten meanwhile.
    Result<void> operator()(content::ByLanguage const& contents, OrderId const& order) const;

private:
    [[nodiscard]] std::string body(content::Content const& content, payment::Order const& order) const;

    Parts parts_;
};

/// "$35.99"; another currency stands behind the amount: "35.99 EUR".
[[nodiscard]] std::string money_text(std::int64_t minor, std::string_view currency);

} // namespace evenkeel::notify
