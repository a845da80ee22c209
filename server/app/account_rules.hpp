#pragma once

#include "app/outside.hpp"
#include "app/stores.hpp"
#include "core/account/apple_accounts.hpp"
#include "core/account/change_details.hpp"
#include "core/account/confirm_address.hpp"
#include "core/account/create_account.hpp"
#include "core/account/create_api_token.hpp"
#include "core/account/end_sessions.hpp"
#include "core/account/erase_member.hpp"
#include "core/account/forget_links.hpp"
#include "core/account/log_in.hpp"
#include "core/account/request_erase.hpp"
#include "core/account/request_link.hpp"
#include "core/account/reset_password.hpp"
#include "core/account/sign_in_by_link.hpp"
#include "core/account/validate_address.hpp"
#include "core/notify/account_mails.hpp"

namespace evenkeel::app {

/// The use cases about accounts themselves. Not copied or moved: some refer to `link_tokens`.
struct AccountRules {
    AccountRules(Stores& stores, Outside const& outside)
        : link_tokens{outside.secure, outside.link_secret},
          validate_address{stores.members, stores.external_identities},
          create_account{stores.members, outside.clock, outside.secure, languages_of(outside.contents)},
          log_in{{.members = stores.members,
                  .sessions = stores.sessions,
                  .passwords = outside.passwords,
                  .rate_limits = stores.rate_limits,
                  .clock = outside.clock,
                  .secure = outside.secure}},
          apple_accounts{{.apple = outside.apple,
                          .members = stores.members,
                          .identities = stores.external_identities,
                          .sessions = stores.sessions,
                          .clock = outside.clock,
                          .secure = outside.secure,
                          .languages = languages_of(outside.contents)}},
          change_details{{.members = stores.members,
                          .links = stores.account_links,
                          .passwords = outside.passwords,
                          .rate_limits = stores.rate_limits,
                          .tokens = link_tokens,
                          .clock = outside.clock,
                          .secure = outside.secure}},
          request_link{stores.jobs, stores.rate_limits, outside.clock, outside.secure},
          sign_in_by_link{stores.account_links, outside.clock, outside.secure},
          reset_password{stores.account_links, outside.passwords, outside.clock, outside.secure},
          confirm_address{stores.account_links, outside.clock, outside.secure},
          request_erase{{.members = stores.members,
                         .links = stores.account_links,
                         .rate_limits = stores.rate_limits,
                         .tokens = link_tokens,
                         .clock = outside.clock,
                         .secure = outside.secure}},
          erase_member{{.members = stores.members,
                        .erasure = stores.erasure,
                        .objects = outside.objects,
                        .billing = outside.billing,
                        .clock = outside.clock,
                        .secure = outside.secure}},
          end_sessions{stores.sessions}, create_api_token{stores.api_tokens, outside.clock, outside.secure},
          forget_links{stores.account_links, outside.clock},
          mails{{.members = stores.members,
                 .links = stores.account_links,
                 .tokens = link_tokens,
                 .mailer = outside.mailer,
                 .clock = outside.clock,
                 .wording = {.texts = {outside.contents, &content::Content::account_mails},
                             .brand = outside.content.brand.name,
                             .main_url = outside.main_url,
                             .words = {outside.contents, &content::Content::mail_words}}}} {}

    AccountRules(AccountRules const&) = delete;
    AccountRules& operator=(AccountRules const&) = delete;
    AccountRules(AccountRules&&) = delete;
    AccountRules& operator=(AccountRules&&) = delete;
    ~AccountRules() = default;

    account::LinkTokens link_tokens;
    account::ValidateAddress validate_address;
    account::CreateAccount create_account;
    account::LogIn log_in;
    account::AppleAccounts apple_accounts;
    account::ChangeDetails change_details;
    account::RequestLink request_link;
    account::SignInByLink sign_in_by_link;
    account::ResetPassword reset_password;
    account::ConfirmAddress confirm_address;
    account::RequestErase request_erase;
    account::EraseMember erase_member;
    account::EndSessions end_sessions;
    account::CreateApiToken create_api_token;
    account::ForgetLinks forget_links;
    notify::AccountMails mails;
};

} // namespace evenkeel::app
