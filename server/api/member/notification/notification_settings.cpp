#include "core/notify/notification_settings.hpp"
#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/base/clock.hpp"

namespace evenkeel::api {

struct QuietHoursView {
    int from{0}; ///< Minute of the member's day.
    int to{0};
};
BOOST_DESCRIBE_STRUCT(QuietHoursView, (), (from, to))

struct NotificationSettingsView {
    std::map<std::string, bool> topics;
    std::vector<int> times; ///< Minutes of the member's day.
    std::optional<QuietHoursView> quiet_hours;
    std::optional<Instant> pause_until;
};
BOOST_DESCRIBE_STRUCT(NotificationSettingsView, (), (topics, times, quiet_hours, pause_until))

struct ChangeNotificationSettingsRequest {
    std::map<std::string, bool> topics;
    std::vector<int> times;
    std::optional<QuietHoursView> quiet_hours;
    std::optional<Instant> pause_until;
};
BOOST_DESCRIBE_STRUCT(ChangeNotificationSettingsRequest, (), (topics, times, quiet_hours, pause_until))

struct NotificationSettingsReply {
    NotificationSettingsView settings;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(NotificationSettingsReply, (), (settings, member))

namespace {

NotificationSettingsView view_of_settings(notify::NotificationSettings const& settings) {
    NotificationSettingsView view{.topics = {},
                                  .times = settings.times,
                                  .quiet_hours = std::nullopt,
                                  .pause_until = settings.pause_until};
    for (auto const topic : notify::kTopics)
        view.topics.emplace(notify::to_text(topic), false);
    for (auto const topic : settings.topics)
        view.topics[std::string{notify::to_text(topic)}] = true;
    if (settings.quiet_hours)
        view.quiet_hours = QuietHoursView{settings.quiet_hours->from, settings.quiet_hours->to};
    return view;
}

notify::SettingsDraft draft_of(ChangeNotificationSettingsRequest const& sent) {
    notify::SettingsDraft draft{.topics = sent.topics,
                                .times = sent.times,
                                .quiet_hours = std::nullopt,
                                .pause_until = sent.pause_until};
    if (sent.quiet_hours)
        draft.quiet_hours = notify::QuietHours{.from = sent.quiet_hours->from, .to = sent.quiet_hours->to};
    return draft;
}

http::Answer<NotificationSettingsReply> reply_with(Context const& context, MemberId const& member,
                                                   notify::NotificationSettings const& settings) {
    auto view = fresh_view(context, member);
    if (!view)
        return std::unexpected(view.error());
    return NotificationSettingsReply{view_of_settings(settings), std::move(*view)};
}

http::Answer<NotificationSettingsReply>
change_notification_settings(Context const& context, http::Member const& caller,
                             ChangeNotificationSettingsRequest const& request) {
    auto const now = context.clock.now();
    auto const settings = notify::settled(draft_of(request), now);
    if (!settings)
        return std::unexpected(settings.error());
    context.stores.notification_settings.keep(caller.id(), *settings, now);
    return reply_with(context, caller.id(), *settings);
}

} // namespace

Route change_notification_settings_route() {
    return http::post<change_notification_settings>(
        {.operation = "changeNotificationSettings",
         .path = "/authorized/notification/settings",
         .summary = "Replaces the member's settings as a whole. A topic that is not named is off.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

namespace {

http::Answer<NotificationSettingsReply> get_notification_settings(Context const& context,
                                                                  http::Member const& caller) {
    auto const settings =
        context.stores.notification_settings.find(caller.id()).value_or(notify::usual_settings());
    return reply_with(context, caller.id(), settings);
}

} // namespace

Route get_notification_settings_route() {
    return http::get<get_notification_settings>(
        {.operation = "getNotificationSettings",
         .path = "/authorized/notification/settings",
         .summary = "The member's settings, or the usual ones before they said anything.",
         .retries = 2});
}

} // namespace evenkeel::api
