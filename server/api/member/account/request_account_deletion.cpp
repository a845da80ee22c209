#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/account/account_rules.hpp"

namespace evenkeel::api {

namespace {

http::Answer<MemberReply> request_account_deletion(Context const& context, http::Member const& caller,
                                                   http::Empty const&) {
    if (auto const fresh = context.rules.account.fresh_proof.check(caller.id(), caller.session_id()); !fresh)
        return std::unexpected(fresh.error());
    if (auto const asked = context.rules.account.request_erase.request(caller.id()); !asked)
        return std::unexpected(asked.error());
    return fresh_reply(context, caller.id());
}

} // namespace

Route request_account_deletion_route() {
    return http::post<request_account_deletion>(
        {.operation = "requestAccountDeletion",
         .path = "/authorized/account/delete/request",
         .summary = "Mails a link that confirms the erasure of the account. Nothing is erased before that.",
         .retries = 0,
         .refusals = {Fault::not_allowed, Fault::too_many_requests}});
}

} // namespace evenkeel::api
