#pragma once

#include "api/context.hpp"

#include <vector>

namespace evenkeel::api {

/// The calls of the dashboard listener, below /api.
[[nodiscard]] std::vector<Route> dashboard_routes();

// Trainers.
Route get_dashboard_config_route();

} // namespace evenkeel::api
