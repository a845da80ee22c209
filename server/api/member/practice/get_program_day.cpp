#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/program_views.hpp"
#include "core/edition/edition.hpp"
#include "core/program/program_rules.hpp"

namespace evenkeel::api {

struct GetProgramDayQuery {
    int day{0}; ///< Which day of the program. {1..42}
};
BOOST_DESCRIBE_STRUCT(GetProgramDayQuery, (), (day))

struct GetProgramDayReply {
    ProgramDayView program_day; ///< The day that was asked for.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetProgramDayReply, (), (program_day, member))

namespace {

http::Answer<GetProgramDayReply> get_program_day(Context const& context, http::PremiumMember const& caller,
                                                 GetProgramDayQuery const& query) {
    auto const opened =
        context.rules.program.read_program.day(context.edition.program, caller.id(), query.day);
    if (!opened)
        return std::unexpected(opened.error());
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    return GetProgramDayReply{.program_day = view_of_day(*opened), .member = std::move(*view)};
}

} // namespace

Route get_program_day_route() {
    return http::get_where<get_program_day>(
        {.operation = "getProgramDay",
         .path = "/premium/authorized/program/day",
         .summary = "One of the 42 days: its article, its social play, and exercises that are safe for this "
                    "member in their present state.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
