#include "api/brand_view.hpp"
#include "api/dashboard/routes.hpp"
#include "core/account/language.hpp"
#include "core/account/sessions.hpp"

namespace evenkeel::api {

struct DashboardConfigRequest {
    std::optional<std::string> tz;
};
BOOST_DESCRIBE_STRUCT(DashboardConfigRequest, (), (tz))

struct DashboardConfigReply {
    BrandView brand;
    std::string main_url;
    Instant server_time;
    std::string tz;
};
BOOST_DESCRIBE_STRUCT(DashboardConfigReply, (), (brand, main_url, server_time, tz))

http::Route get_dashboard_config(DashboardUses const& uses) {
    return http::post<http::Visitor, DashboardConfigRequest, DashboardConfigReply>(
        {.operation = "getDashboardConfig",
         .path = "/config",
         .summary = "Brand and addresses for the dashboard, and its CSRF cookie.",
         .retries = 2,
         .csrf = http::Csrf::not_required},
        [uses](http::Visitor const&, DashboardConfigRequest const& request,
               http::Exchange const& exchange) -> http::Answer<DashboardConfigReply> {
            return http::Answer<DashboardConfigReply>{
                DashboardConfigReply{view_of(uses.content.brand), uses.main_url, uses.clock.now(),
                                     account::known_time_zone(request.tz.value_or(""))}}
                .with_cookie(uses.cookies.csrf(exchange.request(), account::kSessionLife));
        });
}

} // namespace evenkeel::api
