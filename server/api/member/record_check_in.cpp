#include "api/context.hpp"
#include "api/member/check_in_view.hpp"
#include "api/member/member_reply.hpp"
#include "core/checkin/check_in_rules.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct RecordCheckInRequest {
    EventId event_uuid;
    /// From quiet (-1) to stirred up (1). Not 0 together with `comfort`: the middle of the ring has no
    /// direction. {-1..1}
    double arousal{0};
    /// From uncomfortable (-1) to comfortable (1). {-1..1}
    double comfort{0};
    /// The `key` of each body sign felt, each once, as `/config` lists them. {items 0..24}
    std::optional<std::vector<std::string>> body_signs;
    /// The member's note. {length 0..2,000}
    std::optional<std::string> note;
    /// The moment it is about, up to 60 days back. Left out: now.
    std::optional<Instant> checked_in_at;
};
BOOST_DESCRIBE_STRUCT(RecordCheckInRequest, (),
                      (event_uuid, arousal, comfort, body_signs, note, checked_in_at))

struct RecordCheckInReply {
    CheckInView check_in; ///< The check-in as it was kept.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RecordCheckInReply, (), (check_in, member))

namespace {

http::Answer<RecordCheckInReply> record_check_in(Context const& context, http::PremiumMember const& caller,
                                                 RecordCheckInRequest const& request) {
    auto const kept = context.rules.check_in.record_check_in(
        context.edition.content.body_signs, {.member = caller.id(), .time_zone = caller.time_zone()},
        {.event_id = request.event_uuid,
         .arousal = request.arousal,
         .comfort = request.comfort,
         .body_signs = request.body_signs.value_or(std::vector<std::string>{}),
         .note = request.note.value_or(""),
         .checked_in_at = request.checked_in_at});
    if (!kept)
        return std::unexpected(kept.error());
    auto view = view_after(context, *kept);
    if (!view)
        return std::unexpected(view.error());
    return http::Answer<RecordCheckInReply>{RecordCheckInReply{view_of(kept->check_in), std::move(*view)}}
        .with_status(kept->is_new ? 201 : 200);
}

} // namespace

Route record_check_in_route() {
    return http::post<record_check_in>(
        {.operation = "recordCheckIn",
         .path = "/premium/authorized/assessment/check-in",
         .summary =
             "Records where the member is on the ring. The same event id again answers what was kept, and "
             "that there is none when it was removed.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found, Fault::too_many_requests},
         .statuses = {200, 201}});
}

} // namespace evenkeel::api
