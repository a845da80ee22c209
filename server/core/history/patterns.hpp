#pragma once

#include "core/history/day_comparison.hpp"
#include "core/history/trait.hpp"

#include <map>
#include <span>
#include <vector>

namespace evenkeel::history {

/// Says whether a trait and the comfort of the same days go together. It never says that one makes the other.
enum class Finding : std::uint8_t { too_few, none, found };

struct Pattern {
    Trait trait;
    Finding finding{Finding::too_few};
    int days_with{0};                        ///< All days with a check-in that have the trait …
    int days_without{0};                     ///< … and that do not, of those of which it is known.
    std::optional<DayComparison> comparison; ///< Nothing when too_few.
};

/// How the member was on each day with a check-in: the mean comfort of its check-ins, -1 to 1, above 0 in the
/// regulated half of the ring.
using Comfort = std::map<std::chrono::local_days, double>;

inline constexpr int kFewestDaysOfSide = 8;
inline constexpr double kFalseDiscoveryRate = 0.1;
inline constexpr double kSmallestDifference = 0.1; ///< Of comfort; what is less is none.

/// Compares the days with each trait against those without. A trait that fewer than 8 days have or lack, of
/// days that can be compared, is `too_few`. Of the others those are `found` that pass Benjamini & Hochberg at
/// 10 % with the factor for tests that depend on each other, as traits do (Benjamini & Yekutieli 2001,
/// 10.1214/aos/1013699998), that differ by 0.1 at least, and whose interval leaves out 0. In the order of
/// `traits`. Why: docs/decisions/0082-patterns-of-days.md.
[[nodiscard]] std::vector<Pattern> patterns(Comfort const& comfort, std::span<TraitDays const> traits);

} // namespace evenkeel::history

namespace evenkeel {

template <>
struct Words<history::Finding> {
    static constexpr std::array<std::string_view, 3> kNames{"too_few", "none", "found"};
};

} // namespace evenkeel
