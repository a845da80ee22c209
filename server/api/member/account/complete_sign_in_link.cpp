#include "api/member/account/limits.hpp"
#include "api/member/account/routes.hpp"
#include "api/member/device_of.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct CompleteSignInLinkRequest {
    std::string sign_in_token;
    std::optional<std::string> device_uuid;
};
BOOST_DESCRIBE_STRUCT(CompleteSignInLinkRequest, (), (sign_in_token, device_uuid))

http::Route complete_sign_in_link(AccountUses const& uses) {
    return http::post<http::Visitor, CompleteSignInLinkRequest, MemberReply>(
        {.operation = "completeSignInLink",
         .path = "/account/sign_in_link/complete",
         .summary = "Opens a session with the token of a mailed link, once.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::link_invalid, Fault::link_expired, Fault::link_used},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient},
        [uses](http::Visitor const&, CompleteSignInLinkRequest const& request,
               http::Exchange const& exchange) -> http::Answer<MemberReply> {
            auto const opened =
                uses.sign_in_by_link(request.sign_in_token, device_of(request.device_uuid, exchange));
            if (!opened)
                return std::unexpected(opened.error());
            return http::Answer<MemberReply>{fresh_reply(uses.read_snapshot, opened->session.member_id)}
                .with_cookies(uses.cookies.open(opened->token, account::kSessionLife));
        });
}

} // namespace evenkeel::api
