#pragma once

#include "core/commerce/invites.hpp"
#include "tests/support/fixed_clock.hpp"

namespace evenkeel::testing {

/// An access code made for this address.
inline commerce::Invite an_invite(std::string const& id, std::string const& email_address) {
    return {.id = InviteId{id},
            .code = "CODE" + id,
            .kind = commerce::InviteKind::access,
            .months = 3,
            .event_id = EventId{"event " + id},
            .created_by = "an admin",
            .first_name = "Bea",
            .email_address = email_address,
            .trainer_id = {},
            .created_at = kMondayMorning,
            .expires_at = kMondayMorning + std::chrono::hours{24},
            .redeemed_at = {}};
}

} // namespace evenkeel::testing
