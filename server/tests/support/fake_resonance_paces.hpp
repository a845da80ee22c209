#pragma once

#include "core/exercise/resonance_pace.hpp"

#include <map>
#include <mutex>

namespace evenkeel::testing {

class FakeResonancePaces final : public exercise::ResonancePaces {
public:
    exercise::ResonancePace keep(MemberId const& member, exercise::ResonancePace const& pace) override {
        std::lock_guard const lock{mutex_};
        auto const [kept, is_new] = paces_.try_emplace(member, pace);
        if (!is_new && kept->second.found_at <= pace.found_at)
            kept->second = pace;
        return kept->second;
    }

    [[nodiscard]] std::optional<exercise::ResonancePace> find(MemberId const& member) const override {
        std::lock_guard const lock{mutex_};
        auto const kept = paces_.find(member);
        return kept == paces_.end() ? std::nullopt : std::optional{kept->second};
    }

private:
    mutable std::mutex mutex_;
    std::map<MemberId, exercise::ResonancePace> paces_;
};

} // namespace evenkeel::testing
