#include "api/member/security/security_views.hpp"

namespace evenkeel::api {

namespace {

http::Answer<MemberReply> mail_proof_code(Context const& context, http::Member const& caller,
                                          http::Empty const&) {
    auto const mailed = context.rules.account.fresh_proof.mail_code(caller.id(), caller.session_id());
    if (!mailed)
        return std::unexpected(mailed.error());
    return fresh_reply(context, caller.id());
}

} // namespace

Route mail_proof_code_route() {
    return http::post<mail_proof_code>(
        {.operation = "mailProofCode",
         .path = "/authorized/account/proof/code",
         .summary = "Mails six digits by which the member shows that it is them. The newest ones count, for "
                    "ten minutes and five tries.",
         .retries = 0,
         .refusals = {Fault::conflict, Fault::too_many_requests}});
}

} // namespace evenkeel::api
