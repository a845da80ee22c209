#pragma once

#include "core/account/member/members.hpp"
#include "core/base/clock.hpp"
#include "core/job/new_job.hpp"
#include "core/outside.hpp"
#include "core/state/balance_points.hpp"
#include "core/stores.hpp"

#include <string_view>

namespace evenkeel::state {

/// Never more check-ins than this go into a score; newest first.
inline constexpr std::size_t kMostVisits = 400;

/// Job kind: recomputes the balance points that follow from check-ins of some days.
inline constexpr char kRefreshBalance[] = "refresh_balance";

/// The job's payload: whose check-ins of which days changed.
struct ChangedDays {
    MemberId member_id;
    DayRange days;
};

[[nodiscard]] job::NewJob refresh_balance_job(ChangedDays const& changed, Instant now);

/// Reads a payload of `refresh_balance_job`.
[[nodiscard]] ChangedDays changed_days_of(std::string_view payload);

/// The days whose points a check-in of a day has a part in.
[[nodiscard]] DayRange days_touched_by(DayRange const& changed);

/// Returns the range that making the point of a day looks at.
[[nodiscard]] BalancePoints::Rebuild rebuild_of_day(MemberId const& member, std::string const& day);

/// The points of those days of the range that have a check-in and enough before it: the balance at the end of
/// the day as the member lives it, or now where the day has not ended. Visits counted for a later day are not
/// part of an earlier one. Precondition: visits are in order of time and reach back kBalanceWindow before the
/// first day.
[[nodiscard]] std::vector<BalancePoint> points_of_days(std::span<DatedVisit const> visits,
                                                       DayRange const& days, MemberNow const& member);

/// Recomputes the points that check-ins of some days have a part in: those days and the kBalanceWindow after
/// them. Doing it twice, or for all days at once, gives the same points. Day by day, each from kMostVisits
/// check-ins at most, so that a history of any length keeps nobody else's writes waiting.
class RefreshBalance {
public:
    RefreshBalance(Stores const& stores, Outside const& outside)
        : members_{stores.members}, points_{stores.balance_points}, clock_{outside.clock} {}

    void operator()(ChangedDays const& changed) const;

private:
    account::Members const& members_;
    BalancePoints& points_;
    Clock const& clock_;
};

} // namespace evenkeel::state
