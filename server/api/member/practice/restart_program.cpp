#include "api/member/member_reply.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

struct RestartProgramRequest {
    std::optional<bool> clear_existing_data;
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(RestartProgramRequest, (), (clear_existing_data, event_uuid))

http::Route restart_program(PracticeUses const& uses) {
    return http::post<http::PremiumMember, RestartProgramRequest, MemberReply>(
        {.operation = "restartProgram",
         .path = "/premium/authorized/program/restart",
         .summary = "Goes back to week 1, day 1. `clear_existing_data` also hides the earlier runs.",
         .retries = 2,
         .refusals = {Fault::invalid_input}},
        [uses](http::PremiumMember const& caller,
               RestartProgramRequest const& request) -> http::Answer<MemberReply> {
            auto const earlier = request.clear_existing_data.value_or(false)
                                     ? program::EarlierHistory::is_hidden
                                     : program::EarlierHistory::stays;
            if (auto const done = uses.steer_program.restart(caller.id(), earlier, request.event_uuid); !done)
                return std::unexpected(done.error());
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
