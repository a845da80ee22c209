#include "app/shop.hpp"

#include "app/stand_ins.hpp"
#include "outbound/content/site/shop_file.hpp"
#include "outbound/sandbox_payments.hpp"

namespace evenkeel::app {

std::unique_ptr<payment::Payments> payment_provider(Config const& config, payment::SandboxBank& bank,
                                                    Secure& secure) {
    if (takes_test_cards(config))
        return std::make_unique<outbound::SandboxPayments>(bank, secure);
    return std::make_unique<outbound::NoPayments>();
}

payment::PaymentWorld shop(Installation const& installation, payment::PaymentStores const& stores,
                           payment::Payments& provider, Secure const& secure) {
    return {.stores = stores,
            .provider = provider,
            .catalogue = outbound::read_shop(installation.content / "brand/shop.yaml"),
            // Only the sandbox tells us anything so far, and nobody else may say what it says.
            .webhook_secrets = {secure.keyed_digest(installation.link_secret, "webhooks of the sandbox")}};
}

} // namespace evenkeel::app
