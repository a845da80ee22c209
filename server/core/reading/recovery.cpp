#include "core/reading/recovery.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace evenkeel::reading {
namespace {

using std::chrono::local_days;

constexpr double kLeastQuality = 0.6;
constexpr double kShortest_s = 55;
/// Of a standard deviation (Hopkins: a fifth between people, half within one).
constexpr double kWorthwhile = 0.5;
/// RMSSD of a camera is exact to about 3 % (docs/accuracy.md): ln 1.03.
constexpr double kLeastChange = 0.03;
constexpr double kLeastRmssd_ms = 1;

bool counts(ReadingFact const& reading) {
    return reading.context != ReadingContext::after_practice && reading.quality >= kLeastQuality &&
           reading.duration_s >= kShortest_s && reading.rmssd_ms > 0;
}

bool is_within(local_days day, std::chrono::days length, local_days today) {
    return today - length < day && day <= today;
}

std::vector<RecoveryDay> days_of(std::span<ReadingFact const> readings, local_days today,
                                 RecoveryBasis basis) {
    struct Sum {
        double ln{0};
        int readings{0};
    };

    std::map<local_days, Sum> sums;
    for (auto const& reading : readings) {
        bool const fits = basis == RecoveryBasis::any || reading.context == ReadingContext::morning;
        if (fits && counts(reading) && is_within(reading.day, kBaselineDays, today)) {
            auto& sum = sums[reading.day];
            sum.ln += std::log(std::max(reading.rmssd_ms, kLeastRmssd_ms));
            ++sum.readings;
        }
    }
    std::vector<RecoveryDay> days;
    for (auto const& [day, sum] : sums)
        days.push_back({.day = day, .ln_rmssd = sum.ln / sum.readings});
    return days;
}

double mean_of(std::span<RecoveryDay const> days) {
    double sum = 0;
    for (auto const& day : days)
        sum += day.ln_rmssd;
    return sum / static_cast<double>(days.size());
}

Baseline baseline_of(std::span<RecoveryDay const> days) {
    double const mean = mean_of(days);
    double squares = 0;
    for (auto const& day : days)
        squares += (day.ln_rmssd - mean) * (day.ln_rmssd - mean);
    double const deviation = std::sqrt(squares / static_cast<double>(days.size() - 1));
    return {.mean = mean,
            .deviation = deviation,
            .smallest_change = std::max(kWorthwhile * deviation, kLeastChange)};
}

RecoveryStatus status_of(std::optional<double> week_mean, std::optional<Baseline> const& baseline) {
    if (!week_mean || !baseline)
        return RecoveryStatus::gathering;
    double const change = *week_mean - baseline->mean;
    if (std::abs(change) <= baseline->smallest_change)
        return RecoveryStatus::usual;
    return change > 0 ? RecoveryStatus::above : RecoveryStatus::below;
}

Recovery compare(std::span<ReadingFact const> readings, local_days today, RecoveryBasis basis) {
    Recovery found{.status = {},
                   .basis = basis,
                   .days_in_week = 0,
                   .days_in_baseline = 0,
                   .week_mean = {},
                   .baseline = {},
                   .days = days_of(readings, today, basis),
                   .tags = {}};
    auto const week = std::ranges::find_if(
        found.days, [today](auto const& day) { return is_within(day.day, kRecoveryWeek, today); });
    std::span const last{week, found.days.end()};
    found.days_in_week = static_cast<int>(last.size());
    found.days_in_baseline = static_cast<int>(found.days.size());
    if (found.days_in_week >= kFewestDaysOfWeek)
        found.week_mean = mean_of(last);
    if (found.days_in_baseline >= kFewestDaysOfBaseline)
        found.baseline = baseline_of(found.days);
    found.status = status_of(found.week_mean, found.baseline);
    return found;
}

std::vector<TagCount> tags_of_week(std::span<ReadingFact const> readings, local_days today) {
    std::map<ContextTag, std::set<local_days>> days;
    for (auto const& reading : readings)
        if (is_within(reading.day, kRecoveryWeek, today))
            for (auto const tag : reading.tags)
                days[tag].insert(reading.day);
    std::vector<TagCount> counted;
    for (auto const& [tag, said] : days)
        counted.push_back({tag, static_cast<int>(said.size())});
    return counted;
}

} // namespace

ReadingFact fact_of(HrvTask const& task, local_days day) {
    auto const measured = task.measurement.value_or(Measurement{});
    return {.day = day,
            .context = task.context,
            .rmssd_ms = measured.rmssd_ms,
            .quality = measured.quality,
            .duration_s = measured.duration_s,
            .tags = task.tags};
}

std::string_view to_text(RecoveryStatus status) {
    switch (status) {
    case RecoveryStatus::gathering:
        return "gathering";
    case RecoveryStatus::usual:
        return "usual";
    case RecoveryStatus::above:
        return "above";
    case RecoveryStatus::below:
        return "below";
    }
    return {};
}

std::string_view to_text(RecoveryBasis basis) {
    return basis == RecoveryBasis::morning ? "morning" : "any";
}

Recovery recovery(std::span<ReadingFact const> readings, local_days today) {
    auto found = compare(readings, today, RecoveryBasis::morning);
    if (found.status == RecoveryStatus::gathering)
        found = compare(readings, today, RecoveryBasis::any);
    found.tags = tags_of_week(readings, today);
    return found;
}

} // namespace evenkeel::reading
