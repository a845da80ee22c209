#include "api/member/history/routes.hpp"
#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct RemoveCheckInRequest {
    CheckInId check_in_id;
};
BOOST_DESCRIBE_STRUCT(RemoveCheckInRequest, (), (check_in_id))

http::Route remove_check_in(HistoryUses const& uses) {
    return http::put<http::PremiumMember, RemoveCheckInRequest, MemberReply>(
        {.operation = "removeCheckIn",
         .path = "/premium/authorized/assessment/check-in/remove",
         .summary = "Takes a check-in back. What is gone already is no error.",
         .retries = 2},
        [uses](http::PremiumMember const& caller,
               RemoveCheckInRequest const& request) -> http::Answer<MemberReply> {
            uses.remove_check_in(caller.id(), request.check_in_id);
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
