#include "core/checkin/record_check_in.hpp"

#include <algorithm>

namespace evenkeel::checkin {

Result<CheckIns::Kept> RecordCheckIn::operator()(MemberId const& member, CheckInDraft const& draft) const {
    auto const now = clock_.now();
    auto const placement = place(draft, body_signs_, now);
    if (!placement)
        return std::unexpected(placement.error());

    CheckIn const check_in{.id = CheckInId{secure_.uuid()},
                           .member_id = member,
                           .event_id = draft.event_id,
                           .checked_in_at = std::min(draft.checked_in_at.value_or(now), now),
                           .recorded_at = now,
                           .arousal = draft.arousal,
                           .comfort = draft.comfort,
                           .felt_angle = placement->felt_angle,
                           .angle = placement->angle,
                           .state = placement->state,
                           .body_signs = draft.body_signs,
                           .note = draft.note};
    job::NewJob const refresh{.kind = kRefreshBalance,
                              .payload = member.value(),
                              .unique_key = std::string{kRefreshBalance} + ":" + member.value(),
                              .run_at = now};
    return check_ins_.add_once(check_in, refresh);
}

} // namespace evenkeel::checkin
