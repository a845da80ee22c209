#include "core/history/patterns.hpp"

#include <algorithm>
#include <cmath>

namespace evenkeel::history {
namespace {

std::vector<ComparedDay> marked_days(Comfort const& comfort, TraitDays const& trait) {
    std::vector<ComparedDay> days;
    for (auto const& [day, value] : comfort)
        if (!trait.known || trait.known->contains(day))
            days.push_back({.value = value, .has_trait = trait.with.contains(day)});
    return days;
}

Pattern compared(Comfort const& comfort, TraitDays const& trait) {
    auto const days = marked_days(comfort, trait);
    auto const with = static_cast<int>(std::ranges::count_if(days, &ComparedDay::has_trait));
    Pattern pattern{.trait = trait.trait,
                    .finding = Finding::too_few,
                    .days_with = with,
                    .days_without = static_cast<int>(days.size()) - with,
                    .comparison = {}};
    if (std::min(pattern.days_with, pattern.days_without) < kFewestDaysOfSide)
        return pattern;
    auto const comparison = compare_days(days);
    if (!comparison || std::min(comparison->days_with, comparison->days_without) < kFewestDaysOfSide)
        return pattern;
    pattern.finding = Finding::none;
    pattern.comparison = comparison;
    return pattern;
}

/// The largest chance that still passes: of m chances in order the k-th, where it is at most
/// k · rate / (m · (1 + 1/2 + … + 1/m)) for the largest such k. Below 0 when none passes.
double highest_passing(std::vector<double> chances) {
    std::ranges::sort(chances);
    double harmonic = 0;
    for (std::size_t k = 1; k <= chances.size(); ++k)
        harmonic += 1 / static_cast<double>(k);
    auto const step = kFalseDiscoveryRate / (static_cast<double>(chances.size()) * harmonic);
    for (std::size_t k = chances.size(); k > 0; --k)
        if (chances[k - 1] <= static_cast<double>(k) * step)
            return chances[k - 1];
    return -1;
}

bool is_clear(DayComparison const& comparison) {
    return std::abs(comparison.difference()) >= kSmallestDifference &&
           (comparison.low > 0 || comparison.high < 0);
}

} // namespace

std::vector<Pattern> patterns(Comfort const& comfort, std::span<TraitDays const> traits) {
    std::vector<Pattern> patterns;
    std::vector<double> chances;
    for (auto const& trait : traits) {
        patterns.push_back(compared(comfort, trait));
        if (auto const& comparison = patterns.back().comparison)
            chances.push_back(comparison->chance);
    }
    auto const highest = highest_passing(std::move(chances));
    for (auto& pattern : patterns)
        if (pattern.comparison && pattern.comparison->chance <= highest && is_clear(*pattern.comparison))
            pattern.finding = Finding::found;
    return patterns;
}

} // namespace evenkeel::history
