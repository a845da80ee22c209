#include "api/member/journal/routes.hpp"
#include "api/member/journal/views.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct OpenJournalThreadRequest {
    std::string selected_life_aspect;
    std::string selected_life_aspect_current_state;
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(OpenJournalThreadRequest, (),
                      (selected_life_aspect, selected_life_aspect_current_state, event_uuid))

struct OpenJournalThreadReply {
    JournalThreadView thread;
    std::vector<JournalMessageView> messages;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(OpenJournalThreadReply, (), (thread, messages, member))

http::Route open_journal_thread(JournalUses const& uses) {
    return http::post<http::PremiumMember, OpenJournalThreadRequest, OpenJournalThreadReply>(
        {.operation = "openJournalThread",
         .path = "/premium/authorized/journal/thread",
         .summary =
             "Opens a conversation about a life aspect; the guide writes first. Without an event id the "
             "same aspect and state on the same day is the same conversation.",
         .retries = 2,
         .refusals = {Fault::invalid_input},
         .statuses = {200, 201}},
        [uses](http::PremiumMember const& caller,
               OpenJournalThreadRequest const& request) -> http::Answer<OpenJournalThreadReply> {
            auto const opened = uses.open_thread(caller.id(), {request.selected_life_aspect,
                                                               request.selected_life_aspect_current_state,
                                                               request.event_uuid});
            if (!opened)
                return std::unexpected(opened.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return http::Answer<OpenJournalThreadReply>{
                OpenJournalThreadReply{view_of(opened->thread), {view_of(opened->first)}, std::move(*view)}}
                .with_status(opened->is_new ? 201 : 200);
        });
}

} // namespace evenkeel::api
