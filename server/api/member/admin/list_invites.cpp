#include "api/context.hpp"
#include "api/member/id_page.hpp"
#include "core/base/clock.hpp"
#include "core/commerce/invites.hpp"

namespace evenkeel::api {

enum class InviteStatus { open, redeemed, expired };
BOOST_DESCRIBE_ENUM(InviteStatus, open, redeemed, expired)

struct InviteView {
    std::string invite_id;
    std::string invite_code;
    std::string kind;
    int months_premium_access{0};
    std::string first_name;
    std::string email_address;
    InviteStatus status{InviteStatus::open};
    Instant created_at;
    Instant expires_at;
    std::optional<Instant> redeemed_at;
};
BOOST_DESCRIBE_STRUCT(InviteView, (),
                      (invite_id, invite_code, kind, months_premium_access, first_name, email_address, status,
                       created_at, expires_at, redeemed_at))

struct ListInvitesReply {
    std::vector<InviteView> invites;
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
            .invite_code = commerce::spelled_out(invite.code),
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
