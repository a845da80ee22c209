#pragma once

#include "core/account/external_identities.hpp"
#include "tests/support/fake_accounts.hpp"
#include "tests/support/fake_jobs.hpp"

#include <algorithm>

namespace evenkeel::testing {

class FakeExternalIdentities final : public account::ExternalIdentities {
public:
    FakeExternalIdentities(FakeAccounts& accounts, FakeJobs& jobs) : accounts_{accounts}, jobs_{jobs} {}

    [[nodiscard]] account::NewIdentity add_member(NewMember const& made) override {
        std::lock_guard const lock{accounts_.mutex};
        if (holder_of(made.identity))
            return account::NewIdentity::identity_taken;
        if (accounts_.with_address(made.member.email_address) != nullptr)
            return account::NewIdentity::address_taken;
        accounts_.members.emplace(made.member.id, made.member);
        accounts_.identities.emplace_back(made.member.id, made.identity);
        accounts_.sessions.push_back(made.session);
        jobs_.enqueue(made.welcome);
        return account::NewIdentity::added;
    }

    [[nodiscard]] std::optional<MemberId> find(account::ExternalIdentity const& identity) const override {
        std::lock_guard const lock{accounts_.mutex};
        return holder_of(identity);
    }

    [[nodiscard]] bool has(MemberId const& member, std::string const& provider) const override {
        std::lock_guard const lock{accounts_.mutex};
        return std::ranges::any_of(accounts_.identities, [&](auto const& entry) {
            return entry.first == member && entry.second.provider == provider;
        });
    }

private:
    [[nodiscard]] std::optional<MemberId> holder_of(account::ExternalIdentity const& identity) const {
        for (auto const& [member, kept] : accounts_.identities)
            if (kept.provider == identity.provider && kept.subject == identity.subject)
                return member;
        return std::nullopt;
    }

    FakeAccounts& accounts_;
    FakeJobs& jobs_;
};

} // namespace evenkeel::testing
