#pragma once

#include "core/account/erasure.hpp"
#include "tests/support/fake_accounts.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_invites.hpp"
#include "tests/support/fake_jobs.hpp"

namespace evenkeel::testing {

class FakeErasure final : public account::Erasure {
public:
    struct Stores {
        FakeAccounts& accounts;
        FakeHrvTasks& tasks;
        FakeJobs& jobs;
        FakeInvites& invites;
    };

    explicit FakeErasure(Stores stores) : stores_{stores} {}

    [[nodiscard]] std::vector<account::KeptObject> objects(MemberId const& member, std::string const& after,
                                                           std::size_t limit) const override {
        std::vector<account::KeptObject> found;
        for (auto const& upload : stores_.tasks.uploads_of(reading::Owner{member}))
            if (after < upload.object_key)
                found.push_back({upload.object_key, upload.created_at});
        std::ranges::sort(found, {}, &account::KeptObject::key);
        found.resize(std::min(found.size(), limit));
        return found;
    }

    bool erase(account::Traces const& traces, std::vector<job::NewJob> const& afterwards) override {
        if (!erase_account(traces.member_id))
            return false;
        stores_.tasks.erase_owner(reading::Owner{traces.member_id});
        stores_.invites.forget_invitee(traces.email_address);
        for (auto const& mention : {traces.member_id.value(), traces.email_address, traces.address_digest})
            stores_.jobs.erase_mentions(mention);
        for (auto const& job : afterwards)
            stores_.jobs.enqueue(job);
        return true;
    }

private:
    bool erase_account(MemberId const& member) {
        auto& accounts = stores_.accounts;
        std::lock_guard const lock{accounts.mutex};
        if (accounts.members.erase(member) == 0)
            return false;
        accounts.end_sessions(member);
        std::erase_if(accounts.links, [&](auto const& link) { return link.member_id == member; });
        std::erase_if(accounts.api_tokens, [&](auto const& token) { return token.member_id == member; });
        std::erase_if(accounts.identities, [&](auto const& entry) { return entry.first == member; });
        return true;
    }

    Stores stores_;
};

} // namespace evenkeel::testing
