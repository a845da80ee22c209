#include "api/member/member_reply.hpp"
#include "api/member/practice/program_views.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

struct GetProgramDayQuery {
    int day{0};
};
BOOST_DESCRIBE_STRUCT(GetProgramDayQuery, (), (day))

struct GetProgramDayReply {
    ProgramDayView program_day;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetProgramDayReply, (), (program_day, member))

http::Route get_program_day(PracticeUses const& uses) {
    return http::get_where<http::PremiumMember, GetProgramDayQuery, GetProgramDayReply>(
        {.operation = "getProgramDay",
         .path = "/premium/authorized/program/day",
         .summary = "One of the 42 days: its article, its social play, and exercises that are safe for this "
                    "member in their present state.",
         .retries = 2,
         .refusals = {Fault::invalid_input}},
        [uses](http::PremiumMember const& caller,
               GetProgramDayQuery const& query) -> http::Answer<GetProgramDayReply> {
            auto const opened = uses.read_program.day(caller.id(), query.day);
            if (!opened)
                return std::unexpected(opened.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return GetProgramDayReply{.program_day = view_of_day(*opened), .member = std::move(*view)};
        });
}

} // namespace evenkeel::api
