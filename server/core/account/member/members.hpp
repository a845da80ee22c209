#pragma once

#include "core/account/member/member.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/admin/audit_log.hpp"
#include "core/job/new_job.hpp"

#include <optional>

namespace evenkeel::account {

/// A member's changes to their own details; an absent field stays as it is.
struct DetailsChange {
    std::optional<std::string> first_name;
    std::optional<std::string> password_hash;
    std::optional<std::string> time_zone;
    std::optional<std::string> language_code;
    std::optional<std::string> country_code{}; ///< Empty: none any more.
};

class Members {
public:
    virtual ~Members() = default;

    /// Keeps the member, their first session and the queued welcome mail, together or not at all.
    /// False, and nothing kept, when the address belongs to someone.
    [[nodiscard]] virtual bool add(Member const& member, Session const& session,
                                   job::NewJob const& welcome) = 0;

    [[nodiscard]] virtual std::optional<Member> find(MemberId const& member) const = 0;
    [[nodiscard]] virtual std::optional<Member> find_by_address(std::string const& email_address) const = 0;

    /// A new password also ends all of the member's sessions but `keep` and makes the links that were mailed
    /// to them void, in the same transaction.
    virtual void change(MemberId const& member, DetailsChange const& change, SessionId const& keep) = 0;

    /// The member keeps what they inherited; false when there is nothing (any more) to decide.
    virtual bool keep_inherited(MemberId const& member) = 0;

    /// Grants or takes the admin role and notes it in the audit log; false, and nothing noted, when there is
    /// no such member.
    virtual bool set_admin(MemberId const& member, bool is_admin, admin::AuditEntry const& audit) = 0;
};

} // namespace evenkeel::account
