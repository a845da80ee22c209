#pragma once

#include "core/safety/member_risks.hpp"

#include <algorithm>
#include <map>
#include <mutex>

namespace evenkeel::testing {

class FakeMemberRisks final : public safety::MemberRisks {
public:
    [[nodiscard]] safety::KeptRisk find(MemberId const& member) const override {
        std::lock_guard const lock{mutex_};
        auto const kept = risks_.find(member);
        return kept == risks_.end() ? safety::KeptRisk{} : kept->second;
    }

    std::size_t forget_events(Instant before, std::size_t limit) override {
        std::lock_guard const lock{mutex_};
        std::ranges::sort(events_, {}, &safety::SafetyEvent::at);
        auto const first_kept = std::ranges::find_if(
            events_, [&](safety::SafetyEvent const& event) { return event.at >= before; });
        auto const old = static_cast<std::size_t>(first_kept - events_.begin());
        auto const forgotten = std::min(old, limit);
        events_.erase(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(forgotten));
        return forgotten;
    }

    void keep(MemberId const& member, safety::Risk const& risk, Instant at) {
        std::lock_guard const lock{mutex_};
        auto& kept = risks_[member];
        kept = {.risk = risk, .revision = kept.revision + 1, .changed_at = at};
    }

    void add(safety::SafetyEvent const& event) {
        std::lock_guard const lock{mutex_};
        events_.push_back(event);
    }

    [[nodiscard]] std::vector<safety::SafetyEvent> events() const {
        std::lock_guard const lock{mutex_};
        return events_;
    }

private:
    mutable std::mutex mutex_;
    std::map<MemberId, safety::KeptRisk> risks_;
    std::vector<safety::SafetyEvent> events_;
};

} // namespace evenkeel::testing
