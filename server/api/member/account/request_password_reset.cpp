#include "api/context.hpp"
#include "api/member/account/limits.hpp"
#include "api/member/account/link_request.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

namespace {

http::Answer<http::Empty> request_password_reset(Context const& context, http::Visitor const&,
                                                 LinkRequest const& request) {
    auto const asked =
        context.rules.account.request_link(account::LinkPurpose::password_reset, request.email_address);
    if (!asked)
        return std::unexpected(asked.error());
    return http::Empty{};
}

} // namespace

Route request_password_reset_route() {
    return http::post<request_password_reset>(
        {.operation = "requestPasswordReset",
         .path = "/account/password_reset/link",
         .summary = "Mails a link to set a new password. The answer is the same whether or not the address "
                    "has an account.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::too_many_requests},
         .csrf = http::Csrf::not_required,
         .limit = kMailsPerClient});
}

} // namespace evenkeel::api
