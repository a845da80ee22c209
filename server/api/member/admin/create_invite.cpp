#include "api/context.hpp"
#include "core/commerce/commerce_rules.hpp"
#include "core/trainer/trainer_links.hpp"

namespace evenkeel::api {

struct CreateAppInviteRequest {
    /// Whom the invite is for; may be empty. {length 0..80}
    std::string first_name;
    /// Their address; may be empty unless the invite is to be mailed. {length 0..254}
    std::string email_address;
    /// How many months of premium the code opens. {1..36}
    int months_premium_access{0};
    /// Whether the code is mailed to the address.
    bool send_invite_email{false};
    /// An identifier that the client makes for this invite and sends again with every repeat, so that one is
    /// made. {length 1..200}
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(CreateAppInviteRequest, (),
                      (first_name, email_address, months_premium_access, send_invite_email, event_uuid))

struct CreateTrainerInviteRequest {
    /// Whom the invite is for; may be empty. {length 0..80}
    std::string first_name;
    /// The trainer's address. {length ..254}
    std::string email_address;
    /// Whether the code is mailed to the address.
    bool send_invite_email{false};
    /// An identifier that the client makes for this invite and sends again with every repeat, so that one is
    /// made. {length 1..200}
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(CreateTrainerInviteRequest, (),
                      (first_name, email_address, send_invite_email, event_uuid))

struct CreateAppInviteReply {
    /// Names the invite in lists and in the audit log.
    std::string invite_id;
    /// The code to hand on, in groups of four: `ABCD-EFGH-JKMN-PQRS`. {length 19..19}
    std::string invite_code;
    /// How many months of premium the code opens. {1..36}
    int months_premium_access{0};
    /// Until when the code can be redeemed.
    Instant expires_at;
};
BOOST_DESCRIBE_STRUCT(CreateAppInviteReply, (), (invite_id, invite_code, months_premium_access, expires_at))

struct CreateTrainerInviteReply {
    /// Names the invite in lists and in the audit log.
    std::string invite_id;
    /// The code that opens the dashboard for the trainer, once. {length 19..19}
    std::string invite_code;
    /// Names the trainer.
    std::string trainer_id;
    /// The code that clients type to link to this trainer.
    std::string trainer_invite_code;
    /// Until when `invite_code` can be redeemed.
    Instant expires_at;
};
BOOST_DESCRIBE_STRUCT(CreateTrainerInviteReply, (),
                      (invite_id, invite_code, trainer_id, trainer_invite_code, expires_at))

namespace {

http::Answer<CreateAppInviteReply> create_app_invite(Context const& context, http::Admin const& caller,
                                                     CreateAppInviteRequest const& request) {
    auto const kept =
        context.rules.commerce.create_invite({caller.id()}, {.kind = commerce::InviteKind::access,
                                                             .first_name = request.first_name,
                                                             .email_address = request.email_address,
                                                             .months = request.months_premium_access,
                                                             .send_mail = request.send_invite_email,
                                                             .event_id = request.event_uuid});
    if (!kept)
        return std::unexpected(kept.error());
    auto const& invite = kept->invite;
    return http::Answer<CreateAppInviteReply>{
        {CreateAppInviteReply{invite.id.value(), spelled_out(invite.code), invite.months, invite.expires_at}}}
        .with_status(kept->is_new ? 201 : 200);
}

} // namespace

Route create_app_invite_route() {
    return http::post<create_app_invite>(
        {.operation = "createAppInvite",
         .path = "/app-admin/app/invite/create",
         .summary = "Makes an access code for months of premium, and mails it if asked to.",
         .retries = 2,
         .refusals = {Fault::invalid_input},
         .statuses = {200, 201}});
}

namespace {

http::Answer<CreateTrainerInviteReply> create_trainer_invite(Context const& context,
                                                             http::Admin const& caller,
                                                             CreateTrainerInviteRequest const& request) {
    auto const kept =
        context.rules.commerce.create_invite({caller.id()}, {.kind = commerce::InviteKind::trainer,
                                                             .first_name = request.first_name,
                                                             .email_address = request.email_address,
                                                             .months = 0,
                                                             .send_mail = request.send_invite_email,
                                                             .event_id = request.event_uuid});
    if (!kept)
        return std::unexpected(kept.error());
    auto const& invite = kept->invite;
    auto const trainer = context.stores.trainer_links.find_trainer(invite.trainer_id);
    return http::Answer<CreateTrainerInviteReply>{
        {CreateTrainerInviteReply{invite.id.value(), spelled_out(invite.code), invite.trainer_id.value(),
                                  trainer ? spelled_out(trainer->invite_code) : "", invite.expires_at}}}
        .with_status(kept->is_new ? 201 : 200);
}

} // namespace

Route create_trainer_invite_route() {
    return http::post<create_trainer_invite>(
        {.operation = "createTrainerInvite",
         .path = "/app-admin/trainer-dashboard/invite/create",
         .summary = "Invites a trainer to the dashboard, and mails it if asked to.",
         .retries = 2,
         .refusals = {Fault::invalid_input},
         .statuses = {200, 201}});
}

} // namespace evenkeel::api
