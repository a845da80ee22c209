#pragma once

#include "core/account/erasure.hpp"
#include "tests/support/fake_accounts.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_jobs.hpp"

namespace evenkeel::testing {

class FakeErasure final : public account::Erasure {
public:
    FakeErasure(FakeAccounts& accounts, FakeHrvTasks& tasks, FakeJobs& jobs)
        : accounts_{accounts}, tasks_{tasks}, jobs_{jobs} {}

    [[nodiscard]] std::vector<account::KeptObject> objects(MemberId const& member, std::string const& after,
                                                           std::size_t limit) const override {
        std::vector<account::KeptObject> found;
        for (auto const& upload : tasks_.uploads_of(reading::Owner{member}))
            if (after < upload.object_key)
                found.push_back({upload.object_key, upload.created_at});
        std::ranges::sort(found, {}, &account::KeptObject::key);
        found.resize(std::min(found.size(), limit));
        return found;
    }

    bool erase(account::Traces const& traces, std::vector<job::NewJob> const& afterwards) override {
        std::lock_guard const lock{accounts_.mutex};
        auto const& member = traces.member_id;
        if (accounts_.members.erase(member) == 0)
            return false;
        accounts_.end_sessions(member);
        std::erase_if(accounts_.links, [&](auto const& link) { return link.member_id == member; });
        std::erase_if(accounts_.api_tokens, [&](auto const& token) { return token.member_id == member; });
        std::erase_if(accounts_.identities, [&](auto const& entry) { return entry.first == member; });
        tasks_.erase_owner(reading::Owner{member});
        for (auto const& mention : {member.value(), traces.email_address, traces.address_digest})
            jobs_.erase_mentions(mention);
        for (auto const& job : afterwards)
            jobs_.enqueue(job);
        return true;
    }

private:
    FakeAccounts& accounts_;
    FakeHrvTasks& tasks_;
    FakeJobs& jobs_;
};

} // namespace evenkeel::testing
