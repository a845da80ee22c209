#include "api/context.hpp"
#include "core/account/sessions/sessions.hpp"

namespace evenkeel::api {

namespace {

http::Answer<http::Empty> log_out(Context const& context, http::Member const& caller, http::Empty const&) {
    context.stores.sessions.end(caller.id(), caller.session_id());
    return http::Answer<http::Empty>{http::Empty{}}.with_cookies(context.cookies.close());
}

} // namespace

Route log_out_route() {
    return http::post<log_out>({.operation = "logOut",
                                .path = "/authorized/account/logout",
                                .summary = "Ends this session.",
                                .retries = 2});
}

} // namespace evenkeel::api
