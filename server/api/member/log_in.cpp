#include "api/context.hpp"
#include "api/member/device_of.hpp"
#include "api/member/security/entered.hpp"
#include "core/account/account_rules.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct LogInRequest {
    /// The account's address. Not needed beside `apple_authorization_code`.
    std::optional<std::string> email_address;
    /// The account's password. Not needed beside `apple_authorization_code`.
    std::optional<std::string> password;
    std::optional<std::string> device_uuid;
    /// The code that Apple's sign-in gave, in place of address and password.
    std::optional<std::string> apple_authorization_code;
};
BOOST_DESCRIBE_STRUCT(LogInRequest, (), (email_address, password, device_uuid, apple_authorization_code))

namespace {

http::Answer<EnteredReply> log_in(Context const& context, http::Visitor const&, LogInRequest const& request) {
    auto const device = device_of(request.device_uuid, context.exchange);
    auto const& code = request.apple_authorization_code;
    auto const opened =
        code ? context.rules.account.apple_accounts.log_in(*code, device)
             : context.rules.account.log_in({.email_address = request.email_address.value_or(""),
                                             .password = request.password.value_or(""),
                                             .device = device,
                                             .caller = context.exchange.caller()});
    if (!opened)
        return std::unexpected(opened.error());
    return entered(context, opened->opened);
}

} // namespace

Route log_in_route() {
    return http::post<log_in>(
        {.operation = "logIn",
         .path = "/account/login",
         .summary = "Opens a session by password or Apple code. An unknown address and a wrong password are "
                    "told alike. Where the account has a second factor, `second_step` goes on.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::login_failed, Fault::too_many_requests},
         .csrf = http::Csrf::not_required});
}

} // namespace evenkeel::api
