#include "api/service/journal/routes.hpp"

#include "api/member/journal/views.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct UpdateJournalChatRequest {
    JournalThreadId journal_thread_id;
    EventId event_uuid;
    std::string body;
    std::optional<Instant> written_at;
};
BOOST_DESCRIBE_STRUCT(UpdateJournalChatRequest, (), (journal_thread_id, event_uuid, body, written_at))

struct UpdateJournalChatReply {
    std::vector<JournalMessageView> messages; ///< That the conversation got by this, the member's first.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(UpdateJournalChatReply, (), (messages, member))

namespace {

http::Route update_journal_chat(JournalChatUses const& uses) {
    return http::post<http::Member, UpdateJournalChatRequest, UpdateJournalChatReply>(
        {.operation = "updateJournalChat",
         .path = "/journal-thread/chat-update",
         .summary = "The member writes in a conversation of theirs, once per event id; written_at says when, "
                    "where the entry waited for a connection. Asks for no membership.",
         .retries = 1,
         .refusals = {Fault::invalid_input, Fault::not_found},
         .statuses = {200, 201}},
        [uses](http::Member const& caller,
               UpdateJournalChatRequest const& request) -> http::Answer<UpdateJournalChatReply> {
            auto const written = uses.write_entry(caller.id(), {request.journal_thread_id, request.event_uuid,
                                                                request.body, request.written_at});
            if (!written)
                return std::unexpected(written.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return http::Answer<UpdateJournalChatReply>{
                UpdateJournalChatReply{{view_of(written->message)}, std::move(*view)}}
                .with_status(written->is_new ? 201 : 200);
        });
}

} // namespace

std::vector<http::Route> journal_chat_routes(JournalChatUses const& uses) {
    return {update_journal_chat(uses)};
}

} // namespace evenkeel::api
