#pragma once

#include "core/notify/notification_settings.hpp"
#include "core/notify/notification_token.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlNotificationSettings final : public notify::NotificationSettingsStore {
public:
    explicit SqlNotificationSettings(Database& database) : database_{database} {}

    [[nodiscard]] std::optional<notify::NotificationSettings> find(MemberId const& member) const override;
    void keep(MemberId const& member, notify::NotificationSettings const& settings, Instant at) override;

private:
    Database& database_;
};

class SqlNotificationTokens final : public notify::NotificationTokens {
public:
    explicit SqlNotificationTokens(Database& database) : database_{database} {}

    [[nodiscard]] bool keep(MemberId const& member, SessionId const& session,
                            notify::NotificationToken const& token, Instant at) override;
    [[nodiscard]] std::vector<notify::NotificationToken> list(MemberId const& member) const override;

private:
    Database& database_;
};

} // namespace evenkeel::storage
