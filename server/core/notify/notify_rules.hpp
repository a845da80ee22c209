#pragma once

#include "core/notify/account_mails.hpp"
#include "core/notify/send_invite_mail.hpp"
#include "core/notify/send_lead_mail.hpp"
#include "core/notify/send_receipt_mail.hpp"
#include "core/notify/send_welcome_mail.hpp"
#include "core/notify/test_message.hpp"
#include "core/outside.hpp"
#include "core/payment/payment_world.hpp"
#include "core/stores.hpp"

namespace evenkeel::notify {

/// The mails. Those that are sent by a job take the content in every language, because whoever receives one
/// decides about its language.
struct NotifyRules {
    /// `tokens` must outlive them.
    NotifyRules(Stores const& stores, Outside const& outside, account::LinkTokens const& tokens,
                payment::PaymentWorld const& payment)
        : send_welcome_mail{{.members = stores.members,
                             .links = stores.account_links,
                             .tokens = tokens,
                             .mailer = outside.mailer,
                             .clock = outside.clock,
                             .main_url = outside.main_url}},
          account_mails{{.members = stores.members,
                         .links = stores.account_links,
                         .sign_ups = stores.sign_ups,
                         .tokens = tokens,
                         .mailer = outside.mailer,
                         .clock = outside.clock,
                         .main_url = outside.main_url,
                         .privacy = outside.account_privacy}},
          send_invite_mail{{.invites = stores.invites,
                            .mailer = outside.mailer,
                            .main_url = outside.main_url,
                            .dashboard_url = outside.dashboard_url}},
          send_lead_mail{{.leads = stores.leads, .mailer = outside.mailer, .main_url = outside.main_url}},
          send_receipt_mail{{.orders = payment.stores.orders,
                             .invites = stores.invites,
                             .keys = {outside.link_secret, outside.secure},
                             .mailer = outside.mailer,
                             .main_url = outside.main_url,
                             .is_sandbox = payment.provider.name() == "sandbox"}},
          ask_for_test_message{{.deliveries = stores.deliveries,
                                .rate_limits = stores.rate_limits,
                                .clock = outside.clock,
                                .secure = outside.secure}},
          send_test_message{{.members = stores.members,
                             .deliveries = stores.deliveries,
                             .mailer = outside.mailer,
                             .clock = outside.clock}} {}

    SendWelcomeMail const send_welcome_mail;
    AccountMails const account_mails;
    SendInviteMail const send_invite_mail;
    SendLeadMail const send_lead_mail;
    SendReceiptMail const send_receipt_mail;
    AskForTestMessage const ask_for_test_message;
    SendTestMessage const send_test_message;
};

} // namespace evenkeel::notify
