#pragma once

#include "core/checkin/check_ins.hpp"
#include "core/history/patterns.hpp"
#include "core/program/practice.hpp"
#include "core/reading/hrv_tasks.hpp"

#include <span>
#include <vector>

namespace evenkeel::history {

/// The facts about a member's days, each from one source.
struct DaySources {
    std::span<checkin::DayCheckIn const> check_ins; ///< In order of days and moments.
    std::span<program::PracticeMark const> practice;
    Days article_days;
    Days journal_days;
    std::span<reading::TaggedReading const> readings;
};

/// The mean of the check-ins of each day as they were felt, before body signs had their say: a sign must not
/// speak for itself.
[[nodiscard]] Comfort comfort_of_days(std::span<checkin::DayCheckIn const> check_ins);

/// Every trait that one of the days has, in the order of kinds and keys; of weekdays and of the kinds that
/// have one key, always all. Days are looked up in `time_zone` where a source tells only the moment.
[[nodiscard]] std::vector<TraitDays> traits_of_days(DaySources const& sources, std::string const& time_zone);

} // namespace evenkeel::history
