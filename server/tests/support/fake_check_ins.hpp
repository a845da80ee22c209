#pragma once

#include "core/checkin/check_ins.hpp"
#include "tests/support/fake_jobs.hpp"

#include <algorithm>
#include <tuple>

namespace evenkeel::testing {

class FakeCheckIns final : public checkin::CheckIns {
public:
    explicit FakeCheckIns(FakeJobs& jobs) : jobs_{jobs} {}

    Kept add_once(checkin::CheckIn const& check_in, job::NewJob const& refresh) override {
        std::lock_guard const lock{mutex_};
        for (auto const& kept : check_ins_)
            if (kept.member_id == check_in.member_id && kept.event_id == check_in.event_id)
                return {kept, false};
        check_ins_.push_back(check_in);
        jobs_.enqueue(refresh);
        return {check_in, true};
    }

    [[nodiscard]] std::vector<checkin::CheckIn> since(MemberId const& member, Instant from,
                                                      std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<checkin::CheckIn> found;
        for (auto const& kept : check_ins_)
            if (kept.member_id == member && from <= kept.checked_in_at)
                found.push_back(kept);
        std::ranges::sort(found, std::greater{}, [](checkin::CheckIn const& kept) {
            return std::tuple{kept.checked_in_at, kept.recorded_at, kept.id};
        });
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(std::min(limit, found.size())), found.end());
        return found;
    }

    [[nodiscard]] std::vector<state::Visit> visits_since(MemberId const& member, Instant from,
                                                         std::size_t limit) const override {
        std::vector<state::Visit> visits;
        for (auto const& kept : since(member, from, limit))
            visits.push_back({kept.checked_in_at, kept.state});
        return visits;
    }

private:
    FakeJobs& jobs_;
    mutable std::mutex mutex_;
    std::vector<checkin::CheckIn> check_ins_;
};

} // namespace evenkeel::testing
