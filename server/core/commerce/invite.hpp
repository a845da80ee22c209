#pragma once

#include "core/base/access_code.hpp"
#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/result.hpp"
#include "core/base/secure.hpp"
#include "core/commerce/premium_grant.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace evenkeel::commerce {

/// A code opens months of premium that an admin gave, months that a trainer paid for, or a place on the
/// trainer dashboard.
enum class InviteKind { access, gift, trainer };

[[nodiscard]] std::string_view to_text(InviteKind kind);

/// An unknown name is `access`.
[[nodiscard]] InviteKind invite_kind_named(std::string_view name);

/// A code that opens something once, and whom it is meant for.
struct Invite {
    InviteId id;
    std::string
        code; ///< As `normalise_code` gives it. Kept readable: 80 random bits, worth nothing once used.
    InviteKind kind{InviteKind::access};
    int months{0};             ///< Of premium; 0 for a trainer's.
    EventId event_id;          ///< Unique for whoever made it.
    std::string created_by;    ///< A pseudonym, as the audit log has it.
    std::string first_name;    ///< Of whoever is invited; forgotten when the code was redeemed.
    std::string email_address; ///< May be empty. Forgotten likewise.
    TrainerId trainer_id;      ///< Empty unless the kind is `trainer`.
    Instant created_at;
    Instant expires_at;
    std::optional<Instant> redeemed_at;
};

/// The months that begin when the code is redeemed.
[[nodiscard]] inline PremiumGrant grant_of_code(Invite const& invite, Instant redeemed_at) {
    return {.id = "invite " + invite.id.value(),
            .source = invite.kind == InviteKind::gift ? account::PremiumSource::trainer_gift
                                                      : account::PremiumSource::access_code,
            .given_at = redeemed_at,
            .months = invite.months,
            .ends_at = {}};
}

inline constexpr int kMostMonths = 36;
inline constexpr std::chrono::days kInviteLife{365};

} // namespace evenkeel::commerce
