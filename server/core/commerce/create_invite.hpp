#pragma once

#include "core/commerce/invites.hpp"

namespace evenkeel::commerce {

/// Job kind: mails an invite; the payload is its id.
inline constexpr char kSendInviteMail[] = "send_invite_mail";

/// An invite as an admin asks for it.
struct InviteDraft {
    InviteKind kind{InviteKind::access};
    std::string first_name;
    std::string email_address; ///< May be empty for an access code that is not mailed.
    int months{0};             ///< 1 to 36 for an access code; not looked at for a trainer's.
    bool send_mail{false};
    std::optional<EventId> event_id; ///< Absent: every call makes another one.
};

/// An admin gives somebody premium or a place on the trainer dashboard.
class CreateInvite {
public:
    CreateInvite(Invites& invites, Clock const& clock, Secure& secure)
        : invites_{invites}, clock_{clock}, secure_{secure} {}

    /// Refuses, with the names of the calls' fields: first_name, email_address, months_premium_access.
    Result<Invites::Kept> operator()(admin::Actor const& actor, InviteDraft const& draft) const;

private:
    Invites& invites_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::commerce
