#include "api/member/member_reply.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

http::Route resume_program(PracticeUses const& uses) {
    return http::post<http::PremiumMember, http::Empty, MemberReply>(
        {.operation = "resumeProgram",
         .path = "/premium/authorized/program/resume",
         .summary = "Ends the pause: the program goes on where it stood.",
         .retries = 2},
        [uses](http::PremiumMember const& caller, http::Empty const&) -> http::Answer<MemberReply> {
            if (auto const done = uses.steer_program.resume(caller.id()); !done)
                return std::unexpected(done.error());
            return fresh_reply(uses.read_snapshot, caller.id());
        });
}

} // namespace evenkeel::api
