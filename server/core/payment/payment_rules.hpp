#pragma once

#include "core/outside.hpp"
#include "core/payment/payment_world.hpp"
#include "core/payment/sandbox.hpp"
#include "core/payment/settle_payments.hpp"
#include "core/payment/start_payment.hpp"
#include "core/stores.hpp"

namespace evenkeel::payment {

/// The shop: from opening a checkout to the last word about its payment.
struct PaymentRules {
    PaymentRules(Stores const& kept, Outside const& outside, PaymentWorld const& world)
        : provider_name{world.provider.name()}, catalogue{world.catalogue},
          keys{outside.link_secret, outside.secure}, start_payment{{.orders = world.stores.orders,
                                                                    .leads = kept.leads,
                                                                    .provider = world.provider,
                                                                    .keys = keys,
                                                                    .clock = outside.clock,
                                                                    .secure = outside.secure,
                                                                    .catalogue = world.catalogue}},
          take_webhook{{.provider = world.provider,
                        .events = world.stores.provider_events,
                        .clock = outside.clock,
                        .secure = outside.secure,
                        .secrets = world.webhook_secrets}},
          settle_payments{{.orders = world.stores.orders,
                           .events = world.stores.provider_events,
                           .provider = world.provider,
                           .clock = outside.clock,
                           .secure = outside.secure,
                           .catalogue = world.catalogue}},
          open_order{{.orders = world.stores.orders,
                      .clock = outside.clock,
                      .most_downloads = world.catalogue.downloads}},
          sandbox{{.bank = world.stores.sandbox_bank,
                   .take_webhook = take_webhook,
                   .clock = outside.clock,
                   .secure = outside.secure,
                   .webhook_secret =
                       world.webhook_secrets.empty() ? std::string{} : world.webhook_secrets.front(),
                   .is_on = world.provider.name() == "sandbox"}} {}

    // The rules refer to each other.
    PaymentRules(PaymentRules const&) = delete;
    PaymentRules& operator=(PaymentRules const&) = delete;

    std::string_view const provider_name;
    Catalogue const catalogue;
    OrderKeys const keys;
    StartPayment const start_payment;
    TakeWebhook const take_webhook;
    SettlePayments const settle_payments;
    OpenOrder const open_order;
    Sandbox const sandbox;
};

} // namespace evenkeel::payment
