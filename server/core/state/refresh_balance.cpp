#include "core/state/refresh_balance.hpp"

#include "core/state/balance.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace evenkeel::state {
namespace {

constexpr std::chrono::days kOneDay{1};
/// A day more on both sides: days of two time zones overlap.
constexpr auto kReach = kBalanceWindow + kOneDay;
constexpr std::size_t kDaysAtOnce = 100; // of a history, read one after the other

/// Stays inside `all_days`, where text sorts as days do.
std::string moved(std::string const& day, std::chrono::days by) {
    auto const parsed = day_of_text(day);
    auto const limits = all_days();
    if (!parsed)
        return day;
    return day_text(std::clamp(*parsed + by, *day_of_text(limits.first), *day_of_text(limits.last)));
}

/// The moment at which the score of a day is taken.
Instant closing(DatedVisit const& last_of_day, MemberNow const& member) {
    auto const day = day_of_text(last_of_day.day);
    if (!day)
        return last_of_day.visit.at;
    auto const end = start_of_day(*day + kOneDay, member.time_zone) - std::chrono::milliseconds{1};
    return std::max(std::min(end, member.now), last_of_day.visit.at);
}

std::vector<Visit> newest_visits(std::span<DatedVisit const> visits) {
    std::vector<Visit> newest;
    for (auto const& dated : visits.last(std::min(visits.size(), kMostVisits)))
        newest.push_back(dated.visit);
    return newest;
}

} // namespace

job::NewJob refresh_balance_job(ChangedDays const& changed, Instant now) {
    auto const payload =
        fmt::format("{} {} {}", changed.member_id.value(), changed.days.first, changed.days.last);
    return {.kind = kRefreshBalance,
            .payload = payload,
            .unique_key = fmt::format("{}:{}", kRefreshBalance, payload),
            .run_at = now};
}

ChangedDays changed_days_of(std::string_view payload) {
    auto const last = payload.rfind(' ');
    auto const first = last == std::string_view::npos ? last : payload.rfind(' ', last - 1);
    if (first == std::string_view::npos)
        return {.member_id = MemberId{std::string{payload}}, .days = all_days()};
    return {.member_id = MemberId{std::string{payload.substr(0, first)}},
            .days = {.first = std::string{payload.substr(first + 1, last - first - 1)},
                     .last = std::string{payload.substr(last + 1)}}};
}

DayRange days_touched_by(DayRange const& changed) {
    return {.first = changed.first, .last = moved(changed.last, kReach)};
}

BalancePoints::Rebuild rebuild_of_day(MemberId const& member, std::string const& day) {
    return {.member_id = member,
            .seen = {.first = moved(day, -kReach), .last = day},
            .most_visits = kMostVisits,
            .made = {.first = day, .last = day}};
}

std::vector<BalancePoint> points_of_days(std::span<DatedVisit const> visits, DayRange const& days,
                                         MemberNow const& member) {
    // Order of days first: after a journey west a later moment can belong to an earlier day.
    std::vector<DatedVisit> by_day{visits.begin(), visits.end()};
    std::ranges::stable_sort(by_day, {}, &DatedVisit::day);
    std::vector<BalancePoint> points;
    for (std::size_t i = 0; i < by_day.size(); ++i) {
        auto const& day = by_day[i].day;
        bool const is_last_of_day = i + 1 == by_day.size() || by_day[i + 1].day != day;
        if (!is_last_of_day || day < days.first || days.last < day)
            continue;
        auto const so_far = std::span{by_day}.first(i + 1);
        MemberNow const at_its_end{member.time_zone, closing(by_day[i], member)};
        if (auto const score = balance_score(newest_visits(so_far), at_its_end))
            points.push_back({.day = day, .score = score->score, .certainty = score->certainty});
    }
    return points;
}

void RefreshBalance::operator()(ChangedDays const& changed) const {
    auto const member = members_.find(changed.member_id);
    if (!member)
        return; // erased since the job was queued
    MemberNow const here{.time_zone = member->time_zone, .now = clock_.now()};
    auto left = days_touched_by(changed.days);
    for (bool more = true; more;) {
        auto const days = points_.touched_days(changed.member_id, left, kDaysAtOnce);
        for (auto const& day : days) {
            auto const rebuild = rebuild_of_day(changed.member_id, day);
            points_.rebuild(rebuild, [&](std::span<DatedVisit const> visits) {
                return points_of_days(visits, rebuild.made, here);
            });
        }
        more = days.size() == kDaysAtOnce && days.back() < left.last;
        if (more)
            left.first = moved(days.back(), kOneDay);
    }
}

} // namespace evenkeel::state
