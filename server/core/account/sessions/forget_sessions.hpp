#pragma once

#include "core/account/sessions/sessions.hpp"

namespace evenkeel::account {

/// Removes sessions that have expired: nobody can use them, and they say where a member was signed in.
class ForgetSessions {
public:
    ForgetSessions(Sessions& sessions, Clock const& clock) : sessions_{sessions}, clock_{clock} {}

    /// Answers how many.
    std::size_t operator()() const {
        return sessions_.forget_expired(clock_.now()) +
               sessions_.forget_devices(clock_.now() - kDeviceMemory);
    }

private:
    Sessions& sessions_;
    Clock const& clock_;
};

} // namespace evenkeel::account
