#pragma once

#include "core/account/account_link.hpp"
#include "core/account/api_tokens.hpp"
#include "core/account/external_identities.hpp"
#include "core/account/sessions.hpp"
#include "core/admin/audit_log.hpp"

#include <map>
#include <mutex>
#include <vector>

namespace evenkeel::testing {

/// What the fakes of accounts look at together, as their real counterparts look at one database.
struct FakeAccounts {
    mutable std::mutex mutex;
    std::map<MemberId, account::Member> members;
    std::vector<account::Session> sessions;
    std::vector<admin::AuditEntry> audit;
    std::vector<account::AccountLink> links;
    std::vector<account::ApiToken> api_tokens;
    std::vector<std::pair<MemberId, account::ExternalIdentity>> identities;

    // The following expect the mutex to be held.

    [[nodiscard]] account::Member* with_address(std::string const& email_address) {
        for (auto& [id, member] : members)
            if (member.email_address == email_address)
                return &member;
        return nullptr;
    }

    void end_sessions(MemberId const& member, SessionId const& keep = {}) {
        std::erase_if(sessions, [&](account::Session const& session) {
            return session.member_id == member && session.id != keep;
        });
    }

    void end_api_tokens(MemberId const& member) {
        std::erase_if(api_tokens, [&](account::ApiToken const& token) { return token.member_id == member; });
    }

    /// But for one that only confirms the address which the member has.
    void void_links(MemberId const& member) {
        for (auto& link : links)
            if (link.member_id == member && !link.used_at &&
                (link.purpose != account::LinkPurpose::address_change ||
                 link.email_address != members.at(member).email_address))
                link.used_at = link.created_at;
    }
};

} // namespace evenkeel::testing
