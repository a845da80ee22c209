#include "api/context.hpp"
#include "api/member/account/limits.hpp"
#include "api/member/device_of.hpp"
#include "api/member/security/entered.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

struct CompletePasswordResetRequest {
    /// The token in the link that was mailed.
    std::string reset_password_token;
    /// The new password. Neither the address itself nor one repeated character. {length 10..256}
    std::string new_password;
    std::optional<std::string> device_uuid;
};
BOOST_DESCRIBE_STRUCT(CompletePasswordResetRequest, (), (reset_password_token, new_password, device_uuid))

namespace {

http::Answer<EnteredReply> complete_password_reset(Context const& context, http::Visitor const&,
                                                   CompletePasswordResetRequest const& request) {
    auto const opened = context.rules.account.reset_password.complete(
        request.reset_password_token, request.new_password, device_of(request.device_uuid, context.exchange));
    if (!opened)
        return std::unexpected(opened.error());
    return entered(context, *opened);
}

} // namespace

Route complete_password_reset_route() {
    return http::put<complete_password_reset>(
        {.operation = "completePasswordReset",
         .path = "/account/password_reset/complete",
         .summary = "Sets the password, ends every other session and opens one here. The link works once.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::link_invalid, Fault::link_expired, Fault::link_used},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient});
}

} // namespace evenkeel::api
