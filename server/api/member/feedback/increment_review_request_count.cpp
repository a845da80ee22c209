#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/feedback/give_feedback.hpp"

namespace evenkeel::api {

struct IncrementReviewRequestCountRequest {
    /// An identifier that the client makes for this one request: with the same one it counts once.
    /// {length 1..200}
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(IncrementReviewRequestCountRequest, (), (event_uuid))

struct IncrementReviewRequestCountReply {
    int review_request_count{0}; ///< How often the app has asked this member for a review. {0..1,000}
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(IncrementReviewRequestCountReply, (), (review_request_count, member))

namespace {

http::Answer<IncrementReviewRequestCountReply>
increment_review_request_count(Context const& context, http::Member const& caller,
                               IncrementReviewRequestCountRequest const& request) {
    auto const count = context.rules.give_feedback.review_request(caller.id(), request.event_uuid);
    if (!count)
        return std::unexpected(count.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return IncrementReviewRequestCountReply{*count, std::move(*view)};
}

} // namespace

Route increment_review_request_count_route() {
    return http::post<increment_review_request_count>(
        {.operation = "incrementReviewRequestCount",
         .path = "/authorized/review_request_count/increment",
         .summary = "Notes that the app asked this member for a review, and answers how often it did.",
         .retries = 2,
         .refusals = {Fault::too_many_requests}});
}

} // namespace evenkeel::api
