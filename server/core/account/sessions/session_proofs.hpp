#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/job/new_job.hpp"

#include <optional>
#include <string>

namespace evenkeel::account {

/// Six digits that were mailed to the member of a session, who shows by them once more who they are. The
/// digits themselves are only ever in the mail.
struct ProofCode {
    LinkId id;
    MemberId member_id;
    SessionId session_id;
    Instant expires_at;
};

inline constexpr int kProofCodeTries = 5;

/// When whoever holds a session last showed who they are: by opening it, by the password, a mailed code or
/// the second factor.
class SessionProofs {
public:
    virtual ~SessionProofs() = default;

    /// The beginning of time for a session that has ended.
    [[nodiscard]] virtual Instant proven_at(MemberId const& member, SessionId const& session) const = 0;

    /// Moves the moment forward, never back, and voids the session's code.
    virtual void prove(MemberId const& member, SessionId const& session, Instant now) = 0;

    /// Keeps the code in the place of the session's older one and queues its mail, together or not at all.
    virtual void add_code(ProofCode const& code, job::NewJob const& mail) = 0;

    /// Whether this code is still the one of its session.
    [[nodiscard]] virtual bool is_open(MemberId const& member, LinkId const& code, Instant now) const = 0;

    /// Counts one try at the session's code and answers which one it is. Nothing: there is none, it is too
    /// old, or kProofCodeTries are used up.
    [[nodiscard]] virtual std::optional<LinkId> take_try(MemberId const& member, SessionId const& session,
                                                         Instant now) = 0;

    /// Forgets codes that ended before this moment; answers how many.
    virtual std::size_t forget_codes(Instant before) = 0;
};

} // namespace evenkeel::account
