#pragma once

#include "core/content/content.hpp"
#include "http/route.hpp"
#include "http/session_cookies.hpp"

#include <vector>

namespace evenkeel::api {

/// Everything the calls of the trainer dashboard reach inward to.
struct DashboardUses {
    content::Content const& content;
    http::SessionCookies cookies;
    Clock const& clock;
    std::string main_url;
};

/// The calls of the dashboard listener, below /api.
[[nodiscard]] std::vector<http::Route> dashboard_routes(DashboardUses const& uses);

[[nodiscard]] http::Route get_dashboard_config(DashboardUses const& uses);

} // namespace evenkeel::api
