#include "api/member/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> member_routes(MemberUses const& uses) {
    return {
        get_config(uses),     validate_account(uses), create_account(uses),   log_in(uses),
        log_out(uses),        change_details(uses),   begin_onboarding(uses), personalize_onboarding(uses),
        record_check_in(uses)};
}

} // namespace evenkeel::api
