#pragma once

#include "core/base/clock.hpp"
#include "core/notify/notification_settings.hpp"
#include "core/notify/notification_token.hpp"
#include "core/notify/test_message.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

struct NotificationUses {
    notify::NotificationSettingsStore& settings;
    notify::NotificationTokens& tokens;
    notify::AskForTestMessage const& ask_for_test_message;
    notify::Deliveries const& deliveries;
    Clock const& clock;
    snapshot::ReadSnapshot const& read_snapshot;
};

/// When and of what a member wants to be told, and on which device.
[[nodiscard]] std::vector<http::Route> notification_routes(NotificationUses const& uses);

[[nodiscard]] http::Route change_notification_settings(NotificationUses const& uses);
[[nodiscard]] http::Route get_notification_settings(NotificationUses const& uses);
[[nodiscard]] http::Route send_test_notification(NotificationUses const& uses);
[[nodiscard]] http::Route list_deliveries(NotificationUses const& uses);
[[nodiscard]] http::Route register_notification_token(NotificationUses const& uses);

} // namespace evenkeel::api
