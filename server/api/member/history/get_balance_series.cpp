#include "api/context.hpp"
#include "api/member/history/interval_query.hpp"
#include "api/member/views.hpp"
#include "core/history/history_rules.hpp"

namespace evenkeel::history {

BOOST_DESCRIBE_ENUM(Step, day, week, month)

} // namespace evenkeel::history

namespace evenkeel::api {

struct SeriesPointView {
    std::string from; ///< The first day that the point stands for. {day}
    int score{0};     ///< The balance score: 100 is all regulated; of more than one day the mean. {0..100}
    int days{0};      ///< How many days with a check-in it stands for. {1..}
};
BOOST_DESCRIBE_STRUCT(SeriesPointView, (), (from, score, days))

struct BalanceSeriesReply {
    BalanceStatus status{BalanceStatus::PENDING}; ///< `PENDING` while the interval has no point.
    history::Step step{history::Step::day};       ///< What one point stands for: a day, a week or a month.
    std::vector<SeriesPointView> points;          ///< The points, oldest first.
};
BOOST_DESCRIBE_STRUCT(BalanceSeriesReply, (), (status, step, points))

namespace {

http::Answer<BalanceSeriesReply> get_balance_series(Context const& context, http::Member const& caller,
                                                    IntervalQuery const& query) {
    auto const series = context.rules.history.read_history.balance(caller.id(), query.interval);
    BalanceSeriesReply reply{.status = series.points.empty() ? BalanceStatus::PENDING : BalanceStatus::READY,
                             .step = series.step,
                             .points = {}};
    for (auto const& point : series.points)
        reply.points.push_back({point.from, point.score, point.days});
    return reply;
}

} // namespace

Route get_balance_series_route() {
    return http::get_where<get_balance_series>(
        {.operation = "getBalanceSeries",
         .path = "/authorized/history/balance",
         .summary = "The balance score over an interval: days, for a year weeks, for everything months.",
         .retries = 2});
}

} // namespace evenkeel::api
