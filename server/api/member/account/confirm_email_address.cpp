#include "api/context.hpp"
#include "api/member/account/limits.hpp"
#include "api/member/device_of.hpp"
#include "api/member/security/entered.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

struct ConfirmEmailAddressRequest {
    std::string confirm_token; ///< The token in the link that was mailed to the new address.
    std::optional<std::string> device_uuid;
};
BOOST_DESCRIBE_STRUCT(ConfirmEmailAddressRequest, (), (confirm_token, device_uuid))

struct ConfirmEmailAddressReply {
    std::string email_address; ///< The address that the account has from now on. {format idn-email}
    /// The member who is signed in here. Null: the account asks for a second step first.
    std::optional<MemberView> member;
    /// How to go on. Null: the session is open.
    std::optional<SecondStepView> second_step;
};
BOOST_DESCRIBE_STRUCT(ConfirmEmailAddressReply, (), (email_address, member, second_step))

namespace {

http::Answer<ConfirmEmailAddressReply> confirm_email_address(Context const& context,
                                                             http::Visitor const& visitor,
                                                             ConfirmEmailAddressRequest const& request) {
    std::optional<account::PresentSession> present;
    if (auto const& session = visitor.session())
        present = {session->session_id, session->member_id};
    auto const confirmed = context.rules.account.confirm_address(
        request.confirm_token, present, device_of(request.device_uuid, context.exchange));
    if (!confirmed)
        return std::unexpected(confirmed.error());
    if (confirmed->opened)
        if (auto next = second_step_of(context, *confirmed->opened))
            return ConfirmEmailAddressReply{confirmed->email_address, {}, std::move(next)};
    auto view = fresh_view(context, confirmed->member_id);
    if (!view)
        return std::unexpected(view.error());
    http::Answer<ConfirmEmailAddressReply> answer{
        ConfirmEmailAddressReply{confirmed->email_address, std::move(*view), {}}};
    if (!confirmed->opened)
        return answer;
    return std::move(answer).with_cookies(
        context.cookies.open(confirmed->opened->token, account::kSessionLife));
}

} // namespace

Route confirm_email_address_route() {
    return http::put<confirm_email_address>(
        {.operation = "confirmEmailAddress",
         .path = "/account/email_address/confirm",
         .summary = "Gives the account the address whose mail was opened, which proves it. Opened in a "
                    "browser that is signed in to the account, its session goes on; opened anywhere else, "
                    "everything that opened the account before ends and a session is opened there.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::link_invalid, Fault::link_expired, Fault::link_used,
                      Fault::account_exists},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient});
}

} // namespace evenkeel::api
