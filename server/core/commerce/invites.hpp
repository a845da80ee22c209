#pragma once

#include "core/admin/audit_log.hpp"
#include "core/commerce/invite.hpp"
#include "core/job/new_job.hpp"
#include "core/trainer/trainer.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace evenkeel::commerce {

/// Where codes are kept, and where each is redeemed once.
class Invites {
public:
    virtual ~Invites() = default;

    struct NewInvite {
        Invite invite;
        std::optional<trainer::Trainer>
            trainer; ///< With a trainer's invite: kept unless the address is known.
        admin::AuditEntry audit;
        std::optional<job::NewJob> mail;
    };

    struct Kept {
        Invite invite;
        bool is_new{false};
    };

    /// Keeps the invite, its trainer, the audit entry and the queued mail, together or not at all. When the
    /// same person already made one with this event id nothing is kept, and the stored one comes back. A
    /// trainer whose address is known stays who they are: the invite leads to them.
    virtual Kept add_once(NewInvite const& added) = 0;

    [[nodiscard]] virtual std::optional<Invite> find(InviteId const& invite) const = 0;

    enum class Outcome { redeemed, repeated, unknown, used, expired };

    struct Redemption {
        Outcome outcome{Outcome::unknown};
        int months{0}; ///< When redeemed or repeated.
    };

    /// Gives the code's months to the member by `premium_time` and forgets whom it was meant for.
    /// Of several members at once one has it; the same member again changes nothing. A trainer's code is
    /// unknown here.
    virtual Redemption redeem(std::string const& code, MemberId const& member, Instant now) = 0;

    /// Newest first, at most `limit`; those made before this one, or all.
    [[nodiscard]] virtual std::vector<Invite> list(std::optional<InviteId> const& before,
                                                   std::size_t limit) const = 0;
};

} // namespace evenkeel::commerce
