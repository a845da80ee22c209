#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <optional>
#include <string>

namespace evenkeel::state {

/// The score as it stood at the end of what is known of one of the member's days: one point of the chart.
struct BalancePoint {
    MemberId member_id;
    std::string day; ///< The member's own calendar day, "2026-11-21".
    int score{0};
    double certainty{0};
    Instant computed_at;
};

class BalancePoints {
public:
    virtual ~BalancePoints() = default;

    /// Keeps the point; an earlier one of the same day is replaced, unless it was computed later than this
    /// one.
    virtual void keep(BalancePoint const& point) = 0;

    [[nodiscard]] virtual std::optional<BalancePoint> find(MemberId const& member,
                                                           std::string const& day) const = 0;
};

} // namespace evenkeel::state
