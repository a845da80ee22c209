#pragma once

#include "core/account/api_tokens.hpp"
#include "core/account/confirm_address.hpp"
#include "core/account/create_api_token.hpp"
#include "core/account/end_sessions.hpp"
#include "core/account/request_erase.hpp"
#include "core/account/request_link.hpp"
#include "core/account/reset_password.hpp"
#include "core/account/sign_in_by_link.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/session_cookies.hpp"

namespace evenkeel::api {

/// What the calls about an account itself reach inward to. Built once in app/; outlives the routes.
struct AccountUses {
    http::SessionCookies cookies;
    Clock const& clock;
    account::Sessions& sessions;
    account::ApiTokens& api_tokens;
    account::RequestLink const& request_link;
    account::SignInByLink const& sign_in_by_link;
    account::ResetPassword const& reset_password;
    account::ConfirmAddress const& confirm_address;
    account::RequestErase const& request_erase;
    account::EndSessions const& end_sessions;
    account::CreateApiToken const& create_api_token;
    snapshot::ReadSnapshot const& read_snapshot;
};

} // namespace evenkeel::api
