#include "core/history/read_history.hpp"

#include <cmath>
#include <fmt/format.h>

namespace evenkeel::history {
namespace {

constexpr std::size_t kMostDays = 366;
constexpr std::size_t kMostMonths = 600;
constexpr std::size_t kMostPlacesOfAYear = 20'000;
constexpr int kFirstYear = 1970;
constexpr int kLastYear = 9998;

std::vector<SeriesPoint> days_of_points(std::vector<state::BalancePoint> const& points) {
    std::vector<SeriesPoint> series;
    for (auto const& point : points)
        series.push_back({.from = point.day, .score = point.score, .days = 1});
    return series;
}

std::vector<SeriesPoint> months_of(std::vector<state::BalanceMonth> const& months) {
    std::vector<SeriesPoint> series;
    for (auto const& month : months)
        series.push_back({.from = month.month + "-01",
                          .score = static_cast<int>(std::lround(month.mean_score)),
                          .days = month.points});
    return series;
}

} // namespace

DayRange ReadHistory::days(MemberId const& member, Interval interval) const {
    auto const known = needs_.members.find(member);
    return days_of(interval, local_day(needs_.clock.now(), known ? known->time_zone : ""));
}

ReadHistory::Shares ReadHistory::shares(MemberId const& member, Interval interval) const {
    auto const range = days(member, interval);
    return {.days = range, .shares = state_shares(needs_.check_ins.count_places(member, range))};
}

ReadHistory::Series ReadHistory::balance(MemberId const& member, Interval interval) const {
    auto const step = step_of(interval);
    if (step == Step::month)
        return {.step = step, .points = months_of(needs_.balance_points.months(member, kMostMonths))};
    auto const points = needs_.balance_points.list(member, days(member, interval), kMostDays);
    return {.step = step, .points = step == Step::week ? weeks_of(points) : days_of_points(points)};
}

Result<std::vector<DayState>> ReadHistory::year(MemberId const& member, int year) const {
    if (year < kFirstYear || kLastYear < year)
        return refuse(Fault::invalid_input, "year", "A year must be between 1970 and 9998.");
    DayRange const range{.first = fmt::format("{}-01-01", year), .last = fmt::format("{}-12-31", year)};
    return day_states(needs_.check_ins.places(member, range, kMostPlacesOfAYear));
}

} // namespace evenkeel::history
