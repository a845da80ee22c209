#include "api/context.hpp"
#include "api/member/account/limits.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

struct ValidateResetTokenRequest {
    std::string reset_password_token; ///< The token in the link that was mailed.
};
BOOST_DESCRIBE_STRUCT(ValidateResetTokenRequest, (), (reset_password_token))

struct ValidateResetTokenReply {
    /// The account whose password the link sets: show it, so that password managers keep the right pair.
    /// {format idn-email}
    std::string email_address;
    /// Until when the link can be used.
    Instant expires_at;
};
BOOST_DESCRIBE_STRUCT(ValidateResetTokenReply, (), (email_address, expires_at))

namespace {

http::Answer<ValidateResetTokenReply> validate_reset_token(Context const& context, http::Visitor const&,
                                                           ValidateResetTokenRequest const& request) {
    auto const link = context.rules.account.reset_password.validate(request.reset_password_token);
    if (!link)
        return std::unexpected(link.error());
    return ValidateResetTokenReply{link->email_address, link->expires_at};
}

} // namespace

Route validate_reset_token_route() {
    return http::put<validate_reset_token>(
        {.operation = "validateResetToken",
         .path = "/account/password_reset/token/validate",
         .summary = "Whether a link to set a new password is still open. Does not use it.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::link_invalid, Fault::link_expired, Fault::link_used},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient});
}

} // namespace evenkeel::api
