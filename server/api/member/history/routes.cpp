#include "api/member/history/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> history_routes(HistoryUses const& uses) {
    return {get_check_in(uses),  edit_check_in(uses), remove_check_in(uses),  list_check_ins(uses),
            list_readings(uses), get_year(uses),      get_state_shares(uses), get_balance_series(uses),
            get_recovery(uses),  get_patterns(uses)};
}

} // namespace evenkeel::api
