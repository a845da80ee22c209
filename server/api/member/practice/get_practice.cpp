#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/practice_views.hpp"

namespace evenkeel::api {

struct GetPracticeReply {
    RhythmView practice; ///< The practice of the last 28 days.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetPracticeReply, (), (practice, member))

namespace {

http::Answer<GetPracticeReply> get_practice(Context const& context, http::PremiumMember const& caller) {
    auto const snapshot = unchanged_snapshot(context, caller.session());
    if (!snapshot)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    return GetPracticeReply{.practice = view_of_rhythm(snapshot->practice), .member = view_of(*snapshot)};
}

} // namespace

Route get_practice_route() {
    return http::get<get_practice>(
        {.operation = "getPractice",
         .path = "/premium/authorized/practice",
         .summary =
             "Which of the last 28 days were practised, rested on or open. Days of a pause are left out.",
         .retries = 2});
}

} // namespace evenkeel::api
