#include "api/brand_view.hpp"
#include "api/context.hpp"
#include "core/account/member/language.hpp"
#include "core/account/sessions/sessions.hpp"
#include "core/base/clock.hpp"
#include "core/edition/edition.hpp"

namespace evenkeel::api {

struct DashboardConfigRequest {
    std::optional<std::string> tz; ///< The device's IANA time zone, such as `Europe/Vienna`.
};
BOOST_DESCRIBE_STRUCT(DashboardConfigRequest, (), (tz))

struct DashboardConfigReply {
    /// Name, links and address of the operator.
    BrandView brand;
    /// The address of the main listener, which serves app and site.
    std::string main_url;
    /// The server's clock, to tell a device's wrong one.
    Instant server_time;
    /// The time zone that counts: the one that was sent, or `UTC` where it is unknown. {zone}
    std::string tz;
};
BOOST_DESCRIBE_STRUCT(DashboardConfigReply, (), (brand, main_url, server_time, tz))

namespace {

http::Answer<DashboardConfigReply> get_dashboard_config(Context const& context, http::Visitor const&,
                                                        DashboardConfigRequest const& request) {
    return http::Answer<DashboardConfigReply>{
        DashboardConfigReply{view_of(context.edition.content.brand),
                             context.exchange.as_called(context.site.addresses.main_url), context.clock.now(),
                             account::known_time_zone(request.tz.value_or(""))}}
        .with_cookie(context.cookies.csrf(context.exchange.request(), account::kSessionLife));
}

} // namespace

Route get_dashboard_config_route() {
    return http::post<get_dashboard_config>(
        {.operation = "getDashboardConfig",
         .path = "/config",
         .summary = "Brand and addresses for the dashboard, and its CSRF cookie.",
         .retries = 2,
         .csrf = http::Csrf::not_required});
}

} // namespace evenkeel::api
