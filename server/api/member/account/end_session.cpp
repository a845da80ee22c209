#include "api/context.hpp"
#include "api/member/account/session_views.hpp"
#include "core/account/account_rules.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/base/clock.hpp"

namespace evenkeel::api {

struct EndSessionRequest {
    /// Which session ends; not the present one, which `/authorized/account/logout` ends.
    std::optional<std::string> session_id;
    /// True ends every session but the present one. Ignored beside `session_id`.
    std::optional<bool> all_others;
};
BOOST_DESCRIBE_STRUCT(EndSessionRequest, (), (session_id, all_others))

namespace {

Result<void> ended(account::EndSessions const& end, http::Member const& caller,
                   EndSessionRequest const& request) {
    if (request.session_id)
        return end.one(caller.id(), caller.session_id(), SessionId{*request.session_id});
    if (!request.all_others.value_or(false))
        return refuse(Fault::invalid_input, "session_id", "Choose the session to end, or all_others.");
    end.all_others(caller.id(), caller.session_id());
    return {};
}

http::Answer<SessionsReply> end_session(Context const& context, http::Member const& caller,
                                        EndSessionRequest const& request) {
    if (auto const done = ended(context.rules.account.end_sessions, caller, request); !done)
        return std::unexpected(done.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return SessionsReply{
        view_of(context.stores.sessions.list(caller.id(), context.clock.now()), caller.session_id()),
        std::move(*view)};
}

} // namespace

Route end_session_route() {
    return http::put<end_session>(
        {.operation = "endSession",
         .path = "/authorized/account/sessions/end",
         .summary = "Signs out one other device (session_id), or all others (all_others: true).",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
