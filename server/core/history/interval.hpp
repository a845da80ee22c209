#pragma once

#include "core/base/local_day.hpp"

#include <chrono>

namespace evenkeel::history {

/// A chart shows today; the last 7, 30 or 365 days with today; or everything.
enum class Interval { day, week, month, year, all };

[[nodiscard]] DayRange days_of(Interval interval, std::chrono::local_days today);

} // namespace evenkeel::history
