#pragma once

#include "core/account/sessions/sessions.hpp"

namespace evenkeel::account {

/// Signs a member out on other devices.
class EndSessions {
public:
    explicit EndSessions(Sessions& sessions) : sessions_{sessions} {}

    /// A session that has ended, or is not the member's, changes nothing. Refuses (field session_id) the
    /// present one: leaving it is `logout`.
    Result<void> one(MemberId const& member, SessionId const& present, SessionId const& session) const {
        if (session == present)
            return refuse(Fault::invalid_input, "session_id",
                          "This is the device you are using. Sign out here instead.");
        sessions_.end(member, session);
        return {};
    }

    void all_others(MemberId const& member, SessionId const& present) const {
        sessions_.end_others(member, present);
    }

private:
    Sessions& sessions_;
};

} // namespace evenkeel::account
