#include "api/context.hpp"
#include "api/member/account/limits.hpp"
#include "api/member/account/link_request.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

namespace {

http::Answer<http::Empty> request_sign_in_link(Context const& context, http::Visitor const&,
                                               LinkRequest const& request) {
    auto const asked =
        context.rules.account.request_link(account::LinkPurpose::sign_in, request.email_address);
    if (!asked)
        return std::unexpected(asked.error());
    return http::Empty{};
}

} // namespace

Route request_sign_in_link_route() {
    return http::post<request_sign_in_link>(
        {.operation = "requestSignInLink",
         .path = "/account/sign_in_link/link",
         .summary =
             "Mails a link that signs in. The answer is the same whether or not the address has an account.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::too_many_requests},
         .csrf = http::Csrf::not_required,
         .limit = kMailsPerClient});
}

} // namespace evenkeel::api
