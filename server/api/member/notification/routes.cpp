#include "api/member/notification/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> notification_routes(NotificationUses const& uses) {
    return {change_notification_settings(uses), get_notification_settings(uses),
            register_notification_token(uses), send_test_notification(uses), list_deliveries(uses)};
}

} // namespace evenkeel::api
