#include "api/member/account/limits.hpp"
#include "api/member/account/routes.hpp"

namespace evenkeel::api {

struct ConfirmEmailAddressRequest {
    std::string confirm_token;
};
BOOST_DESCRIBE_STRUCT(ConfirmEmailAddressRequest, (), (confirm_token))

struct ConfirmEmailAddressReply {
    std::string email_address;
};
BOOST_DESCRIBE_STRUCT(ConfirmEmailAddressReply, (), (email_address))

http::Route confirm_email_address(AccountUses const& uses) {
    return http::put<http::Visitor, ConfirmEmailAddressRequest, ConfirmEmailAddressReply>(
        {.operation = "confirmEmailAddress",
         .path = "/account/email_address/confirm",
         .summary = "Gives the account the address whose mail was opened. Needs no session, opens none.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::link_invalid, Fault::link_expired, Fault::link_used,
                      Fault::account_exists},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient},
        [uses](http::Visitor const&,
               ConfirmEmailAddressRequest const& request) -> http::Answer<ConfirmEmailAddressReply> {
            auto const address = uses.confirm_address(request.confirm_token);
            if (!address)
                return std::unexpected(address.error());
            return ConfirmEmailAddressReply{*address};
        });
}

} // namespace evenkeel::api
