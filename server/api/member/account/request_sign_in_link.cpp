#include "api/member/account/limits.hpp"
#include "api/member/account/link_request.hpp"
#include "api/member/account/routes.hpp"

namespace evenkeel::api {

http::Route request_sign_in_link(AccountUses const& uses) {
    return http::post<http::Visitor, LinkRequest, http::Empty>(
        {.operation = "requestSignInLink",
         .path = "/account/sign_in_link/link",
         .summary =
             "Mails a link that signs in. The answer is the same whether or not the address has an account.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::too_many_requests},
         .csrf = http::Csrf::not_required,
         .limit = kMailsPerClient},
        [uses](http::Visitor const&, LinkRequest const& request) -> http::Answer<http::Empty> {
            auto const asked = uses.request_link(account::LinkPurpose::sign_in, request.email_address);
            if (!asked)
                return std::unexpected(asked.error());
            return http::Empty{};
        });
}

} // namespace evenkeel::api
