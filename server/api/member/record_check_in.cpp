#include "api/member/check_in_view.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/routes.hpp"

namespace evenkeel::api {

struct RecordCheckInRequest {
    EventId event_uuid;
    double arousal{0};
    double comfort{0};
    std::optional<std::vector<std::string>> body_signs;
    std::optional<std::string> note;
    std::optional<Instant> checked_in_at;
};
BOOST_DESCRIBE_STRUCT(RecordCheckInRequest, (),
                      (event_uuid, arousal, comfort, body_signs, note, checked_in_at))

struct RecordCheckInReply {
    CheckInView check_in;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RecordCheckInReply, (), (check_in, member))

http::Route record_check_in(MemberUses const& uses) {
    return http::post<http::PremiumMember, RecordCheckInRequest, RecordCheckInReply>(
        {.operation = "recordCheckIn",
         .path = "/premium/authorized/assessment/check-in",
         .summary =
             "Records where the member is on the ring. The same event id again answers what was kept, and "
             "that there is none when it was removed.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found},
         .statuses = {200, 201}},
        [uses](http::PremiumMember const& caller,
               RecordCheckInRequest const& request) -> http::Answer<RecordCheckInReply> {
            auto const kept = uses.record_check_in(
                caller.id(), {.event_id = request.event_uuid,
                              .arousal = request.arousal,
                              .comfort = request.comfort,
                              .body_signs = request.body_signs.value_or(std::vector<std::string>{}),
                              .note = request.note.value_or(""),
                              .checked_in_at = request.checked_in_at});
            if (!kept)
                return std::unexpected(kept.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return http::Answer<RecordCheckInReply>{
                RecordCheckInReply{view_of(kept->check_in), std::move(*view)}}
                .with_status(kept->is_new ? 201 : 200);
        });
}

} // namespace evenkeel::api
