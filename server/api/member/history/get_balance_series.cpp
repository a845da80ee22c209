#include "api/member/history/interval_query.hpp"
#include "api/member/history/routes.hpp"
#include "api/member/views.hpp"

namespace evenkeel::history {

BOOST_DESCRIBE_ENUM(Step, day, week, month)

} // namespace evenkeel::history

namespace evenkeel::api {

struct SeriesPointView {
    std::string from;
    int score{0};
    int days{0};
};
BOOST_DESCRIBE_STRUCT(SeriesPointView, (), (from, score, days))

struct BalanceSeriesReply {
    BalanceStatus status{BalanceStatus::PENDING};
    history::Step step{history::Step::day}; ///< What one point stands for.
    std::vector<SeriesPointView> points;    ///< Oldest first.
};
BOOST_DESCRIBE_STRUCT(BalanceSeriesReply, (), (status, step, points))

http::Route get_balance_series(HistoryUses const& uses) {
    return http::get_where<http::Member, IntervalQuery, BalanceSeriesReply>(
        {.operation = "getBalanceSeries",
         .path = "/authorized/history/balance",
         .summary = "The balance score over an interval: days, for a year weeks, for everything months.",
         .retries = 2},
        [uses](http::Member const& caller, IntervalQuery const& query) -> http::Answer<BalanceSeriesReply> {
            auto const series = uses.read_history.balance(caller.id(), query.interval);
            BalanceSeriesReply reply{.status = series.points.empty() ? BalanceStatus::PENDING
                                                                     : BalanceStatus::READY,
                                     .step = series.step,
                                     .points = {}};
            for (auto const& point : series.points)
                reply.points.push_back({point.from, point.score, point.days});
            return reply;
        });
}

} // namespace evenkeel::api
