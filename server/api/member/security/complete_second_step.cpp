#include "api/member/account/limits.hpp"
#include "api/member/security/security_views.hpp"

namespace evenkeel::api {

struct CompleteSecondStepRequest {
    /// From the answer of the first step. {length 1..128}
    std::string second_step_token;
    /// A code of the authenticator app, or a recovery code. {length 1..32}
    std::string code;
};
BOOST_DESCRIBE_STRUCT(CompleteSecondStepRequest, (), (second_step_token, code))

namespace {

http::Answer<MemberReply> complete_second_step(Context const& context, http::Visitor const&,
                                               CompleteSecondStepRequest const& request) {
    auto const opened = context.rules.account.complete_sign_in(request.second_step_token, request.code,
                                                               context.exchange.caller());
    if (!opened)
        return std::unexpected(opened.error());
    return http::Answer<MemberReply>{fresh_reply(context, opened->session.member_id)}.with_cookies(
        context.cookies.open(opened->token, account::kSessionLife));
}

} // namespace

Route complete_second_step_route() {
    return http::post<complete_second_step>(
        {.operation = "completeSecondStep",
         .path = "/account/second_step",
         .summary =
             "Opens a session for somebody who has taken the first step of signing in. Each code works "
             "once.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::login_failed, Fault::too_many_requests},
         .csrf = http::Csrf::not_required,
         .limit = kTokensPerClient});
}

} // namespace evenkeel::api
