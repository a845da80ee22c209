#include "api/context.hpp"
#include "api/member/id_page.hpp"
#include "core/base/clock.hpp"
#include "core/commerce/invites.hpp"

namespace evenkeel::api {

enum class InviteStatus { open, redeemed, expired };
BOOST_DESCRIBE_ENUM(InviteStatus, open, redeemed, expired)

struct InviteView {
    /// Names the invite.
    std::string invite_id;
    /// The code in groups of four: `ABCD-EFGH-JKMN-PQRS`.
    std::string invite_code;
    /// What the code opens: months from an admin, months that a trainer paid for, or the dashboard.
    /// {one of access, gift, trainer}
    std::string kind;
    /// How many months of premium it opens; 0 for a trainer's invite. {0..36}
    int months_premium_access{0};
    /// Whom it is for; empty when not given, and once it was redeemed.
    std::string first_name;
    /// Their address; empty when not given, and once it was redeemed.
    std::string email_address;
    /// Whether the code can still be used.
    InviteStatus status{InviteStatus::open};
    /// When it was made.
    Instant created_at;
    /// Until when it can be redeemed.
    Instant expires_at;
    /// When it was redeemed. Null: it was not.
    std::optional<Instant> redeemed_at;
};
BOOST_DESCRIBE_STRUCT(InviteView, (),
                      (invite_id, invite_code, kind, months_premium_access, first_name, email_address, status,
                       created_at, expires_at, redeemed_at))

struct ListInvitesReply {
    std::vector<InviteView> invites; ///< All invites, newest first. {items 0..100}
    std::optional<std::string> next;
};
BOOST_DESCRIBE_STRUCT(ListInvitesReply, (), (invites, next))

namespace {

InviteStatus status_of(commerce::Invite const& invite, Instant now) {
    if (invite.redeemed_at)
        return InviteStatus::redeemed;
    return invite.expires_at <= now ? InviteStatus::expired : InviteStatus::open;
}

InviteView view_of_invite(commerce::Invite const& invite, Instant now) {
    return {.invite_id = invite.id.value(),
            .invite_code = spelled_out(invite.code),
            .kind = std::string{commerce::to_text(invite.kind)},
            .months_premium_access = invite.months,
            .first_name = invite.first_name,
            .email_address = invite.email_address,
            .status = status_of(invite, now),
            .created_at = invite.created_at,
            .expires_at = invite.expires_at,
            .redeemed_at = invite.redeemed_at};
}

http::Answer<ListInvitesReply> list_invites(Context const& context, http::Admin const&,
                                            PageQuery const& query) {
    auto const limit = limit_of(query.limit, admin::kMostInList);
    if (!limit)
        return std::unexpected(limit.error());
    auto invites = context.stores.invites.list(before_of<InviteId>(query), *limit + 1);
    ListInvitesReply reply{
        .invites = {},
        .next = cut_to_page(invites, *limit, [](commerce::Invite const& invite) { return invite.id; })};
    for (auto const& invite : invites)
        reply.invites.push_back(view_of_invite(invite, context.clock.now()));
    return reply;
}

} // namespace

Route list_invites_route() {
    return http::get_where<list_invites>(
        {.operation = "listInvites",
         .path = "/app-admin/invites",
         .summary = "All invites, newest first; whom a redeemed one was for is forgotten.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
