#include "app/routes.hpp"

#include "api/member/history/routes.hpp"

#include <algorithm>
#include <iterator>

namespace evenkeel::app {

http::CookiePolicy member_cookies(std::string const& domain, http::Secure secure) {
    return {.domain = domain, .secure = secure};
}

http::CookiePolicy dashboard_cookies(std::string const& domain, http::Secure secure) {
    return {.session = "dashboard_session",
            .csrf = "dashboard_csrf_token",
            .visitor = "dashboard_visitor",
            .domain = domain,
            .secure = secure};
}

AllRoutes all_routes(RouteParts const& parts, Stores& stores, Rules const& rules) {
    auto member = api::member_routes({.content = parts.content,
                                      .addresses = parts.addresses,
                                      .sandboxed = parts.sandboxed,
                                      .cookies = http::SessionCookies{parts.member_cookies},
                                      .clock = parts.clock,
                                      .members = stores.members,
                                      .sessions = stores.sessions,
                                      .validate_address = rules.validate_address,
                                      .create_account = rules.create_account,
                                      .log_in = rules.log_in,
                                      .change_details = rules.change_details,
                                      .personalize = rules.personalize,
                                      .record_check_in = rules.record_check_in,
                                      .read_snapshot = rules.read_snapshot});
    std::ranges::move(api::history_routes({.check_ins = stores.check_ins,
                                           .hrv_tasks = stores.hrv_tasks,
                                           .edit_check_in = rules.edit_check_in,
                                           .remove_check_in = rules.remove_check_in,
                                           .read_history = rules.read_history,
                                           .read_snapshot = rules.read_snapshot}),
                      std::back_inserter(member));
    return {.member = std::move(member),
            .service = api::service_routes({.request_upload = rules.request_upload,
                                            .start_analysis = rules.start_analysis,
                                            .hrv_tasks = stores.hrv_tasks,
                                            .read_snapshot = rules.read_snapshot}),
            .dashboard = api::dashboard_routes({.content = parts.content,
                                                .cookies = http::SessionCookies{parts.dashboard_cookies},
                                                .clock = parts.clock,
                                                .main_url = parts.addresses.main_url})};
}

} // namespace evenkeel::app
