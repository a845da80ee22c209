#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/feedback/give_feedback.hpp"

namespace evenkeel::api {

struct SendFeedbackRequest {
    /// What the member writes about the app. {length 1..4,000}
    std::string app_feedback_text;
    /// An identifier that the client makes for this feedback and sends again with every repeat, so that it is
    /// kept once. {length 1..200}
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(SendFeedbackRequest, (), (app_feedback_text, event_uuid))

namespace {

http::Answer<MemberReply> send_feedback(Context const& context, http::Member const& caller,
                                        SendFeedbackRequest const& request) {
    auto const given =
        context.rules.give_feedback.words(caller.id(), request.app_feedback_text, request.event_uuid);
    if (!given)
        return std::unexpected(given.error());
    return http::Answer<MemberReply>{fresh_reply(context, caller.id())}.with_status(*given ? 201 : 200);
}

} // namespace

Route send_feedback_route() {
    return http::post<send_feedback>(
        {.operation = "sendFeedback",
         .path = "/authorized/account/feedback",
         .summary = "Keeps what the member writes about the app, for admins to read.",
         .retries = 0,
         .refusals = {Fault::invalid_input, Fault::too_many_requests},
         .statuses = {200, 201}});
}

} // namespace evenkeel::api
