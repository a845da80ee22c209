#pragma once

#include "http/message/session_cookies.hpp"

#include <string>

namespace evenkeel::app {

/// The name of a cookie that nobody but our own pages may set. Browsers take a name that begins with
/// `__Host-` only over TLS, for the whole of one host and from that host, so that a neighbouring one cannot
/// plant it.
[[nodiscard]] inline std::string own_cookie(std::string const& name, std::string const& domain,
                                            http::Secure secure) {
    return secure == http::Secure::yes && domain.empty() ? "__Host-" + name : name;
}

/// Names of the cookies of the main and the service listener.
[[nodiscard]] inline http::CookiePolicy member_cookies(std::string const& domain, http::Secure secure) {
    return {.session = own_cookie("session", domain, secure), .domain = domain, .secure = secure};
}

/// Names of the cookies of the dashboard, so that a trainer who is also a member can be signed in to both.
[[nodiscard]] inline http::CookiePolicy dashboard_cookies(std::string const& domain, http::Secure secure) {
    return {.session = own_cookie("dashboard_session", domain, secure),
            .csrf = "dashboard_csrf_token",
            .visitor = "dashboard_visitor",
            .domain = domain,
            .secure = secure};
}

} // namespace evenkeel::app
