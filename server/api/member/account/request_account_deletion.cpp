#include "api/member/account/routes.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

http::Route request_account_deletion(AccountUses const& uses) {
    return http::post<http::Member, http::Empty, MemberReply>(
        {.operation = "requestAccountDeletion",
         .path = "/authorized/account/delete/request",
         .summary = "Mails a link that confirms the erasure of the account. Nothing is erased before that.",
         .retries = 0,
         .refusals = {Fault::too_many_requests}},
        [uses](http::Member const& caller, http::Empty const&) -> http::Answer<MemberReply> {
            if (auto const asked = uses.request_erase.request(caller.id()); !asked)
                return std::unexpected(asked.error());
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
