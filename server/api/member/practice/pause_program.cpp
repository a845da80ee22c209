#include "api/member/member_reply.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

http::Route pause_program(PracticeUses const& uses) {
    return http::post<http::PremiumMember, http::Empty, MemberReply>(
        {.operation = "pauseProgram",
         .path = "/premium/authorized/program/pause",
         .summary = "Lets the program and the practice rhythm rest, and silences reminders, until resumed. "
                    "Nothing is lost.",
         .retries = 2},
        [uses](http::PremiumMember const& caller, http::Empty const&) -> http::Answer<MemberReply> {
            if (auto const done = uses.steer_program.pause(caller.id()); !done)
                return std::unexpected(done.error());
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
