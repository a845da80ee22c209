#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/secure.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace evenkeel::admin {

/// Who does something as an admin: a member with the role, or whoever sits at the command line.
struct Actor {
    std::optional<MemberId> member; ///< Absent: the command line.
};

/// An admin's action, and to whom. Holds no health data and, once an account is erased, nothing personal:
/// only the pseudonym of the member then remains.
struct AuditEntry {
    AuditId id;
    Instant at;
    std::optional<MemberId> actor_member; ///< Forgotten when the account is erased.
    std::string actor;                    ///< "command line", or a pseudonym that stays.
    std::string action;                   ///< A closed set: the constants below.
    std::optional<MemberId> subject_member;
    std::string subject; ///< "invite:…", "trainer:…", "member:" and a pseudonym, or empty.
    std::string detail;  ///< "months=3". Never an address or a name.
};

inline constexpr std::string_view kInviteCreated = "app_invite_created";
inline constexpr std::string_view kTrainerInviteCreated = "trainer_invite_created";
inline constexpr std::string_view kAdminGranted = "admin_granted";
inline constexpr std::string_view kAdminRevoked = "admin_revoked";
inline constexpr std::string_view kFeedbackRead = "feedback_read";

/// An entry as it is shown: with the addresses of those whose accounts still exist.
struct ShownAuditEntry {
    AuditEntry entry;
    std::optional<std::string> actor_email_address;
    std::optional<std::string> subject_email_address;
};

/// The object of an action.
struct Subject {
    std::optional<MemberId> member;
    std::string name; ///< "invite:…" where it is no member.
};

struct Deed {
    std::string_view action;
    Subject subject;
    std::string detail;
};

/// The same member always has the same pseudonym, and from it nobody finds the member again.
[[nodiscard]] std::string pseudonym_of(Actor const& actor, Secure const& secure);

[[nodiscard]] AuditEntry audit_entry(Actor const& actor, Deed const& deed, Instant now, Secure& secure);

inline constexpr std::size_t kMostInList = 100; ///< Of any list an admin sees.

class AuditLog {
public:
    virtual ~AuditLog() = default;

    virtual void append(AuditEntry const& entry) = 0;

    /// Newest first, at most `limit`; those before this one, or all.
    [[nodiscard]] virtual std::vector<ShownAuditEntry> list(std::optional<AuditId> const& before,
                                                            std::size_t limit) const = 0;
};

} // namespace evenkeel::admin
