#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"
#include "core/base/local_day.hpp"
#include "core/state/balance.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace evenkeel::state {

/// The score as it stood at the end of one of the member's days on which they checked in: one point of the
/// chart.
struct BalancePoint {
    std::string day; ///< The member's own calendar day, "2026-11-21".
    int score{0};
    double certainty{0};
};

/// The points of a calendar month in one.
struct BalanceMonth {
    std::string month; ///< "2026-11"
    double mean_score{0};
    int points{0};
};

class BalancePoints {
public:
    virtual ~BalancePoints() = default;

    struct Rebuild {
        MemberId member_id;
        DayRange seen;              ///< Days whose visits are looked at.
        std::size_t most_visits{0}; ///< The newest of them.
        DayRange made;              ///< Days whose points are computed again.
    };

    /// From visits, in order of days and moments, to the points of the days that have one.
    using Compute = std::function<std::vector<BalancePoint>(std::span<DatedVisit const>)>;

    /// Puts what `compute` makes of the visits in the place of all points of those days. One transaction, and
    /// no other rebuild of this member comes between the look and the change; so the last one has seen
    /// everything. `compute` may be called more than once. Does nothing for a member who is gone.
    virtual void rebuild(Rebuild const& days, Compute const& compute) = 0;

    /// Days of the range with a check-in or a point, oldest first, at most `limit`.
    [[nodiscard]] virtual std::vector<std::string> touched_days(MemberId const& member, DayRange const& days,
                                                                std::size_t limit) const = 0;

    /// Oldest first, the newest `limit` of the range.
    [[nodiscard]] virtual std::vector<BalancePoint> list(MemberId const& member, DayRange const& days,
                                                         std::size_t limit) const = 0;

    /// Oldest first, the newest `limit`.
    [[nodiscard]] virtual std::vector<BalanceMonth> months(MemberId const& member,
                                                           std::size_t limit) const = 0;
};

} // namespace evenkeel::state
