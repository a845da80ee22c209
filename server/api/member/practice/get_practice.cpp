#include "api/member/member_reply.hpp"
#include "api/member/practice/practice_views.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

struct GetPracticeReply {
    RhythmView practice;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetPracticeReply, (), (practice, member))

http::Route get_practice(PracticeUses const& uses) {
    return http::get<http::PremiumMember, GetPracticeReply>(
        {.operation = "getPractice",
         .path = "/premium/authorized/practice",
         .summary =
             "Which of the last 28 days were practised, rested on or open. Days of a pause are left out.",
         .retries = 2},
        [uses](http::PremiumMember const& caller) -> http::Answer<GetPracticeReply> {
            auto const snapshot = uses.read_snapshot(caller.id());
            if (!snapshot)
                return refuse(Fault::session_required, "This account is gone. Sign in again.");
            return GetPracticeReply{.practice = view_of_rhythm(snapshot->practice),
                                    .member = view_of(*snapshot)};
        });
}

} // namespace evenkeel::api
