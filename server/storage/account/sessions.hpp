#pragma once

#include "core/account/sessions/sessions.hpp"
#include "storage/engine/database.hpp"

namespace evenkeel::storage {

class SqlSessions final : public account::Sessions {
public:
    explicit SqlSessions(Database& database) : database_{database} {}

    void add(account::Session const& session) override;
    [[nodiscard]] std::optional<account::LiveSession> find_live(std::string_view token_hash,
                                                                Instant now) const override;
    void touch(MemberId const& member, SessionId const& session, Instant seen_at,
               Instant expires_at) override;
    void end(MemberId const& member, SessionId const& session) override;
    void end_others(MemberId const& member, SessionId const& keep) override;
    [[nodiscard]] std::vector<account::Session> list(MemberId const& member, Instant now) const override;
    std::size_t forget_devices(Instant before) override;
    [[nodiscard]] bool knows_device(std::string const& email_address,
                                    std::string const& device_uuid) const override;
    std::size_t forget_expired(Instant before) override;

private:
    Database& database_;
};

/// Keeps a session inside a transaction that does more: an account is made together with its first session.
/// Where the member has a second factor, a sign-in that waits for it is kept in the session's place.
void insert_session(Connection& connection, account::Session const& session);

/// Keeps a session of somebody who has shown all that is asked for.
void open_at_once(Connection& connection, account::Session const& session);

} // namespace evenkeel::storage
