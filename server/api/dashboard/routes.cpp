#include "api/dashboard/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> dashboard_routes(DashboardUses const& uses) {
    return {get_dashboard_config(uses)};
}

} // namespace evenkeel::api
