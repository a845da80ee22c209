#include "api/member/member_reply.hpp"
#include "api/member/practice/program_views.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

struct GetProgramReply {
    ProgramGlanceView program;
    ProgramDayView today;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetProgramReply, (), (program, today, member))

http::Route get_program(PracticeUses const& uses) {
    return http::get<http::PremiumMember, GetProgramReply>(
        {.operation = "getProgram",
         .path = "/premium/authorized/program",
         .summary =
             "The six weeks at a glance, with what was practised and written, and the day on which the "
             "member is.",
         .retries = 2},
        [uses](http::PremiumMember const& caller) -> http::Answer<GetProgramReply> {
            auto const now = uses.read_program(caller.id());
            if (!now)
                return std::unexpected(now.error());
            auto const today = uses.read_program.day(caller.id(), now->position.day_number);
            if (!today)
                return std::unexpected(today.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return GetProgramReply{.program = glance_of(*now, uses.content.curriculum),
                                   .today = view_of_day(*today),
                                   .member = std::move(*view)};
        });
}

} // namespace evenkeel::api
