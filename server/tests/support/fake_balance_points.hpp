#pragma once

#include "core/state/balance_points.hpp"

#include <map>
#include <mutex>
#include <utility>

namespace evenkeel::testing {

class FakeBalancePoints final : public state::BalancePoints {
public:
    void keep(state::BalancePoint const& point) override {
        std::lock_guard const lock{mutex_};
        auto& kept = points_.try_emplace({point.member_id, point.day}, point).first->second;
        if (kept.computed_at <= point.computed_at)
            kept = point;
    }

    [[nodiscard]] std::optional<state::BalancePoint> find(MemberId const& member,
                                                          std::string const& day) const override {
        std::lock_guard const lock{mutex_};
        auto const found = points_.find({member, day});
        return found == points_.end() ? std::nullopt : std::optional{found->second};
    }

private:
    mutable std::mutex mutex_;
    std::map<std::pair<MemberId, std::string>, state::BalancePoint> points_;
};

} // namespace evenkeel::testing
