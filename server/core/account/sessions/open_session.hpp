#pragma once

#include "core/account/sessions/device.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/base/secure.hpp"

namespace evenkeel::account {

/// A session together with the one copy of its token that leaves the server.
struct OpenedSession {
    Session session;
    std::string token;
};

/// A new session for this member. It is not kept yet: the caller's store does that with whatever else
/// happens.
[[nodiscard]] OpenedSession new_session(MemberId const& member, Device const& device, Instant now,
                                        Secure& secure);

} // namespace evenkeel::account
