#include "api/context.hpp"
#include "api/rounded.hpp"
#include "core/history/history_rules.hpp"
#include <boost/describe.hpp>

namespace evenkeel::api {

struct YearQuery {
    int year{0}; ///< Which calendar year. {1,970..9,998}
};
BOOST_DESCRIBE_STRUCT(YearQuery, (), (year))

struct DayStateView {
    /// The member's calendar day. {day}
    std::string day;
    /// The state in whose band the day's mean direction lies. {state}
    std::string state;
    /// How many check-ins the day has. {1..}
    int check_ins{0};
    /// How much they agree, to two decimals: 1 when all point the same way, 0 when they cancel out. {0..1}
    double agreement{0};
};
BOOST_DESCRIBE_STRUCT(DayStateView, (), (day, state, check_ins, agreement))

struct YearReply {
    int year{0};                    ///< The year that was asked for. {1,970..9,998}
    std::vector<DayStateView> days; ///< The days with a check-in, oldest first. {items 0..366}
};
BOOST_DESCRIBE_STRUCT(YearReply, (), (year, days))

namespace {

http::Answer<YearReply> get_year(Context const& context, http::Member const& caller, YearQuery const& query) {
    auto const days = context.rules.history.read_history.year(caller.id(), query.year);
    if (!days)
        return std::unexpected(days.error());
    YearReply reply{.year = query.year, .days = {}};
    for (auto const& day : *days)
        reply.days.push_back(
            {day.day, std::string{state::to_text(day.state)}, day.check_ins, to_hundredth(day.agreement)});
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
