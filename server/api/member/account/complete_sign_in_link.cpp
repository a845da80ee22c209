#include "api/context.hpp"
#include "api/member/account/limits.hpp"
#include "api/member/device_of.hpp"
#include "api/member/security/entered.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

struct CompleteSignInLinkRequest {
    std::string sign_in_token; ///< The token in the link that was mailed.
    std::optional<std::string> device_uuid;
};
BOOST_DESCRIBE_STRUCT(CompleteSignInLinkRequest, (), (sign_in_token, device_uuid))

namespace {

http::Answer<EnteredReply> complete_sign_in_link(Context const& context, http::Visitor const&,
                                                 CompleteSignInLinkRequest const& request) {
    auto const opened = context.rules.account.sign_in_by_link(
        request.sign_in_token, device_of(request.device_uuid, context.exchange));
    if (!opened)
        return std::unexpected(opened.error());
    return entered(context, *opened);
}

} // namespace

Route complete_sign_in_link_route() {
    return http::post<complete_sign_in_link>(
        {.operation = "completeSignInLink",
         .path = "/account/sign_in_link/complete",
         .summary = "Opens a session with the token of a mailed link, once.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::link_invalid, Fault::link_expired, Fault::link_used},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient});
}

} // namespace evenkeel::api
