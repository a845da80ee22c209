#include "api/member/routes.hpp"

namespace evenkeel::api {

http::Route log_out(MemberUses const& uses) {
    return http::post<http::Member, http::Empty, http::Empty>(
        {.operation = "logOut",
         .path = "/authorized/account/logout",
         .summary = "Ends this session.",
         .retries = 2},
        [uses](http::Member const& caller, http::Empty const&) -> http::Answer<http::Empty> {
            uses.sessions.end(caller.id(), caller.session_id());
            return http::Answer<http::Empty>{http::Empty{}}.with_cookies(uses.cookies.close());
        });
}

} // namespace evenkeel::api
