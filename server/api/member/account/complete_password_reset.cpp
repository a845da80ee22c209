#include "api/member/account/limits.hpp"
#include "api/member/account/routes.hpp"
#include "api/member/device_of.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct CompletePasswordResetRequest {
    std::string reset_password_token;
    std::string new_password;
    std::optional<std::string> device_uuid;
};
BOOST_DESCRIBE_STRUCT(CompletePasswordResetRequest, (), (reset_password_token, new_password, device_uuid))

http::Route complete_password_reset(AccountUses const& uses) {
    return http::put<http::Visitor, CompletePasswordResetRequest, MemberReply>(
        {.operation = "completePasswordReset",
         .path = "/account/password_reset/complete",
         .summary = "Sets the password, ends every other session and opens one here. The link works once.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::link_invalid, Fault::link_expired, Fault::link_used},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient},
        [uses](http::Visitor const&, CompletePasswordResetRequest const& request,
               http::Exchange const& exchange) -> http::Answer<MemberReply> {
            auto const opened = uses.reset_password.complete(
                request.reset_password_token, request.new_password, device_of(request.device_uuid, exchange));
            if (!opened)
                return std::unexpected(opened.error());
            return http::Answer<MemberReply>{fresh_reply(uses.read_snapshot, opened->session.member_id)}
                .with_cookies(uses.cookies.open(opened->token, account::kSessionLife));
        });
}

} // namespace evenkeel::api
