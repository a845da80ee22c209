#include "api/context.hpp"
#include "api/member/device_of.hpp"
#include "api/member/member_reply.hpp"
#include "core/account/account_rules.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct CreateAccountRequest {
    /// The address of the new account; kept trimmed and in lower case. {length ..254}
    std::string email_address;
    /// What the member likes to be called, one line. Optional. {length 0..80}
    std::optional<std::string> first_name;
    std::optional<std::string> device_uuid;
    /// The code that Apple's sign-in gave: the account then opens with Apple. Left out, it opens by mailed
    /// links.
    std::optional<std::string> apple_authorization_code;
    /// The device's IANA time zone, such as `Europe/Vienna`. An unknown one counts as UTC.
    std::optional<std::string> tz;
    /// A BCP 47 tag, such as `de-AT`. Left out, the header Accept-Language decides; a language we lack
    /// becomes English.
    std::optional<std::string> language_code;
};
BOOST_DESCRIBE_STRUCT(CreateAccountRequest, (),
                      (email_address, first_name, device_uuid, apple_authorization_code, tz, language_code))

namespace {

http::Answer<MemberReply> create_account(Context const& context, http::Visitor const&,
                                         CreateAccountRequest const& request) {
    auto const liked = context.exchange.request().header("Accept-Language").value_or("");
    account::AccountDraft const draft{.email_address = request.email_address,
                                      .first_name = request.first_name.value_or(""),
                                      .time_zone = request.tz.value_or(""),
                                      .language_code = request.language_code.value_or(std::string{liked}),
                                      .device = device_of(request.device_uuid, context.exchange)};
    auto const& code = request.apple_authorization_code;
    auto const made =
        code ? context.rules.account.apple_accounts.create(context.editions->languages(), draft, *code)
             : context.rules.account.create_account(context.editions->languages(), draft);
    if (!made)
        return std::unexpected(made.error());
    return http::Answer<MemberReply>{fresh_reply(context, made->member.id)}.with_status(201).with_cookies(
        context.cookies.open(made->opened.token, account::kSessionLife));
}

} // namespace

Route create_account_route() {
    return http::post<create_account>(
        {.operation = "createAccount",
         .path = "/account/create",
         .summary =
             "Makes an account without a password, starts the trial and opens a session. With an Apple "
             "code, Apple is the way in.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::account_exists, Fault::login_failed},
         .statuses = {201},
         .csrf = http::Csrf::not_required,
         .limit = account::RateLimit{.calls = 20, .window = std::chrono::hours{1}}});
}

} // namespace evenkeel::api
