#pragma once

#include "core/reading/hrv_task.hpp"

#include <chrono>
#include <span>

namespace evenkeel::reading {

/// A reading as recovery needs it.
struct ReadingFact {
    std::chrono::local_days day; ///< The member's own.
    ReadingContext context{ReadingContext::other};
    double rmssd_ms{0};
    double quality{0}; ///< 0..1
    double duration_s{0};
    std::vector<ContextTag> tags;
};

[[nodiscard]] ReadingFact fact_of(HrvTask const& task, std::chrono::local_days day);

/// `gathering` while there is too little to say anything.
enum class RecoveryStatus { gathering, usual, above, below };

[[nodiscard]] std::string_view to_text(RecoveryStatus status);

/// Which readings were compared: those of the morning where there are enough of them, for the hour of the day
/// moves the values too.
enum class RecoveryBasis { morning, any };

[[nodiscard]] std::string_view to_text(RecoveryBasis basis);

/// One day's value: the mean of ln(RMSSD / ms) over its readings.
struct RecoveryDay {
    std::chrono::local_days day;
    double ln_rmssd{0};
};

struct Baseline {
    double mean{0};            ///< Of the days' ln RMSSD.
    double deviation{0};       ///< Standard deviation of the same.
    double smallest_change{0}; ///< In ln RMSSD; what is less is no change.
};

struct TagCount {
    ContextTag tag;
    int days{0};
};

struct Recovery {
    RecoveryStatus status{RecoveryStatus::gathering};
    RecoveryBasis basis{RecoveryBasis::any};
    int days_in_week{0};
    int days_in_baseline{0};
    std::optional<double> week_mean;  ///< Of ln RMSSD over the last 7 days; nothing below kFewestDaysOfWeek.
    std::optional<Baseline> baseline; ///< Nothing below kFewestDaysOfBaseline.
    std::vector<RecoveryDay> days;    ///< Of the baseline, oldest first.
    std::vector<TagCount> tags;       ///< On how many of the last 7 days each was said; only those that were.
};

inline constexpr std::chrono::days kRecoveryWeek{7};
inline constexpr std::chrono::days kBaselineDays{60};
inline constexpr int kFewestDaysOfWeek = 4;
inline constexpr int kFewestDaysOfBaseline = 14;

/// The mean of ln RMSSD over the last 7 days against mean ± smallest worthwhile change over the last 60
/// (Plews 2013, 10.1007/s40279-013-0071-8; Buchheit 2014, 10.3389/fphys.2014.00073): 0.5 standard deviations
/// of the days, but never less than a reading itself is exact to. Readings after a practice, shorter than 55
/// s or below a quality of 0.6 do not count; days after `today` neither. The order of `readings` does not
/// matter. Why these numbers: docs/decisions/0050-recovery-against-oneself.md.
[[nodiscard]] Recovery recovery(std::span<ReadingFact const> readings, std::chrono::local_days today);

} // namespace evenkeel::reading
