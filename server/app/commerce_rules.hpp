#pragma once

#include "app/outside.hpp"
#include "app/stores.hpp"
#include "core/commerce/complete_purchase.hpp"
#include "core/commerce/create_invite.hpp"
#include "core/commerce/redeem_code.hpp"
#include "core/commerce/send_invite_mail.hpp"

namespace evenkeel::app {

/// How premium is given, redeemed and bought.
struct CommerceRules {
    CommerceRules(Stores& stores, Outside const& outside)
        : redeem_code{{.invites = stores.invites,
                       .rate_limits = stores.rate_limits,
                       .clock = outside.clock,
                       .secure = outside.secure}},
          complete_purchase{{.subscriptions = stores.subscriptions,
                             .store = outside.store_purchases,
                             .products = outside.content.products,
                             .clock = outside.clock,
                             .secure = outside.secure}},
          create_invite{stores.invites, outside.clock, outside.secure},
          send_invite_mail{stores.invites,
                           outside.mailer,
                           {.access_text = content::in_language(outside.contents, "en").invite_mail,
                            .trainer_text = content::in_language(outside.contents, "en").trainer_invite_mail,
                            .brand = outside.content.brand.name,
                            .app_url = outside.main_url + "/app/",
                            .dashboard_url = outside.dashboard_url,
                            .words = content::in_language(outside.contents, "en").mail_words}} {}

    commerce::RedeemCode redeem_code;
    commerce::CompletePurchase complete_purchase;
    commerce::CreateInvite create_invite;
    commerce::SendInviteMail send_invite_mail;
};

} // namespace evenkeel::app
