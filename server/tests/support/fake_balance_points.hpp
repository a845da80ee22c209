#pragma once

#include "core/state/balance_points.hpp"
#include "tests/support/fake_check_ins.hpp"

#include <map>
#include <mutex>
#include <set>
#include <utility>

namespace evenkeel::testing {

class FakeBalancePoints final : public state::BalancePoints {
public:
    explicit FakeBalancePoints(FakeCheckIns const& check_ins) : check_ins_{check_ins} {}

    void rebuild(Rebuild const& days, Compute const& compute) override {
        std::lock_guard const lock{mutex_};
        auto const points =
            compute(last_of(check_ins_.dated_visits(days.member_id, days.seen), days.most_visits));
        auto& kept = points_[days.member_id];
        std::erase_if(kept, [&](auto const& entry) {
            return days.made.first <= entry.first && entry.first <= days.made.last;
        });
        for (auto const& point : points)
            kept.insert_or_assign(point.day, point);
    }

    [[nodiscard]] std::vector<std::string> touched_days(MemberId const& member, DayRange const& days,
                                                        std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::set<std::string> found;
        for (auto const& visit : check_ins_.dated_visits(member, days))
            found.insert(visit.day);
        for (auto const& [day, point] : of(member))
            if (days.first <= day && day <= days.last)
                found.insert(day);
        std::vector<std::string> first{found.begin(), found.end()};
        first.resize(std::min(first.size(), limit));
        return first;
    }

    [[nodiscard]] std::vector<state::BalancePoint> list(MemberId const& member, DayRange const& days,
                                                        std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<state::BalancePoint> found;
        for (auto const& [day, point] : of(member))
            if (days.first <= day && day <= days.last)
                found.push_back(point);
        return last_of(std::move(found), limit);
    }

    [[nodiscard]] std::vector<state::BalanceMonth> months(MemberId const& member,
                                                          std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<state::BalanceMonth> months;
        for (auto const& [day, point] : of(member)) {
            if (months.empty() || months.back().month != day.substr(0, 7))
                months.push_back({.month = day.substr(0, 7), .mean_score = 0, .points = 0});
            auto& month = months.back();
            month.mean_score = (month.mean_score * month.points + point.score) / (month.points + 1);
            ++month.points;
        }
        return last_of(std::move(months), limit);
    }

private:
    using PointsByDay = std::map<std::string, state::BalancePoint>;

    [[nodiscard]] PointsByDay of(MemberId const& member) const {
        auto const found = points_.find(member);
        return found == points_.end() ? PointsByDay{} : found->second;
    }

    template <class Entry>
    static std::vector<Entry> last_of(std::vector<Entry> entries, std::size_t limit) {
        if (entries.size() > limit)
            entries.erase(entries.begin(), entries.end() - static_cast<std::ptrdiff_t>(limit));
        return entries;
    }

    FakeCheckIns const& check_ins_;
    mutable std::mutex mutex_;
    std::map<MemberId, PointsByDay> points_;
};

} // namespace evenkeel::testing
