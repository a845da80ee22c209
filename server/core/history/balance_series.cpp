#include "core/history/balance_series.hpp"

#include <cmath>

namespace evenkeel::history {
namespace {

std::string monday_of(std::string const& day) {
    auto const parsed = day_of_text(day);
    if (!parsed)
        return day;
    auto const weekday = std::chrono::weekday{*parsed};
    return day_text(*parsed - (weekday - std::chrono::Monday));
}

} // namespace

Step step_of(Interval interval) {
    switch (interval) {
    case Interval::day:
    case Interval::week:
    case Interval::month:
        return Step::day;
    case Interval::year:
        return Step::week;
    case Interval::all:
        return Step::month;
    }
    return Step::day;
}

std::vector<SeriesPoint> weeks_of(std::span<state::BalancePoint const> points) {
    std::vector<SeriesPoint> weeks;
    int sum = 0;
    for (auto const& point : points) {
        auto const monday = monday_of(point.day);
        if (weeks.empty() || weeks.back().from != monday) {
            weeks.push_back({.from = monday, .score = 0, .days = 0});
            sum = 0;
        }
        sum += point.score;
        auto& week = weeks.back();
        ++week.days;
        week.score = static_cast<int>(std::lround(static_cast<double>(sum) / week.days));
    }
    return weeks;
}

} // namespace evenkeel::history
