#pragma once

#include "core/account/create_account.hpp"
#include "core/account/member/change_details.hpp"
#include "core/account/member/erase_member.hpp"
#include "core/account/member/request_erase.hpp"
#include "core/account/second_factor/complete_sign_in.hpp"
#include "core/account/second_factor/set_up_second_factor.hpp"
#include "core/account/sessions/create_api_token.hpp"
#include "core/account/sessions/end_sessions.hpp"
#include "core/account/sessions/forget_sessions.hpp"
#include "core/account/sessions/fresh_proof.hpp"
#include "core/account/sign_in/apple_accounts.hpp"
#include "core/account/sign_in/confirm_address.hpp"
#include "core/account/sign_in/forget_links.hpp"
#include "core/account/sign_in/log_in.hpp"
#include "core/account/sign_in/request_link.hpp"
#include "core/account/sign_in/request_sign_up.hpp"
#include "core/account/sign_in/reset_password.hpp"
#include "core/account/sign_in/sign_in_by_link.hpp"
#include "core/account/sign_in/validate_address.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

namespace evenkeel::account {

/// The use cases about accounts themselves.
struct AccountRules {
    AccountRules(Stores const& stores, Outside const& outside)
        : link_tokens{outside.secure, outside.link_secret},
          address_answers{stores.jobs, stores.rate_limits, outside.clock, outside.secure},
          validate_address{{.members = stores.members,
                            .identities = stores.external_identities,
                            .apple = outside.apple,
                            .answers = address_answers,
                            .privacy = outside.account_privacy}},
          create_account{stores.members, address_answers, outside.clock, outside.secure},
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
                          .answers = address_answers,
                          .privacy = outside.account_privacy}},
          check_code{{.second_factors = stores.second_factors,
                      .digest = outside.code_digest,
                      .rate_limits = stores.rate_limits,
                      .vault = outside.vault,
                      .clock = outside.clock,
                      .secure = outside.secure}},
          set_up_second_factor{{.members = stores.members,
                                .second_factors = stores.second_factors,
                                .check_code = check_code,
                                .vault = outside.vault,
                                .clock = outside.clock,
                                .secure = outside.secure}},
          complete_sign_in{{.members = stores.members,
                            .sessions = stores.sessions,
                            .second_factors = stores.second_factors,
                            .check_code = check_code,
                            .clock = outside.clock,
                            .secure = outside.secure}},
          fresh_proof{{.members = stores.members,
                       .proofs = stores.session_proofs,
                       .second_factors = stores.second_factors,
                       .check_code = check_code,
                       .passwords = outside.passwords,
                       .rate_limits = stores.rate_limits,
                       .tokens = link_tokens,
                       .clock = outside.clock,
                       .secure = outside.secure}},
          change_details{{.members = stores.members,
                          .links = stores.account_links,
                          .passwords = outside.passwords,
                          .rate_limits = stores.rate_limits,
                          .tokens = link_tokens,
                          .fresh_proof = fresh_proof,
                          .clock = outside.clock,
                          .secure = outside.secure}},
          request_link{stores.jobs, stores.rate_limits, outside.clock, outside.secure},
          request_sign_up{{.sign_ups = stores.sign_ups,
                           .tokens = link_tokens,
                           .request_link = request_link,
                           .clock = outside.clock,
                           .secure = outside.secure}},
          sign_in_by_link{stores.account_links, stores.sign_ups, outside.clock, outside.secure},
          reset_password{stores.account_links, outside.passwords, outside.clock, outside.secure},
          confirm_address{stores.members, stores.account_links, outside.clock, outside.secure},
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
          privacy{outside.account_privacy},
          forget_links{stores.account_links, stores.sign_ups, outside.clock},
          forget_sessions{stores.sessions, stores.session_proofs, stores.second_factors, outside.clock} {}

    // Some refer to others.
    AccountRules(AccountRules const&) = delete;
    AccountRules& operator=(AccountRules const&) = delete;

    LinkTokens const link_tokens;
    AddressAnswers const address_answers;
    ValidateAddress const validate_address;
    CreateAccount const create_account;
    LogIn const log_in;
    AppleAccounts const apple_accounts;
    CheckCode const check_code;
    SetUpSecondFactor const set_up_second_factor;
    CompleteSignIn const complete_sign_in;
    FreshProof const fresh_proof;
    ChangeDetails const change_details;
    RequestLink const request_link;
    RequestSignUp const request_sign_up;
    SignInByLink const sign_in_by_link;
    ResetPassword const reset_password;
    ConfirmAddress const confirm_address;
    RequestErase const request_erase;
    EraseMember const erase_member;
    EndSessions const end_sessions;
    CreateApiToken const create_api_token;
    Privacy const privacy;
    ForgetLinks const forget_links;
    ForgetSessions const forget_sessions;
};

} // namespace evenkeel::account
