#pragma once

#include "core/history/interval.hpp"
#include "core/state/balance_points.hpp"

#include <span>
#include <string>
#include <vector>

namespace evenkeel::history {

/// One point of the line chart: of a day, or the mean of a week or month.
struct SeriesPoint {
    std::string from; ///< First day, "2026-11-16".
    int score{0};     ///< 0..100, rounded to a whole number.
    int days{0};      ///< Days with a check-in that it stands for.
};

enum class Step { day, week, month };

[[nodiscard]] Step step_of(Interval interval);

/// Means of calendar weeks, Monday first. Precondition: points are in order of days.
[[nodiscard]] std::vector<SeriesPoint> weeks_of(std::span<state::BalancePoint const> points);

} // namespace evenkeel::history
