#pragma once

#include "http/message/session_cookies.hpp"

#include <string>

namespace evenkeel::app {

/// Names of the cookies of the main and the service listener.
[[nodiscard]] inline http::CookiePolicy member_cookies(std::string const& domain, http::Secure secure) {
    return {.domain = domain, .secure = secure};
}

/// Names of the cookies of the dashboard, so that a trainer who is also a member can be signed in to both.
[[nodiscard]] inline http::CookiePolicy dashboard_cookies(std::string const& domain, http::Secure secure) {
    return {.session = "dashboard_session",
            .csrf = "dashboard_csrf_token",
            .visitor = "dashboard_visitor",
            .domain = domain,
            .secure = secure};
}

} // namespace evenkeel::app
