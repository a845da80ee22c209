#pragma once

#include "core/checkin/check_ins.hpp"
#include "tests/support/fake_jobs.hpp"

#include <algorithm>
#include <set>
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
        if (removed_.contains({check_in.member_id, check_in.event_id}))
            return {.check_in = check_in, .is_new = false, .was_removed = true};
        check_ins_.push_back(check_in);
        jobs_.enqueue(refresh);
        return {check_in, true};
    }

    [[nodiscard]] std::optional<checkin::CheckIn> find(MemberId const& member,
                                                       CheckInId const& check_in) const override {
        std::lock_guard const lock{mutex_};
        for (auto const& kept : check_ins_)
            if (kept.member_id == member && kept.id == check_in)
                return kept;
        return std::nullopt;
    }

    bool replace(checkin::CheckIn const& edited, job::NewJob const& refresh) override {
        std::lock_guard const lock{mutex_};
        for (auto& kept : check_ins_)
            if (kept.member_id == edited.member_id && kept.id == edited.id) {
                kept = edited;
                jobs_.enqueue(refresh);
                return true;
            }
        return false;
    }

    bool remove(MemberId const& member, CheckInId const& check_in, job::NewJob const& refresh) override {
        std::lock_guard const lock{mutex_};
        auto const it = std::ranges::find_if(check_ins_, [&](checkin::CheckIn const& kept) {
            return kept.member_id == member && kept.id == check_in;
        });
        if (it == check_ins_.end())
            return false;
        removed_.insert({member, it->event_id});
        check_ins_.erase(it);
        jobs_.enqueue(refresh);
        return true;
    }

    [[nodiscard]] std::vector<checkin::CheckIn> page(MemberId const& member, TimeCursor const& behind,
                                                     std::size_t limit) const override {
        auto const place = [](checkin::CheckIn const& kept) {
            return std::pair{kept.checked_in_at, kept.id.value()};
        };
        auto found = of(member, [&](checkin::CheckIn const& kept) {
            return place(kept) < std::pair{behind.at, behind.id};
        });
        std::ranges::sort(found, std::greater{}, place);
        found.resize(std::min(limit, found.size()));
        return found;
    }

    [[nodiscard]] std::vector<checkin::DatedPlace> places(MemberId const& member, DayRange const& days,
                                                          std::size_t limit) const override {
        std::vector<checkin::DatedPlace> places;
        for (auto const& kept : on(member, days))
            places.push_back({kept.day, kept.angle});
        places.resize(std::min(limit, places.size()));
        return places;
    }

    [[nodiscard]] std::vector<checkin::DayCheckIn> of_days(MemberId const& member, DayRange const& days,
                                                           std::size_t limit) const override {
        std::vector<checkin::DayCheckIn> check_ins;
        for (auto const& kept : on(member, days))
            check_ins.push_back(
                {day_of_text(kept.day).value(), kept.checked_in_at, kept.felt_angle, kept.body_signs});
        auto const most = std::min(limit, check_ins.size());
        return {check_ins.end() - static_cast<std::ptrdiff_t>(most), check_ins.end()};
    }

    [[nodiscard]] std::vector<checkin::PlaceCount> count_places(MemberId const& member,
                                                                DayRange const& days) const override {
        std::vector<checkin::PlaceCount> counts;
        for (auto const& kept : on(member, days))
            counts.push_back({.state = kept.state, .mean_angle = kept.angle, .check_ins = 1});
        return counts;
    }

    /// What a rebuild of balance points looks at, in order of time.
    [[nodiscard]] std::vector<state::DatedVisit> dated_visits(MemberId const& member,
                                                              DayRange const& days) const {
        auto found = on(member, days);
        std::ranges::stable_sort(
            found, {}, [](checkin::CheckIn const& kept) { return std::pair{kept.day, kept.checked_in_at}; });
        std::vector<state::DatedVisit> visits;
        for (auto const& kept : found)
            visits.push_back({.visit = {kept.checked_in_at, kept.state}, .day = kept.day});
        return visits;
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
    template <class Wanted>
    [[nodiscard]] std::vector<checkin::CheckIn> of(MemberId const& member, Wanted const& wanted) const {
        std::lock_guard const lock{mutex_};
        std::vector<checkin::CheckIn> found;
        for (auto const& kept : check_ins_)
            if (kept.member_id == member && wanted(kept))
                found.push_back(kept);
        return found;
    }

    [[nodiscard]] std::vector<checkin::CheckIn> on(MemberId const& member, DayRange const& days) const {
        auto found = of(member, [&](checkin::CheckIn const& kept) {
            return days.first <= kept.day && kept.day <= days.last;
        });
        std::ranges::sort(found, {}, [](checkin::CheckIn const& kept) {
            return std::tuple{kept.day, kept.checked_in_at, kept.id};
        });
        return found;
    }

    FakeJobs& jobs_;
    std::set<std::pair<MemberId, EventId>> removed_;
    mutable std::mutex mutex_;
    std::vector<checkin::CheckIn> check_ins_;
};

} // namespace evenkeel::testing
