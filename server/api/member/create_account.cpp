#include "api/context.hpp"
#include "api/member/device_of.hpp"
#include "api/member/member_reply.hpp"
#include "core/account/account_rules.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct CreateAccountRequest {
    /// The address of the new account; kept trimmed and in lower case. {length ..254}
    std::string email_address;
    /// The name by which the member likes to be called, one line. Optional. {length 0..80}
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

struct CreateAccountReply {
    /// The new member. Null: nothing but a mail says who has an account here (`account_privacy` in
    /// `/config`), and the link in it goes on.
    std::optional<MemberView> member;
};
BOOST_DESCRIBE_STRUCT(CreateAccountReply, (), (member))

namespace {

account::AccountDraft draft_of(Context const& context, CreateAccountRequest const& request) {
    auto const liked = context.exchange.accept_language();
    return {.email_address = request.email_address,
            .first_name = request.first_name.value_or(""),
            .time_zone = request.tz.value_or(""),
            .language_code = request.language_code.value_or(std::string{liked}),
            .device = device_of(request.device_uuid, context.exchange)};
}

Result<account::CreatedAccount> created(Context const& context, account::AccountDraft const& draft,
                                        std::optional<std::string> const& apple_code) {
    auto const& rules = context.rules.account;
    auto const& languages = context.editions->languages();
    auto const caller = context.exchange.caller();
    return apple_code ? rules.apple_accounts.create(languages, draft, *apple_code, caller)
                      : rules.create_account(languages, draft, caller);
}

http::Answer<CreateAccountReply> mailed(Context const& context, account::AccountDraft const& draft) {
    auto const asked = context.rules.account.request_sign_up(context.editions->languages(), draft);
    if (!asked)
        return std::unexpected(asked.error());
    return http::Answer<CreateAccountReply>{CreateAccountReply{}}.with_status(202);
}

http::Answer<CreateAccountReply> create_account(Context const& context, http::Visitor const&,
                                                CreateAccountRequest const& request) {
    auto const draft = draft_of(context, request);
    auto const& code = request.apple_authorization_code;
    if (context.rules.account.privacy == account::Privacy::mailbox_only && !code)
        return mailed(context, draft);
    auto const made = created(context, draft, code);
    if (!made)
        return std::unexpected(made.error());
    auto view = fresh_view(context, made->member.id);
    if (!view)
        return std::unexpected(view.error());
    return http::Answer<CreateAccountReply>{CreateAccountReply{std::move(*view)}}
        .with_status(201)
        .with_cookies(context.cookies.open(made->opened.token, account::kSessionLife));
}

} // namespace

Route create_account_route() {
    return http::post<create_account>(
        {.operation = "createAccount",
         .path = "/account/create",
         .summary =
             "Makes an account without a password, starts the trial and opens a session. With an Apple "
             "code, Apple is the way in. Where only a mail says who has an account, it is answered with 202 "
             "for known and unknown addresses alike, and the mailed link goes on.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::account_exists, Fault::login_failed},
         .statuses = {201, 202},
         .csrf = http::Csrf::not_required,
         .limit = account::RateLimit{.calls = 20, .window = std::chrono::hours{1}}});
}

} // namespace evenkeel::api
