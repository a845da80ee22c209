#pragma once

#include "api/member/member_reply.hpp"
#include "core/account/member/external_identities.hpp"

namespace evenkeel::api {

struct IdentityView {
    /// Who vouches for the member. {one of apple}
    std::string provider;
    /// Since when this is a way into the account.
    Instant linked_at;
};
BOOST_DESCRIBE_STRUCT(IdentityView, (), (provider, linked_at))

struct IdentitiesReply {
    /// The outside identities that open this account. {items 0..1}
    std::vector<IdentityView> identities;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(IdentitiesReply, (), (identities, member))

[[nodiscard]] inline std::vector<IdentityView> view_of(std::vector<account::LinkedIdentity> const& linked) {
    std::vector<IdentityView> views;
    for (auto const& identity : linked)
        views.push_back({identity.provider, identity.linked_at});
    return views;
}

} // namespace evenkeel::api
