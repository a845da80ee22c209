#include "core/notify/notification_settings.hpp"
#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/base/clock.hpp"

namespace evenkeel::api {

struct QuietHoursView {
    /// The first quiet minute of the member's day. {0..1,439}
    int from{0};
    /// The first minute that is no longer quiet; before `from` it lies past midnight. Not equal to `from`.
    /// {0..1,439}
    int to{0};
};
BOOST_DESCRIBE_STRUCT(QuietHoursView, (), (from, to))

struct NotificationSettingsView {
    /// Every topic by its name (`check_in`, `practice`, `reading`, `program`, `weekly_reflection`, `journal`,
    /// `trainer`, `news`), and whether it is on.
    std::map<std::string, bool> topics;
    /// When reminders come, as minutes of the member's day, in order and each once. {items 0..6}
    /// {each 0..1,439}
    std::vector<int> times;
    /// When nothing is sent. Null: there are none.
    std::optional<QuietHoursView> quiet_hours;
    /// Until when everything rests. Null: nothing rests.
    std::optional<Instant> pause_until;
};
BOOST_DESCRIBE_STRUCT(NotificationSettingsView, (), (topics, times, quiet_hours, pause_until))

struct ChangeNotificationSettingsRequest {
    /// The topics that are on or off, by name; one that is not named is off.
    std::map<std::string, bool> topics;
    /// When reminders come, as minutes of the member's day. {items 0..6} {each 0..1,439}
    std::vector<int> times;
    /// When nothing is sent. Left out: there are none.
    std::optional<QuietHoursView> quiet_hours;
    /// Until when everything rests, at most 366 days ahead. Left out: nothing rests.
    std::optional<Instant> pause_until;
};
BOOST_DESCRIBE_STRUCT(ChangeNotificationSettingsRequest, (), (topics, times, quiet_hours, pause_until))

struct NotificationSettingsReply {
    NotificationSettingsView settings; ///< The settings as they are now.
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
