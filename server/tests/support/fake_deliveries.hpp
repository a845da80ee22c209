#pragma once

#include "core/notify/delivery.hpp"
#include "tests/support/fake_jobs.hpp"

#include <algorithm>
#include <mutex>
#include <tuple>

namespace evenkeel::testing {

class FakeDeliveries final : public notify::Deliveries {
public:
    explicit FakeDeliveries(FakeJobs& jobs) : jobs_{jobs} {}

    notify::Delivery add_once(notify::Delivery const& delivery, job::NewJob const& send) override {
        std::lock_guard const lock{mutex_};
        for (auto const& kept : deliveries_)
            if (kept.member_id == delivery.member_id && kept.event_id == delivery.event_id)
                return kept;
        deliveries_.push_back(delivery);
        jobs_.enqueue(send);
        return delivery;
    }

    void end(MemberId const& member, notify::DeliveryId const& delivery, notify::DeliveryOutcome outcome,
             Instant at) override {
        std::lock_guard const lock{mutex_};
        for (auto& kept : deliveries_)
            if (kept.member_id == member && kept.id == delivery && !kept.ended_at) {
                kept.outcome = outcome;
                kept.ended_at = at;
            }
    }

    [[nodiscard]] std::vector<notify::Delivery> list(MemberId const& member,
                                                     std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<notify::Delivery> found;
        for (auto const& kept : deliveries_)
            if (kept.member_id == member)
                found.push_back(kept);
        std::ranges::sort(found, std::greater{},
                          [](notify::Delivery const& kept) { return std::tuple{kept.queued_at, kept.id}; });
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(std::min(limit, found.size())), found.end());
        return found;
    }

private:
    FakeJobs& jobs_;
    mutable std::mutex mutex_;
    std::vector<notify::Delivery> deliveries_;
};

} // namespace evenkeel::testing
