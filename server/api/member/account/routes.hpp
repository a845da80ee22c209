#pragma once

#include "api/member/account/uses.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

/// Ways in and out of an account: links by mail, password reset, sessions, API tokens, erasure.
[[nodiscard]] std::vector<http::Route> account_routes(AccountUses const& uses);

[[nodiscard]] http::Route request_sign_in_link(AccountUses const& uses);
[[nodiscard]] http::Route complete_sign_in_link(AccountUses const& uses);
[[nodiscard]] http::Route request_password_reset(AccountUses const& uses);
[[nodiscard]] http::Route validate_reset_token(AccountUses const& uses);
[[nodiscard]] http::Route complete_password_reset(AccountUses const& uses);
[[nodiscard]] http::Route confirm_email_address(AccountUses const& uses);
[[nodiscard]] http::Route list_sessions(AccountUses const& uses);
[[nodiscard]] http::Route end_session(AccountUses const& uses);
[[nodiscard]] http::Route request_account_deletion(AccountUses const& uses);
[[nodiscard]] http::Route confirm_account_deletion(AccountUses const& uses);
[[nodiscard]] http::Route create_api_token(AccountUses const& uses);
[[nodiscard]] http::Route list_api_tokens(AccountUses const& uses);
[[nodiscard]] http::Route revoke_api_token(AccountUses const& uses);

} // namespace evenkeel::api
