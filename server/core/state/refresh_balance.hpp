#pragma once

#include "core/account/members.hpp"
#include "core/base/clock.hpp"
#include "core/checkin/check_ins.hpp"
#include "core/state/balance_points.hpp"

namespace evenkeel::state {

/// Never more check-ins than this go into a score; newest first.
inline constexpr std::size_t kMostVisits = 400;

/// Computes the member's balance now and keeps it as today's point. Doing it twice gives the same point.
class RefreshBalance {
public:
    RefreshBalance(account::Members const& members, checkin::CheckIns const& check_ins, BalancePoints& points,
                   Clock const& clock)
        : members_{members}, check_ins_{check_ins}, points_{points}, clock_{clock} {}

    void operator()(MemberId const& member) const;

private:
    account::Members const& members_;
    checkin::CheckIns const& check_ins_;
    BalancePoints& points_;
    Clock const& clock_;
};

} // namespace evenkeel::state
