#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/checkin/check_in_rules.hpp"

namespace evenkeel::api {

struct RemoveCheckInRequest {
    CheckInId check_in_id; ///< Which check-in goes. One that is gone already is no error.
};
BOOST_DESCRIBE_STRUCT(RemoveCheckInRequest, (), (check_in_id))

namespace {

http::Answer<MemberReply> remove_check_in(Context const& context, http::PremiumMember const& caller,
                                          RemoveCheckInRequest const& request) {
    context.rules.check_in.remove_check_in(caller.id(), request.check_in_id);
    return fresh_reply(context, caller.id());
}

} // namespace

Route remove_check_in_route() {
    return http::put<remove_check_in>({.operation = "removeCheckIn",
                                       .path = "/premium/authorized/assessment/check-in/remove",
                                       .summary = "Takes a check-in back. What is gone already is no error.",
                                       .retries = 2});
}

} // namespace evenkeel::api
