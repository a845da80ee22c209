#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/practice_views.hpp"
#include "core/program/program_rules.hpp"

namespace evenkeel::api {

struct ChooseRestRequest {
    /// The weekdays to rest on from now on, in place of those chosen before; an empty list is none. Left out,
    /// they stay. At most six different ones: to rest on all, pause.
    std::optional<std::vector<WeekdayName>> weekdays;
    /// One day to mark, from 28 days back to 366 days ahead.
    std::optional<std::chrono::year_month_day> date;
    /// Whether `date` is a day of rest; false takes the mark back. Left out: true.
    std::optional<bool> rest;
};
BOOST_DESCRIBE_STRUCT(ChooseRestRequest, (), (weekdays, date, rest))

namespace {

program::ChooseRest::Draft draft_of(ChooseRestRequest const& request) {
    program::ChooseRest::Draft draft{.weekdays = {}, .day = {}, .is_rest = request.rest.value_or(true)};
    if (request.date)
        draft.day = Day{*request.date};
    if (request.weekdays) {
        draft.weekdays.emplace();
        for (auto const weekday : *request.weekdays)
            draft.weekdays->push_back(static_cast<unsigned>(weekday));
    }
    return draft;
}

http::Answer<MemberReply> choose_rest(Context const& context, http::PremiumMember const& caller,
                                      ChooseRestRequest const& request) {
    if (auto const done = context.rules.program.choose_rest(caller.id(), draft_of(request)); !done)
        return std::unexpected(done.error());
    return fresh_reply(context, caller.id());
}

} // namespace

Route choose_rest_route() {
    return http::post<choose_rest>(
        {.operation = "chooseRest",
         .path = "/premium/authorized/practice/rest",
         .summary = "Chooses weekdays to rest on, or marks one day as a day of rest or takes the mark back.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
