#include "api/context.hpp"
#include "api/member/check_in_view.hpp"
#include "core/checkin/check_ins.hpp"

namespace evenkeel::api {

struct CheckInQuery {
    CheckInId check_in_id; ///< Which check-in.
};
BOOST_DESCRIBE_STRUCT(CheckInQuery, (), (check_in_id))

struct CheckInReply {
    CheckInView check_in; ///< The check-in as it stands now.
};
BOOST_DESCRIBE_STRUCT(CheckInReply, (), (check_in))

namespace {

http::Answer<CheckInReply> get_check_in(Context const& context, http::Member const& caller,
                                        CheckInQuery const& query) {
    auto const found = context.stores.check_ins.find(caller.id(), query.check_in_id);
    if (!found)
        return refuse(Fault::not_found, "check_in_id", "You have no such check-in.");
    return CheckInReply{view_of(*found)};
}

} // namespace

Route get_check_in_route() {
    return http::get_where<get_check_in>({.operation = "getCheckIn",
                                          .path = "/authorized/history/check-in",
                                          .summary = "One check-in of the member, as it stands now.",
                                          .retries = 2,
                                          .refusals = {Fault::not_found}});
}

} // namespace evenkeel::api
