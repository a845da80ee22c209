#include "api/context.hpp"
#include "api/member/account/session_views.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/base/clock.hpp"

namespace evenkeel::api {

namespace {

http::Answer<SessionsReply> list_sessions(Context const& context, http::Member const& caller) {
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    return SessionsReply{
        view_of(context.stores.sessions.list(caller.id(), context.clock.now()), caller.session_id()),
        std::move(*view)};
}

} // namespace

Route list_sessions_route() {
    return http::get<list_sessions>({.operation = "listSessions",
                                     .path = "/authorized/account/sessions",
                                     .summary = "Where this member is signed in.",
                                     .retries = 2});
}

} // namespace evenkeel::api
