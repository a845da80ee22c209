#include "api/member/check_in_view.hpp"
#include "api/member/history/routes.hpp"

namespace evenkeel::api {

struct CheckInQuery {
    CheckInId check_in_id;
};
BOOST_DESCRIBE_STRUCT(CheckInQuery, (), (check_in_id))

struct CheckInReply {
    CheckInView check_in;
};
BOOST_DESCRIBE_STRUCT(CheckInReply, (), (check_in))

http::Route get_check_in(HistoryUses const& uses) {
    return http::get_where<http::Member, CheckInQuery, CheckInReply>(
        {.operation = "getCheckIn",
         .path = "/authorized/history/check-in",
         .summary = "One check-in of the member, as it stands now.",
         .retries = 2,
         .refusals = {Fault::not_found}},
        [uses](http::Member const& caller, CheckInQuery const& query) -> http::Answer<CheckInReply> {
            auto const found = uses.check_ins.find(caller.id(), query.check_in_id);
            if (!found)
                return refuse(Fault::not_found, "check_in_id", "You have no such check-in.");
            return CheckInReply{view_of(*found)};
        });
}

} // namespace evenkeel::api
