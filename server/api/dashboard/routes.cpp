#include "api/dashboard/routes.hpp"

namespace evenkeel::api {

std::vector<Route> dashboard_routes() {
    return {
        get_dashboard_config_route(),
    };
}

} // namespace evenkeel::api
