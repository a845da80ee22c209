#include "api/context.hpp"
#include "api/member/history/interval_query.hpp"
#include "api/member/views.hpp"
#include "api/rounded.hpp"
#include "core/history/history_rules.hpp"

namespace evenkeel::api {

struct StateShareView {
    std::string state; ///< One of the six states. {state}
    int check_ins{0};  ///< How many check-ins of the interval lie in it. {0..}
    double share{0};   ///< The share of all check-ins, to three decimals. {0..1}
};
BOOST_DESCRIBE_STRUCT(StateShareView, (), (state, check_ins, share))

/// The balance pie. PENDING while there is no check-in in the interval.
struct StateSharesReply {
    /// `PENDING` while the interval has no check-in.
    BalanceStatus status{BalanceStatus::PENDING};
    /// The first day of the interval. {day}
    std::string from;
    /// The last day of it: today. {day}
    std::string to;
    /// How many check-ins the interval has. {0..}
    int check_ins{0};
    /// All six states, in the order of the ring. {items 6..6}
    std::vector<StateShareView> states;
    /// The mean direction of all answers in degrees, to a tenth. Null where there are none or they cancel
    /// out. {angle}
    std::optional<double> mean_angle;
    /// How much the answers agree, to two decimals: 1 when all point the same way, 0 when they cancel out.
    /// {0..1}
    double agreement{0};
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
        reply.states.push_back(
            {std::string{state::to_text(share.state)}, share.check_ins, rounded(share.share, 3)});
    if (shares.mean) {
        reply.mean_angle = to_tenth(shares.mean->angle.degrees());
        reply.agreement = to_hundredth(shares.mean->resultant_length);
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
