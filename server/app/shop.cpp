#include "app/shop.hpp"

#include "app/stand_ins.hpp"
#include "outbound/content/site/shop_file.hpp"
#include "outbound/payment/sandbox_payments.hpp"
#include "outbound/payment/stripe_payments.hpp"

#include <thread>

namespace evenkeel::app {

std::unique_ptr<payment::Payments> payment_provider(Config const& config, payment::SandboxBank& bank,
                                                    Secure& secure, outbound::WebClient& web) {
    if (config.payments == "stripe")
        return std::make_unique<outbound::StripePayments>(
            outbound::StripeAccount{.url = config.stripe_url,
                                    .secret_key = config.stripe_secret_key,
                                    .publishable_key = config.stripe_publishable_key},
            web, [](std::chrono::milliseconds pause) { std::this_thread::sleep_for(pause); });
    if (takes_test_cards(config))
        return std::make_unique<outbound::SandboxPayments>(bank, secure);
    return std::make_unique<outbound::NoPayments>();
}

payment::PaymentWorld shop(Config const& config, Installation const& installation,
                           payment::PaymentStores const& stores, payment::Payments& provider,
                           Secure const& secure) {
    return {.stores = stores,
            .provider = provider,
            .catalogue = outbound::read_shop(installation.content / "brand/shop.yaml"),
            // Nobody but the sandbox may say what it says.
            .webhook_secrets =
                config.payments == "stripe"
                    ? config.stripe_webhook_secrets
                    : std::vector{secure.keyed_digest(installation.link_secret, "webhooks of the sandbox")}};
}

} // namespace evenkeel::app
