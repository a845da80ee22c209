#include "storage/account/external_identities.hpp"

#include "storage/account/members.hpp"
#include "storage/account/sessions.hpp"
#include "storage/job/jobs.hpp"

#include <sql/external_identities.hpp>

namespace evenkeel::storage {

account::NewIdentity SqlExternalIdentities::add_member(NewMember const& made) {
    using account::NewIdentity;
    auto const& identity = made.identity;
    try {
        return database_.transact([&](Connection& connection) {
            if (!connection.run(sql::external_identities::kFind, identity.provider, identity.subject).empty())
                return NewIdentity::identity_taken;
            if (!insert_member(connection, made.member))
                return NewIdentity::address_taken;
            connection.queue(sql::external_identities::kInsert, made.member.id, identity.provider,
                             identity.subject, made.member.created_at);
            insert_session(connection, made.session);
            enqueue(connection, made.welcome);
            return NewIdentity::added;
        });
    } catch (UniqueViolation const&) {
        return NewIdentity::identity_taken; // somebody was faster by a moment, and nothing was kept
    }
}

std::optional<MemberId> SqlExternalIdentities::find(account::ExternalIdentity const& identity) const {
    return database_.read([&](Connection& connection) -> std::optional<MemberId> {
        auto const found =
            connection.run(sql::external_identities::kFind, identity.provider, identity.subject);
        return found.empty() ? std::nullopt : std::optional{MemberId{found.first().text("member_id")}};
    });
}

bool SqlExternalIdentities::has(MemberId const& member, std::string const& provider) const {
    return database_.read([&](Connection& connection) {
        return !connection.run(sql::external_identities::kFindOfMember, member, provider).empty();
    });
}

std::vector<account::LinkedIdentity> SqlExternalIdentities::list(MemberId const& member) const {
    return database_.read([&](Connection& connection) {
        std::vector<account::LinkedIdentity> identities;
        for (auto const& row : connection.run(sql::external_identities::kList, member))
            identities.push_back({row.text("provider"), row.instant("joined_at")});
        return identities;
    });
}

void SqlExternalIdentities::unlink(MemberId const& member, std::string const& provider) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::external_identities::kUnlink, member, provider);
    });
}

} // namespace evenkeel::storage
