#pragma once

#include "core/program/onboarding.hpp"

#include <map>
#include <mutex>

namespace evenkeel::testing {

class FakeOnboardings final : public program::Onboardings {
public:
    void keep(program::Onboarding const& onboarding) override {
        std::lock_guard const lock{mutex_};
        kept_.insert_or_assign(onboarding.member_id, onboarding);
    }

    [[nodiscard]] std::optional<program::Onboarding> find(MemberId const& member) const override {
        std::lock_guard const lock{mutex_};
        auto const found = kept_.find(member);
        return found == kept_.end() ? std::nullopt : std::optional{found->second};
    }

private:
    mutable std::mutex mutex_;
    std::map<MemberId, program::Onboarding> kept_;
};

} // namespace evenkeel::testing
