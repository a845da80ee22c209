#include "storage/notify/notifications.hpp"

#include "storage/engine/columns.hpp"

#include <sql/notification_settings.hpp>
#include <sql/notification_tokens.hpp>
#include <sql/sessions.hpp>

#include <algorithm>

namespace evenkeel::storage {
namespace {

std::string topics_as_text(std::vector<notify::Topic> const& topics) {
    std::vector<std::string> words;
    for (auto const topic : topics)
        words.emplace_back(notify::to_text(topic));
    return joined(words);
}

std::string times_as_text(std::vector<int> const& times) {
    std::vector<std::string> words;
    for (auto const time : times)
        words.push_back(std::to_string(time));
    return joined(words);
}

notify::NotificationSettings settings_of(Row const& row) {
    notify::NotificationSettings settings{.topics = {},
                                          .times = {},
                                          .quiet_hours = std::nullopt,
                                          .pause_until = row.instant_or_null("pause_until")};
    for (auto const& word : split_words(row.text("topics")))
        if (auto const topic = notify::topic_named(word)) // one that a later version no longer knows is off
            settings.topics.push_back(*topic);
    for (auto const& word : split_words(row.text("times")))
        settings.times.push_back(std::stoi(word));
    if (!row.is_null("quiet_from"))
        settings.quiet_hours = notify::QuietHours{.from = static_cast<int>(row.integer("quiet_from")),
                                                  .to = static_cast<int>(row.integer("quiet_to"))};
    return settings;
}

notify::PushService push_service_named(std::string const& name) {
    using enum notify::PushService;
    for (auto const service : {web_push, apns})
        if (notify::to_text(service) == name)
            return service;
    return fcm;
}

} // namespace

std::optional<notify::NotificationSettings> SqlNotificationSettings::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) {
        auto const rows = connection.run(sql::notification_settings::kFind, member);
        return rows.empty() ? std::nullopt : std::optional{settings_of(rows.first())};
    });
}

void SqlNotificationSettings::keep(MemberId const& member, notify::NotificationSettings const& settings,
                                   Instant at) {
    auto const& quiet = settings.quiet_hours;
    database_.transact([&](Connection& connection) {
        connection.queue(sql::notification_settings::kUpsert, member, topics_as_text(settings.topics),
                         times_as_text(settings.times), quiet ? std::optional{quiet->from} : std::nullopt,
                         quiet ? std::optional{quiet->to} : std::nullopt, settings.pause_until, at);
    });
}

bool SqlNotificationTokens::keep(MemberId const& member, SessionId const& session,
                                 notify::NotificationToken const& token, Instant at) {
    return database_.transact([&](Connection& connection) {
        if (connection.run(sql::sessions::kLock, member, session).empty())
            return false;
        connection.queue(sql::notification_tokens::kDeleteOther, member, session, token.address);
        connection.queue(sql::notification_tokens::kUpsert, member, session, notify::to_text(token.service),
                         token.address, token.p256dh, token.auth, at);
        return true;
    });
}

std::vector<notify::NotificationToken> SqlNotificationTokens::list(MemberId const& member) const {
    return database_.read([&](Connection& connection) {
        std::vector<notify::NotificationToken> tokens;
        for (auto const& row : connection.run(sql::notification_tokens::kList, member))
            tokens.push_back({push_service_named(row.text("service")), row.text("address"),
                              row.text("p256dh"), row.text("auth")});
        return tokens;
    });
}

} // namespace evenkeel::storage
