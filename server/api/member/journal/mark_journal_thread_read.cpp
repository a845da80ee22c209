#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/journal/journal.hpp"

namespace evenkeel::api {

struct MarkReadRequest {
    JournalThreadId journal_thread_id; ///< Which conversation the member has seen.
};
BOOST_DESCRIBE_STRUCT(MarkReadRequest, (), (journal_thread_id))

namespace {

http::Answer<MemberReply> mark_journal_thread_read(Context const& context, http::PremiumMember const& caller,
                                                   MarkReadRequest const& request) {
    if (!context.stores.journal.mark_read(caller.id(), request.journal_thread_id))
        return refuse(Fault::not_found, "journal_thread_id", "There is no such conversation.");
    return fresh_reply(context, caller.id());
}

} // namespace

Route mark_journal_thread_read_route() {
    return http::post<mark_journal_thread_read>(
        {.operation = "markJournalThreadRead",
         .path = "/premium/authorized/journal/thread/read",
         .summary = "The member has seen this conversation: nothing of it is unread any more.",
         .retries = 2,
         .refusals = {Fault::not_found}});
}

} // namespace evenkeel::api
