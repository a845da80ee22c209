#pragma once

#include "api/member/member_reply.hpp"
#include "core/account/sessions/device_words.hpp"
#include "core/account/sessions/sessions.hpp"

namespace evenkeel::api {

struct SessionView {
    std::string session_id; ///< Names the session when it is ended; it is not the cookie.
    std::string browser;    ///< The browser's name, such as `Firefox`. Empty: not recognised.
    std::string system;     ///< The system's name, such as `Android`. Empty: not recognised.
    bool is_current{false}; ///< True for the session that asks.
    Instant created_at;     ///< When the member signed in.
    Instant last_seen_at;   ///< When this session last called, to the hour.
};
BOOST_DESCRIBE_STRUCT(SessionView, (), (session_id, browser, system, is_current, created_at, last_seen_at))

struct SessionsReply {
    std::vector<SessionView> sessions; ///< Where the member is signed in, newest first.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(SessionsReply, (), (sessions, member))

[[nodiscard]] inline std::vector<SessionView> view_of(std::vector<account::Session> const& sessions,
                                                      SessionId const& present) {
    std::vector<SessionView> views;
    for (auto const& session : sessions) {
        auto const words = account::device_words(session.user_agent);
        views.push_back({.session_id = session.id.value(),
                         .browser = words.browser,
                         .system = words.system,
                         .is_current = session.id == present,
                         .created_at = session.created_at,
                         .last_seen_at = session.last_seen_at});
    }
    return views;
}

} // namespace evenkeel::api
