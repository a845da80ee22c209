#include "api/context.hpp"
#include "api/member/journal/views.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/journal/journal_rules.hpp"

namespace evenkeel::api {

struct OpenJournalThreadRequest {
    /// The `key` of the life aspect to write about.
    std::string selected_life_aspect;
    /// Where the member is in it. {state}
    std::string selected_life_aspect_current_state;
    /// An identifier that the client makes for this conversation. Left out, the same aspect and state on the
    /// same day is the same conversation. {length 1..200}
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(OpenJournalThreadRequest, (),
                      (selected_life_aspect, selected_life_aspect_current_state, event_uuid))

struct OpenJournalThreadReply {
    JournalThreadView thread;                 ///< The conversation.
    std::vector<JournalMessageView> messages; ///< The message that the guide opens it with. {items 1..1}
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(OpenJournalThreadReply, (), (thread, messages, member))

namespace {

http::Answer<OpenJournalThreadReply> open_journal_thread(Context const& context,
                                                         http::PremiumMember const& caller,
                                                         OpenJournalThreadRequest const& request) {
    auto const opened = context.rules.journal.open_thread(
        context.edition.journal, caller.id(),
        {request.selected_life_aspect, request.selected_life_aspect_current_state, request.event_uuid});
    if (!opened)
        return std::unexpected(opened.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return http::Answer<OpenJournalThreadReply>{
        OpenJournalThreadReply{view_of(opened->thread), {view_of(opened->first)}, std::move(*view)}}
        .with_status(opened->is_new ? 201 : 200);
}

} // namespace

Route open_journal_thread_route() {
    return http::post<open_journal_thread>(
        {.operation = "openJournalThread",
         .path = "/premium/authorized/journal/thread",
         .summary =
             "Opens a conversation about a life aspect; the guide writes first. Without an event id the "
             "same aspect and state on the same day is the same conversation.",
         .retries = 2,
         .refusals = {Fault::invalid_input},
         .statuses = {200, 201}});
}

} // namespace evenkeel::api
