#include "core/commerce/create_invite.hpp"

#include "core/account/member/member.hpp"

#include <fmt/format.h>

namespace evenkeel::commerce {
namespace {

struct Invitee {
    std::string first_name;
    std::string email_address;
};

Result<Invitee> checked(InviteDraft const& draft) {
    auto const first_name = account::normalise_first_name(draft.first_name);
    if (!first_name)
        return std::unexpected(first_name.error());
    if (draft.kind != InviteKind::trainer && (draft.months < 1 || draft.months > kMostMonths))
        return refuse(Fault::invalid_input, "months_premium_access", "Give between 1 and 36 months.");
    auto const may_be_nobody = draft.kind != InviteKind::trainer && !draft.send_mail;
    if (draft.email_address.empty() && may_be_nobody)
        return Invitee{*first_name, {}};
    auto const address = account::normalise_address(draft.email_address);
    if (!address)
        return std::unexpected(address.error());
    return Invitee{*first_name, *address};
}

admin::Deed deed_of(Invite const& invite) {
    auto const is_trainer = invite.kind == InviteKind::trainer;
    return {.action = is_trainer ? admin::kTrainerInviteCreated : admin::kInviteCreated,
            .subject = {.member = std::nullopt, .name = "invite:" + invite.id.value()},
            .detail = is_trainer ? std::string{} : fmt::format("months={}", invite.months)};
}

} // namespace

Result<Invites::Kept> CreateInvite::operator()(admin::Actor const& actor, InviteDraft const& draft) const {
    auto const invitee = checked(draft);
    if (!invitee)
        return std::unexpected(invitee.error());
    auto const now = clock_.now();
    auto const is_trainer = draft.kind == InviteKind::trainer;
    Invite const invite{.id = InviteId{secure_.uuid()},
                        .code = new_code(secure_),
                        .kind = draft.kind,
                        .months = is_trainer ? 0 : draft.months,
                        .event_id = draft.event_id.value_or(EventId{secure_.uuid()}),
                        .created_by = admin::pseudonym_of(actor, secure_),
                        .first_name = invitee->first_name,
                        .email_address = invitee->email_address,
                        .trainer_id = is_trainer ? TrainerId{secure_.uuid()} : TrainerId{},
                        .created_at = now,
                        .expires_at = now + kInviteLife,
                        .redeemed_at = std::nullopt};
    Invites::NewInvite added{.invite = invite,
                             .trainer = std::nullopt,
                             .audit = admin::audit_entry(actor, deed_of(invite), now, secure_),
                             .mail = std::nullopt};
    if (is_trainer)
        added.trainer = trainer::Trainer{.id = invite.trainer_id,
                                         .first_name = invitee->first_name,
                                         .last_name = {},
                                         .email_address = invitee->email_address,
                                         .invite_code = new_code(secure_),
                                         .created_at = now};
    if (draft.send_mail)
        added.mail = job::NewJob{.kind = kSendInviteMail,
                                 .payload = invite.id.value(),
                                 .unique_key = std::string{kSendInviteMail} + ":" + invite.id.value(),
                                 .run_at = now};
    return invites_.add_once(added);
}

} // namespace evenkeel::commerce
