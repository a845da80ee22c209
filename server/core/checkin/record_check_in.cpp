#include "core/checkin/record_check_in.hpp"

#include "core/state/refresh_balance.hpp"

#include <algorithm>

namespace evenkeel::checkin {
namespace {

job::NewJob refresh_of(MemberId const& member, DayRange days, Instant now) {
    return state::refresh_balance_job({.member_id = member, .days = std::move(days)}, now);
}

std::string day_of(account::Members const& members, MemberId const& member, Instant at) {
    auto const known = members.find(member);
    return day_text(local_day(at, known ? known->time_zone : ""));
}

void answer_anew(CheckIn& check_in, CheckInDraft const& draft, Placement const& placement) {
    check_in.arousal = draft.arousal;
    check_in.comfort = draft.comfort;
    check_in.felt_angle = placement.felt_angle;
    check_in.angle = placement.angle;
    check_in.state = placement.state;
    check_in.body_signs = draft.body_signs;
    check_in.note = draft.note;
}

Refresh refresh_after(CheckIn const& check_in, Author const& author, Instant now) {
    DayRange const day{check_in.day, check_in.day};
    Refresh refresh{refresh_of(author.member, day, now)};
    refresh.at_once = {.day = state::rebuild_of_day(author.member, check_in.day),
                       .touched = state::days_touched_by(day),
                       .compute = [day, here = state::MemberNow{author.time_zone, now}](
                                      std::span<state::DatedVisit const> visits) {
                           return points_of_days(visits, day, here);
                       }};
    return refresh;
}

} // namespace

Result<CheckIns::Kept> RecordCheckIn::operator()(std::vector<BodySign> const& body_signs,
                                                 Author const& author, CheckInDraft const& draft) const {
    auto const now = needs_.clock.now();
    auto const placement = place(draft, body_signs);
    if (!placement)
        return std::unexpected(placement.error());
    if (auto const moment = check_moment(draft, now); !moment)
        return std::unexpected(moment.error());

    auto const at = std::min(draft.checked_in_at.value_or(now), now);
    CheckIn check_in{.id = CheckInId{needs_.secure.uuid()},
                     .member_id = author.member,
                     .event_id = draft.event_id,
                     .checked_in_at = at,
                     .day = day_text(local_day(at, author.time_zone)),
                     .recorded_at = now,
                     .edited_at = {},
                     .arousal = {},
                     .comfort = {},
                     .felt_angle = {},
                     .angle = {},
                     .state = {},
                     .body_signs = {},
                     .note = {}};
    answer_anew(check_in, draft, *placement);
    auto kept = needs_.check_ins.add_once(check_in, refresh_after(check_in, author, now));
    if (kept.was_removed)
        return refuse(Fault::not_found, "event_uuid", "You removed this check-in.");
    if (kept.is_full)
        return std::unexpected(Failure{.fault = Fault::too_many_requests,
                                       .field = "checked_in_at",
                                       .message = "This day has as many check-ins as a day can take.",
                                       .retry_after = std::chrono::days{1}});
    return kept;
}

Result<CheckIn> EditCheckIn::operator()(std::vector<BodySign> const& body_signs, MemberId const& member,
                                        CheckInId const& id, CheckInDraft const& draft) const {
    auto const missing = refuse(Fault::not_found, "check_in_id", "You have no such check-in.");
    auto check_in = needs_.check_ins.find(member, id);
    if (!check_in)
        return missing;
    auto answers = draft;
    answers.event_id = check_in->event_id;
    auto const placement = place(answers, body_signs);
    if (!placement)
        return std::unexpected(placement.error());

    auto const now = needs_.clock.now();
    auto const day_before = check_in->day;
    if (draft.checked_in_at && *draft.checked_in_at != check_in->checked_in_at) {
        if (auto const moment = check_moment(draft, now); !moment)
            return std::unexpected(moment.error());
        check_in->checked_in_at = std::min(*draft.checked_in_at, now);
        check_in->day = day_of(needs_.members, member, check_in->checked_in_at);
    }
    answer_anew(*check_in, answers, *placement);
    check_in->edited_at = now;
    auto const [first, last] = std::minmax(day_before, check_in->day);
    return needs_.check_ins.replace(*check_in, refresh_of(member, {first, last}, now))
               ? Result<CheckIn>{*check_in}
               : missing;
}

void RemoveCheckIn::operator()(MemberId const& member, CheckInId const& id) const {
    if (auto const check_in = check_ins_.find(member, id))
        check_ins_.remove(member, id, refresh_of(member, {check_in->day, check_in->day}, clock_.now()));
}

} // namespace evenkeel::checkin
