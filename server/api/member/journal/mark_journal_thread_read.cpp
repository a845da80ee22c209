#include "api/member/journal/routes.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct MarkReadRequest {
    JournalThreadId journal_thread_id;
};
BOOST_DESCRIBE_STRUCT(MarkReadRequest, (), (journal_thread_id))

http::Route mark_journal_thread_read(JournalUses const& uses) {
    return http::post<http::PremiumMember, MarkReadRequest, MemberReply>(
        {.operation = "markJournalThreadRead",
         .path = "/premium/authorized/journal/thread/read",
         .summary = "The member has seen this conversation: nothing of it is unread any more.",
         .retries = 2,
         .refusals = {Fault::not_found}},
        [uses](http::PremiumMember const& caller,
               MarkReadRequest const& request) -> http::Answer<MemberReply> {
            if (!uses.journal.mark_read(caller.id(), request.journal_thread_id))
                return refuse(Fault::not_found, "journal_thread_id", "There is no such conversation.");
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
