#include "api/member/member_reply.hpp"
#include "core/program/program_rules.hpp"

namespace evenkeel::api {

namespace {

http::Answer<MemberReply> pause_program(Context const& context, http::PremiumMember const& caller,
                                        http::Empty const&) {
    if (auto const done = context.rules.program.steer_program.pause(caller.id()); !done)
        return std::unexpected(done.error());
    return fresh_reply(context, caller.id());
}

} // namespace

Route pause_program_route() {
    return http::post<pause_program>(
        {.operation = "pauseProgram",
         .path = "/premium/authorized/program/pause",
         .summary = "Lets the program and the practice rhythm rest, and silences reminders, until resumed. "
                    "Nothing is lost.",
         .retries = 2});
}

namespace {

http::Answer<MemberReply> resume_program(Context const& context, http::PremiumMember const& caller,
                                         http::Empty const&) {
    if (auto const done = context.rules.program.steer_program.resume(caller.id()); !done)
        return std::unexpected(done.error());
    return fresh_reply(context, caller.id());
}

} // namespace

Route resume_program_route() {
    return http::post<resume_program>({.operation = "resumeProgram",
                                       .path = "/premium/authorized/program/resume",
                                       .summary = "Ends the pause: the program goes on where it stood.",
                                       .retries = 2});
}

struct RestartProgramRequest {
    std::optional<bool> clear_existing_data; ///< True also hides the earlier runs. Left out: false.
    std::optional<EventId> event_uuid;
};
BOOST_DESCRIBE_STRUCT(RestartProgramRequest, (), (clear_existing_data, event_uuid))

namespace {

http::Answer<MemberReply> restart_program(Context const& context, http::PremiumMember const& caller,
                                          RestartProgramRequest const& request) {
    auto const earlier = request.clear_existing_data.value_or(false) ? program::EarlierHistory::is_hidden
                                                                     : program::EarlierHistory::stays;
    if (auto const done =
            context.rules.program.steer_program.restart(caller.id(), earlier, request.event_uuid);
        !done)
        return std::unexpected(done.error());
    return fresh_reply(context, caller.id());
}

} // namespace

Route restart_program_route() {
    return http::post<restart_program>(
        {.operation = "restartProgram",
         .path = "/premium/authorized/program/restart",
         .summary = "Goes back to week 1, day 1. `clear_existing_data` also hides the earlier runs.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
