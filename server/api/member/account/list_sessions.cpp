#include "api/member/account/routes.hpp"
#include "api/member/account/session_views.hpp"

namespace evenkeel::api {

http::Route list_sessions(AccountUses const& uses) {
    return http::get<http::Member, SessionsReply>(
        {.operation = "listSessions",
         .path = "/authorized/account/sessions",
         .summary = "Where this member is signed in.",
         .retries = 2},
        [uses](http::Member const& caller) -> http::Answer<SessionsReply> {
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return SessionsReply{
                view_of(uses.sessions.list(caller.id(), uses.clock.now()), caller.session_id()),
                std::move(*view)};
        });
}

} // namespace evenkeel::api
