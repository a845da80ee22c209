#pragma once

#include "core/account/sessions.hpp"
#include "tests/support/fake_accounts.hpp"

#include <algorithm>

namespace evenkeel::testing {

class FakeSessions final : public account::Sessions {
public:
    explicit FakeSessions(FakeAccounts& accounts) : accounts_{accounts} {}

    void add(account::Session const& session) override {
        std::lock_guard const lock{accounts_.mutex};
        accounts_.sessions.push_back(session);
    }

    [[nodiscard]] std::optional<account::LiveSession> find_live(std::string_view token_hash,
                                                                Instant now) const override {
        std::lock_guard const lock{accounts_.mutex};
        auto const session = std::ranges::find(accounts_.sessions, token_hash, &account::Session::token_hash);
        if (session == accounts_.sessions.end() || session->expires_at <= now)
            return std::nullopt;
        auto const member = accounts_.members.find(session->member_id);
        if (member == accounts_.members.end())
            return std::nullopt;
        return account::LiveSession{.session_id = session->id,
                                    .member_id = session->member_id,
                                    .is_admin = member->second.is_admin,
                                    .premium_until = member->second.premium_until,
                                    .last_seen_at = session->last_seen_at,
                                    .language_code = member->second.language_code};
    }

    void touch(MemberId const& member, SessionId const& session, Instant seen_at,
               Instant expires_at) override {
        std::lock_guard const lock{accounts_.mutex};
        for (auto& kept : accounts_.sessions)
            if (kept.id == session && kept.member_id == member) {
                kept.last_seen_at = std::max(kept.last_seen_at, seen_at);
                kept.expires_at = std::max(kept.expires_at, expires_at);
            }
    }

    void end(MemberId const& member, SessionId const& session) override {
        std::lock_guard const lock{accounts_.mutex};
        std::erase_if(accounts_.sessions, [&](account::Session const& kept) {
            return kept.id == session && kept.member_id == member;
        });
    }

    void end_others(MemberId const& member, SessionId const& keep) override {
        std::lock_guard const lock{accounts_.mutex};
        accounts_.end_sessions(member, keep);
    }

    [[nodiscard]] std::vector<account::Session> list(MemberId const& member, Instant now) const override {
        std::lock_guard const lock{accounts_.mutex};
        std::vector<account::Session> live;
        for (auto const& session : accounts_.sessions)
            if (session.member_id == member && now < session.expires_at)
                live.push_back(session);
        std::ranges::sort(live, std::greater{}, &account::Session::created_at);
        return live;
    }

    std::size_t forget_expired(Instant before) override {
        std::lock_guard const lock{accounts_.mutex};
        return std::erase_if(accounts_.sessions,
                             [&](account::Session const& session) { return session.expires_at < before; });
    }

private:
    FakeAccounts& accounts_;
};

} // namespace evenkeel::testing
