#include "api/member/security/security_views.hpp"

namespace evenkeel::api {

namespace {

http::Answer<AccountSecurityReply> get_account_security(Context const& context, http::Member const& caller) {
    return security_reply(context, caller);
}

} // namespace

Route get_account_security_route() {
    return http::get<get_account_security>(
        {.operation = "getAccountSecurity",
         .path = "/authorized/account/security",
         .summary = "How this account is kept: the second factor, and how its member shows who they are.",
         .retries = 2});
}

} // namespace evenkeel::api
