#include "api/context.hpp"
#include "api/member/account/limits.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

struct ConfirmEmailAddressRequest {
    std::string confirm_token; ///< The token in the link that was mailed to the new address.
};
BOOST_DESCRIBE_STRUCT(ConfirmEmailAddressRequest, (), (confirm_token))

struct ConfirmEmailAddressReply {
    std::string email_address; ///< The address that the account has from now on. {format idn-email}
};
BOOST_DESCRIBE_STRUCT(ConfirmEmailAddressReply, (), (email_address))

namespace {

http::Answer<ConfirmEmailAddressReply> confirm_email_address(Context const& context, http::Visitor const&,
                                                             ConfirmEmailAddressRequest const& request) {
    auto const address = context.rules.account.confirm_address(request.confirm_token);
    if (!address)
        return std::unexpected(address.error());
    return ConfirmEmailAddressReply{*address};
}

} // namespace

Route confirm_email_address_route() {
    return http::put<confirm_email_address>(
        {.operation = "confirmEmailAddress",
         .path = "/account/email_address/confirm",
         .summary = "Gives the account the address whose mail was opened. Needs no session, opens none.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::link_invalid, Fault::link_expired, Fault::link_used,
                      Fault::account_exists},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient});
}

} // namespace evenkeel::api
