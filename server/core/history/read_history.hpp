#pragma once

#include "core/account/member/members.hpp"
#include "core/history/balance_series.hpp"
#include "core/history/state_shares.hpp"

namespace evenkeel::history {

/// Reads the charts of a member. Days are the member's own.
class ReadHistory {
public:
    struct Needs {
        account::Members const& members;
        checkin::CheckIns const& check_ins;
        state::BalancePoints const& balance_points;
        Clock const& clock;
    };

    explicit ReadHistory(Needs const& needs) : needs_{needs} {}

    struct Shares {
        DayRange days;
        StateShares shares;
    };

    [[nodiscard]] Shares shares(MemberId const& member, Interval interval) const;

    struct Series {
        Step step{};
        std::vector<SeriesPoint> points; ///< Oldest first.
    };

    [[nodiscard]] Series balance(MemberId const& member, Interval interval) const;

    /// A calendar year, one entry for each day with a check-in. Refuses (year) what lies before 1970 or after
    /// 9998.
    [[nodiscard]] Result<std::vector<DayState>> year(MemberId const& member, int year) const;

private:
    [[nodiscard]] DayRange days(MemberId const& member, Interval interval) const;

    Needs needs_;
};

} // namespace evenkeel::history
