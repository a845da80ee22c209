#include "core/reading/read_recovery.hpp"

#include "core/base/local_day.hpp"

#include <cmath>

namespace evenkeel::reading {
namespace {

/// Ten a day: more than anybody takes, and bounded all the same.
constexpr std::size_t kMostReadings = 600;
constexpr int kYoungest = 18;
constexpr int kOldest = 110;

std::optional<NormPlace> place_of(Recovery const& recovery, Person const& person) {
    if (!recovery.week_mean || !person.age)
        return std::nullopt;
    auto const norm = norm_for(*person.age, person.sex);
    if (!norm)
        return std::nullopt;
    return NormPlace{.norm = *norm, .percentile = percentile(*norm, std::exp(*recovery.week_mean))};
}

} // namespace

Result<RecoveryContext> ReadRecovery::operator()(MemberId const& member, Person const& person) const {
    if (person.age && (*person.age < kYoungest || kOldest < *person.age))
        return refuse(Fault::invalid_input, "age", "An age must be between 18 and 110 years.");
    auto const known = members_.find(member);
    std::string const zone = known ? known->time_zone : "";
    auto const today = local_day(clock_.now(), zone);
    auto const from = start_of_day(today - kBaselineDays + std::chrono::days{1}, zone);
    std::vector<ReadingFact> facts;
    for (auto const& task : tasks_.readings(member, from, kMostReadings))
        facts.push_back(fact_of(task, local_day(task.measured_at, zone)));
    RecoveryContext context{.recovery = recovery(facts, today), .norm = {}};
    context.norm = place_of(context.recovery, person);
    return context;
}

} // namespace evenkeel::reading
