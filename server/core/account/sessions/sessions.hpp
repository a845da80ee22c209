#pragma once

#include "core/account/member/member.hpp"
#include "core/account/sessions/device.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::account {

/// A member signed in on one device. The token itself is only ever in the member's cookie.
struct Session {
    SessionId id;
    MemberId member_id;
    std::string token_hash; ///< SHA-256 of the cookie's token, hexadecimal.
    std::string device_uuid;
    std::string user_agent;
    Instant created_at;
    Instant last_seen_at;
    Instant expires_at;
};

/// Sessions end when unused for this long.
inline constexpr std::chrono::days kSessionLife{90};

/// No member's revision, so that nothing is remembered of it.
inline constexpr std::int64_t kUnknownRevision = -1;
/// And after this long whatever happens: somebody else may hold a copy of the cookie.
inline constexpr std::chrono::days kLongestSession{365};

/// A device is known this long after somebody signed in with it last.
inline constexpr std::chrono::days kDeviceMemory{400};

/// A session with the facts about its member that every call needs, found in one look.
struct LiveSession {
    SessionId session_id;
    MemberId member_id;
    bool is_admin{false};
    Instant premium_until;
    Instant last_seen_at;
    std::string language_code{}; ///< The member's.
    std::string time_zone{};     ///< The member's.

    /// Of what is kept of the member: another one after every change of what their snapshot shows.
    std::int64_t revision{kUnknownRevision};
};

class Sessions {
public:
    virtual ~Sessions() = default;

    virtual void add(Session const& session) = 0;

    /// The session with this token, unless it has expired or was ended.
    [[nodiscard]] virtual std::optional<LiveSession> find_live(std::string_view token_hash,
                                                               Instant now) const = 0;

    /// Whether somebody has signed in to the account with this address on this device
    /// (`names_a_device`), and nothing has ended everything since.
    [[nodiscard]] virtual bool knows_device(std::string const& email_address,
                                            std::string const& device_uuid) const = 0;

    /// Moves last_seen_at and expires_at forward; never back, and the end never beyond kLongestSession.
    virtual void touch(MemberId const& member, SessionId const& session, Instant seen_at,
                       Instant expires_at) = 0;

    /// Ending a session that has ended already is no error.
    virtual void end(MemberId const& member, SessionId const& session) = 0;

    /// Ends all of the member's sessions but this one.
    virtual void end_others(MemberId const& member, SessionId const& keep) = 0;

    /// The member's live sessions, newest first.
    [[nodiscard]] virtual std::vector<Session> list(MemberId const& member, Instant now) const = 0;

    /// Forgets sessions that expired before this moment; answers how many.
    virtual std::size_t forget_expired(Instant before) = 0;

    /// Forgets devices on which nobody has signed in since this moment; answers how many.
    virtual std::size_t forget_devices(Instant before) = 0;
};

} // namespace evenkeel::account
