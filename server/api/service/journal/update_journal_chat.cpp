#include "api/context.hpp"
#include "api/member/journal/views.hpp"
#include "api/member/member_reply.hpp"
#include "api/service/journal/answer_events.hpp"
#include "core/edition/edition.hpp"
#include "core/journal/journal_rules.hpp"

namespace evenkeel::api {

struct UpdateJournalChatRequest {
    /// The conversation to write in.
    JournalThreadId journal_thread_id;
    /// An identifier that the client makes for this entry and sends again with every repeat, so that it is
    /// kept and answered once. {length 1..200}
    EventId event_uuid;
    /// What the member writes. {length 1..10,000}
    std::string body;
    /// When it was written, up to 60 days back, where it waited for a connection. Left out: now.
    std::optional<Instant> written_at;
    /// What the member chose under what the guide said last; `body` has it in words.
    std::optional<journal::Choice> remark;
};
BOOST_DESCRIBE_STRUCT(UpdateJournalChatRequest, (), (journal_thread_id, event_uuid, body, written_at, remark))

namespace {

std::vector<JournalMessageView> views_of(journal::JournalMessage const& entry,
                                         std::vector<journal::JournalMessage> const& answer) {
    std::vector<JournalMessageView> views{view_of(entry)};
    for (auto const& message : answer)
        views.push_back(view_of(message));
    return views;
}

http::Answer<UpdateJournalChatReply> update_journal_chat(Context const& context, http::Member const& caller,
                                                         UpdateJournalChatRequest const& request) {
    auto const written = context.rules.journal.write_entry(
        caller.id(), {request.journal_thread_id, request.event_uuid, request.body, request.written_at});
    if (!written)
        return std::unexpected(written.error());
    auto const answer =
        context.rules.journal.answer_entry(context.edition.journal, written->message, request.remark);
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    auto const is_silent = answer.empty() && !context.stores.acknowledgements.find(
                                                 caller.id(), context.edition.content.disclosure.version);
    return http::Answer<UpdateJournalChatReply>{
        UpdateJournalChatReply{.messages = views_of(written->message, answer),
                               .guide_needs_acknowledgement = is_silent,
                               .member = std::move(*view)}}
        .with_status(written->is_new ? 201 : 200);
}

} // namespace

Route update_journal_chat_route() {
    return http::post_or_events<update_journal_chat, answer_events, answer_event_schemas>(
        {.operation = "updateJournalChat",
         .path = "/journal-thread/chat-update",
         .summary =
             "The member writes in a conversation of theirs, once per event id, and the guide answers. "
             "written_at says when, where the entry waited for a connection. Asks for no membership. Whoever "
             "accepts text/event-stream gets the events message (the entry), then for each of the guide's "
             "messages piece (text to append) and message (the whole), at the end done (member).",
         .retries = 1,
         .refusals = {Fault::invalid_input, Fault::not_found, Fault::too_many_requests},
         .statuses = {200, 201}});
}

} // namespace evenkeel::api
