#include "core/state/refresh_balance.hpp"

#include "core/base/local_day.hpp"
#include "core/state/balance.hpp"

namespace evenkeel::state {

void RefreshBalance::operator()(MemberId const& member_id) const {
    auto const member = members_.find(member_id);
    if (!member)
        return; // erased since the job was queued
    auto const now = clock_.now();
    auto const visits = check_ins_.visits_since(member_id, now - kBalanceWindow, kMostVisits);
    if (auto const today = balance(visits, now))
        points_.keep({.member_id = member_id,
                      .day = day_text(local_day(now, member->time_zone)),
                      .score = today->score,
                      .certainty = today->certainty,
                      .computed_at = now});
}

} // namespace evenkeel::state
