#include "api/context.hpp"
#include "api/member/history/interval_query.hpp"
#include "api/member/views.hpp"
#include "core/history/history_rules.hpp"

namespace evenkeel::api {

struct StateShareView {
    std::string state;
    int check_ins{0};
    double share{0};
};
BOOST_DESCRIBE_STRUCT(StateShareView, (), (state, check_ins, share))

/// The balance pie. PENDING while there is no check-in in the interval.
struct StateSharesReply {
    BalanceStatus status{BalanceStatus::PENDING};
    std::string from;
    std::string to;
    int check_ins{0};
    std::vector<StateShareView> states; ///< All six, in the order of the ring.
    std::optional<double> mean_angle;
    double agreement{0}; ///< Resultant length of all answers, 0..1.
};
BOOST_DESCRIBE_STRUCT(StateSharesReply, (), (status, from, to, check_ins, states, mean_angle, agreement))

namespace {

StateSharesReply reply_of(history::ReadHistory::Shares const& read) {
    auto const& shares = read.shares;
    StateSharesReply reply{.status = shares.check_ins == 0 ? BalanceStatus::PENDING : BalanceStatus::READY,
                           .from = read.days.first,
                           .to = read.days.last,
                           .check_ins = shares.check_ins,
                           .states = {},
                           .mean_angle = {},
                           .agreement = 0};
    for (auto const& share : shares.states)
        reply.states.push_back({std::string{state::to_text(share.state)}, share.check_ins, share.share});
    if (shares.mean) {
        reply.mean_angle = shares.mean->angle.degrees();
        reply.agreement = shares.mean->resultant_length;
    }
    return reply;
}

http::Answer<StateSharesReply> get_state_shares(Context const& context, http::Member const& caller,
                                                IntervalQuery const& query) {
    return reply_of(context.rules.history.read_history.shares(caller.id(), query.interval));
}

} // namespace

Route get_state_shares_route() {
    return http::get_where<get_state_shares>(
        {.operation = "getStateShares",
         .path = "/authorized/history/states",
         .summary = "How often each state was answered in an interval: the balance pie.",
         .retries = 2});
}

} // namespace evenkeel::api
