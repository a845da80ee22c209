#pragma once

#include "api/dashboard/routes.hpp"
#include "api/member/account/routes.hpp"
#include "api/member/learn/routes.hpp"
#include "api/member/quiz/routes.hpp"
#include "api/member/routes.hpp"
#include "api/service/quiz/routes.hpp"
#include "api/service/routes.hpp"
#include "app/rules.hpp"

#include <vector>

namespace evenkeel::app {

/// The typed routes of the three listeners.
struct AllRoutes {
    std::vector<http::Route> member;
    std::vector<http::Route> service;
    std::vector<http::Route> dashboard;
};

/// Names of the cookies of each group of listeners.
[[nodiscard]] http::CookiePolicy member_cookies(std::string const& domain, http::Secure secure);
[[nodiscard]] http::CookiePolicy dashboard_cookies(std::string const& domain, http::Secure secure);

struct RouteParts {
    content::Content const& content;
    content::ByLanguage const& contents;
    api::Addresses addresses;
    std::vector<std::string> sandboxed;
    api::PublicKeys public_keys;
    http::CookiePolicy member_cookies;
    http::CookiePolicy dashboard_cookies;
    Clock const& clock;
    Secure& secure;
    std::function<snapshot::ReadSnapshot const&(std::string_view language)> read_snapshot_in;
};

/// What a quiz result is worded with, and reached by on the service listener.
[[nodiscard]] api::QuizShelf quiz_shelf(content::Content const& content, Rules const& rules);
[[nodiscard]] api::QuizUses quiz_uses(RouteParts const& parts, Rules const& rules);

[[nodiscard]] AllRoutes all_routes(RouteParts const& parts, Stores& stores, Rules const& rules);

} // namespace evenkeel::app
