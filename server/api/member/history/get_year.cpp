#include "api/context.hpp"
#include "core/history/history_rules.hpp"
#include <boost/describe.hpp>

namespace evenkeel::api {

struct YearQuery {
    int year{0};
};
BOOST_DESCRIBE_STRUCT(YearQuery, (), (year))

struct DayStateView {
    std::string day;
    std::string state;
    int check_ins{0};
    double agreement{0};
};
BOOST_DESCRIBE_STRUCT(DayStateView, (), (day, state, check_ins, agreement))

struct YearReply {
    int year{0};
    std::vector<DayStateView> days;
};
BOOST_DESCRIBE_STRUCT(YearReply, (), (year, days))

namespace {

http::Answer<YearReply> get_year(Context const& context, http::Member const& caller, YearQuery const& query) {
    auto const days = context.rules.history.read_history.year(caller.id(), query.year);
    if (!days)
        return std::unexpected(days.error());
    YearReply reply{.year = query.year, .days = {}};
    for (auto const& day : *days)
        reply.days.push_back({day.day, std::string{state::to_text(day.state)}, day.check_ins, day.agreement});
    return reply;
}

} // namespace

Route get_year_route() {
    return http::get_where<get_year>(
        {.operation = "getYear",
         .path = "/authorized/history/year",
         .summary = "A calendar year in colours: the state of each day with a check-in.",
         .retries = 2});
}

} // namespace evenkeel::api
