#pragma once

#include "core/account/members.hpp"
#include "tests/support/fake_accounts.hpp"
#include "tests/support/fake_jobs.hpp"

#include <algorithm>

namespace evenkeel::testing {

class FakeMembers final : public account::Members {
public:
    FakeMembers(FakeAccounts& accounts, FakeJobs& jobs) : accounts_{accounts}, jobs_{jobs} {}

    [[nodiscard]] bool add(account::Member const& member, account::Session const& session,
                           job::NewJob const& welcome) override {
        std::lock_guard const lock{accounts_.mutex};
        if (with_address(member.email_address))
            return false;
        accounts_.members.emplace(member.id, member);
        accounts_.sessions.push_back(session);
        jobs_.enqueue(welcome);
        return true;
    }

    [[nodiscard]] std::optional<account::Member> find(MemberId const& member) const override {
        std::lock_guard const lock{accounts_.mutex};
        auto const found = accounts_.members.find(member);
        return found == accounts_.members.end() ? std::nullopt : std::optional{found->second};
    }

    [[nodiscard]] std::optional<account::Member>
    find_by_address(std::string const& email_address) const override {
        std::lock_guard const lock{accounts_.mutex};
        return with_address(email_address);
    }

    void change(MemberId const& member, account::DetailsChange const& change,
                SessionId const& keep) override {
        std::lock_guard const lock{accounts_.mutex};
        auto const found = accounts_.members.find(member);
        if (found == accounts_.members.end())
            return;
        auto& details = found->second;
        details.first_name = change.first_name.value_or(details.first_name);
        details.password_hash = change.password_hash.value_or(details.password_hash);
        details.time_zone = change.time_zone.value_or(details.time_zone);
        details.language_code = change.language_code.value_or(details.language_code);
        details.country_code = change.country_code.value_or(details.country_code);
        if (!change.password_hash)
            return;
        accounts_.end_sessions(member, keep);
        accounts_.void_links(member);
    }

    bool set_admin(MemberId const& member, bool is_admin, admin::AuditEntry const& audit) override {
        std::lock_guard const lock{accounts_.mutex};
        auto const found = accounts_.members.find(member);
        if (found == accounts_.members.end())
            return false;
        found->second.is_admin = is_admin;
        accounts_.audit.push_back(audit);
        return true;
    }

private:
    [[nodiscard]] std::optional<account::Member> with_address(std::string const& email_address) const {
        auto const found = std::ranges::find_if(accounts_.members, [&](auto const& entry) {
            return entry.second.email_address == email_address;
        });
        return found == accounts_.members.end() ? std::nullopt : std::optional{found->second};
    }

    FakeAccounts& accounts_;
    FakeJobs& jobs_;
};

} // namespace evenkeel::testing
