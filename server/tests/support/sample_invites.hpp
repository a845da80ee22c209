#pragma once

#include "core/commerce/invites.hpp"
#include "tests/support/fixed_clock.hpp"
#include "tests/support/samples.hpp"

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

/// As an admin adds a trainer. Members link with "CODE OF <id>".
inline commerce::Invites::NewInvite an_added_trainer(std::string const& id) {
    trainer::Trainer const trainer{.id = TrainerId{id},
                                   .first_name = "First of " + id,
                                   .last_name = "Last of " + id,
                                   .email_address = id + "@example.com",
                                   .invite_code = "CODE OF " + id,
                                   .created_at = kMondayMorning};
    auto invite = an_invite("invite of " + id, {});
    invite.kind = commerce::InviteKind::trainer;
    invite.trainer_id = trainer.id;
    return {invite, trainer, an_audit_entry(id), {}};
}

} // namespace evenkeel::testing
