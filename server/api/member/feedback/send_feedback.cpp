#include "api/member/feedback/routes.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct SendFeedbackRequest {
    std::string app_feedback_text;
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(SendFeedbackRequest, (), (app_feedback_text, event_uuid))

http::Route send_feedback(FeedbackUses const& uses) {
    return http::post<http::Member, SendFeedbackRequest, MemberReply>(
        {.operation = "sendFeedback",
         .path = "/authorized/account/feedback",
         .summary = "Keeps what the member writes about the app, for admins to read.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::too_many_requests}},
        [uses](http::Member const& caller, SendFeedbackRequest const& request) -> http::Answer<MemberReply> {
            auto const given =
                uses.give_feedback.words(caller.id(), request.app_feedback_text, request.event_uuid);
            if (!given)
                return std::unexpected(given.error());
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
