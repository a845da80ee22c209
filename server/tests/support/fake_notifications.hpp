#pragma once

#include "core/notify/notification_settings.hpp"
#include "core/notify/notification_token.hpp"
#include "tests/support/fake_accounts.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

namespace evenkeel::testing {

class FakeNotificationSettings final : public notify::NotificationSettingsStore {
public:
    [[nodiscard]] std::optional<notify::NotificationSettings> find(MemberId const& member) const override {
        std::lock_guard const lock{mutex_};
        auto const found = settings_.find(member);
        return found == settings_.end() ? std::nullopt : std::optional{found->second};
    }

    void keep(MemberId const& member, notify::NotificationSettings const& settings, Instant /*at*/) override {
        std::lock_guard const lock{mutex_};
        settings_[member] = settings;
    }

private:
    mutable std::mutex mutex_;
    std::map<MemberId, notify::NotificationSettings> settings_;
};

class FakeNotificationTokens final : public notify::NotificationTokens {
public:
    explicit FakeNotificationTokens(FakeAccounts& accounts) : accounts_{accounts} {}

    [[nodiscard]] bool keep(MemberId const& member, SessionId const& session,
                            notify::NotificationToken const& token, Instant at) override {
        std::lock_guard const lock{accounts_.mutex};
        if (!is_live(member, session))
            return false;
        std::erase_if(tokens_, [&](Entry const& entry) {
            return entry.token.address == token.address ||
                   (entry.member == member && entry.session == session);
        });
        tokens_.push_back({member, session, token, at});
        return true;
    }

    [[nodiscard]] std::vector<notify::NotificationToken> list(MemberId const& member) const override {
        std::lock_guard const lock{accounts_.mutex};
        auto entries = tokens_;
        std::ranges::sort(entries, [](Entry const& a, Entry const& b) {
            return std::tie(b.at, a.session) < std::tie(a.at, b.session);
        });
        std::vector<notify::NotificationToken> tokens;
        for (auto const& entry : entries)
            if (entry.member == member && is_live(member, entry.session))
                tokens.push_back(entry.token);
        return tokens;
    }

private:
    struct Entry {
        MemberId member;
        SessionId session;
        notify::NotificationToken token;
        Instant at;
    };

    [[nodiscard]] bool is_live(MemberId const& member, SessionId const& session) const {
        return std::ranges::any_of(accounts_.sessions, [&](account::Session const& live) {
            return live.member_id == member && live.id == session;
        });
    }

    FakeAccounts& accounts_;
    std::vector<Entry> tokens_;
};

} // namespace evenkeel::testing
