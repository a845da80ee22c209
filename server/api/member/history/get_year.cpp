#include "api/member/history/routes.hpp"

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

http::Route get_year(HistoryUses const& uses) {
    return http::get_where<http::Member, YearQuery, YearReply>(
        {.operation = "getYear",
         .path = "/authorized/history/year",
         .summary = "A calendar year in colours: the state of each day with a check-in.",
         .retries = 2},
        [uses](http::Member const& caller, YearQuery const& query) -> http::Answer<YearReply> {
            auto const days = uses.read_history.year(caller.id(), query.year);
            if (!days)
                return std::unexpected(days.error());
            YearReply reply{.year = query.year, .days = {}};
            for (auto const& day : *days)
                reply.days.push_back(
                    {day.day, std::string{state::to_text(day.state)}, day.check_ins, day.agreement});
            return reply;
        });
}

} // namespace evenkeel::api
