#pragma once

#include "api/member/member_reply.hpp"
#include "core/account/device_words.hpp"
#include "core/account/sessions.hpp"

namespace evenkeel::api {

struct SessionView {
    std::string session_id;
    std::string browser; ///< Empty: not recognised.
    std::string system;  ///< Empty: not recognised.
    bool is_current{false};
    Instant created_at;
    Instant last_seen_at; ///< To the hour.
};
BOOST_DESCRIBE_STRUCT(SessionView, (), (session_id, browser, system, is_current, created_at, last_seen_at))

struct SessionsReply {
    std::vector<SessionView> sessions; ///< Newest first.
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
