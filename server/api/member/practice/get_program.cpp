#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/program_views.hpp"
#include "core/edition/edition.hpp"
#include "core/program/program_rules.hpp"

namespace evenkeel::api {

struct GetProgramReply {
    ProgramGlanceView program; ///< The six weeks at a glance.
    ProgramDayView today;      ///< The day of the program that the member is on.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetProgramReply, (), (program, today, member))

namespace {

http::Answer<GetProgramReply> get_program(Context const& context, http::PremiumMember const& caller) {
    auto const now = context.rules.program.read_program(caller.id());
    if (!now)
        return std::unexpected(now.error());
    auto const today = context.rules.program.read_program.day(context.edition.program, caller.id(),
                                                              now->position.day_number);
    if (!today)
        return std::unexpected(today.error());
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    return GetProgramReply{.program = glance_of(*now, context.edition.content.curriculum),
                           .today = view_of_day(*today),
                           .member = std::move(*view)};
}

} // namespace

Route get_program_route() {
    return http::get<get_program>(
        {.operation = "getProgram",
         .path = "/premium/authorized/program",
         .summary =
             "The six weeks at a glance, with what was practised and written, and the day on which the "
             "member is.",
         .retries = 2});
}

} // namespace evenkeel::api
