#include "storage/account/sessions.hpp"

#include "core/account/second_factor/second_factors.hpp"

#include <sql/authenticators.hpp>
#include <sql/known_devices.hpp>
#include <sql/sessions.hpp>
#include <sql/waiting_sign_ins.hpp>

namespace evenkeel::storage {
namespace {

account::Session session_of(Row const& row) {
    return {.id = SessionId{row.text("session_id")},
            .member_id = MemberId{row.text("member_id")},
            .token_hash = row.text("token_hash"),
            .device_uuid = row.text("device_uuid"),
            .user_agent = row.text("user_agent"),
            .created_at = row.instant("created_at"),
            .last_seen_at = row.instant("last_seen_at"),
            .expires_at = row.instant("expires_at")};
}

} // namespace

void open_at_once(Connection& connection, account::Session const& session) {
    connection.queue(sql::sessions::kInsert, session.member_id, session.id, session.token_hash,
                     session.device_uuid, session.user_agent, session.created_at, session.last_seen_at,
                     session.expires_at);
    if (account::names_a_device(session.device_uuid))
        connection.queue(sql::known_devices::kSee, session.member_id, session.device_uuid,
                         session.created_at);
}

void insert_session(Connection& connection, account::Session const& session) {
    if (connection.run(sql::authenticators::kIsOn, session.member_id).empty())
        return open_at_once(connection, session);
    connection.queue(sql::waiting_sign_ins::kInsert, session.member_id, session.id, session.token_hash,
                     session.device_uuid, session.user_agent, session.created_at,
                     session.created_at + account::kSecondStepLife);
}

void SqlSessions::add(account::Session const& session) {
    database_.transact([&](Connection& connection) { insert_session(connection, session); });
}

std::optional<account::LiveSession> SqlSessions::find_live(std::string_view token_hash, Instant now) const {
    return database_.read_one([&](Connection& connection) -> std::optional<account::LiveSession> {
        auto const found = connection.run(sql::sessions::kFindLive, token_hash, now);
        if (found.empty())
            return std::nullopt;
        auto const& row = found.first();
        return account::LiveSession{.session_id = SessionId{row.text("session_id")},
                                    .member_id = MemberId{row.text("member_id")},
                                    .is_admin = row.flag("is_admin"),
                                    .premium_until = row.instant("premium_until"),
                                    .last_seen_at = row.instant("last_seen_at"),
                                    .language_code = row.text("language_code"),
                                    .time_zone = row.text("time_zone"),
                                    .revision = row.integer("revision")};
    });
}

void SqlSessions::touch(MemberId const& member, SessionId const& session, Instant seen_at,
                        Instant expires_at) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::sessions::kTouch, member, session, seen_at, expires_at,
                         std::chrono::milliseconds{account::kLongestSession}.count());
    });
}

void SqlSessions::end(MemberId const& member, SessionId const& session) {
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::sessions::kEnd, member, session); });
}

void SqlSessions::end_others(MemberId const& member, SessionId const& keep) {
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::sessions::kEndOthers, member, keep); });
}

std::vector<account::Session> SqlSessions::list(MemberId const& member, Instant now) const {
    return database_.read([&](Connection& connection) {
        std::vector<account::Session> sessions;
        for (auto const& row : connection.run(sql::sessions::kList, member, now))
            sessions.push_back(session_of(row));
        return sessions;
    });
}

std::size_t SqlSessions::forget_expired(Instant before) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::sessions::kForgetExpired, before).changed;
    });
}

bool SqlSessions::knows_device(std::string const& email_address, std::string const& device_uuid) const {
    return account::names_a_device(device_uuid) && database_.read([&](Connection& connection) {
        return !connection.run(sql::known_devices::kKnows, email_address, device_uuid).empty();
    });
}

std::size_t SqlSessions::forget_devices(Instant before) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::known_devices::kForgetUnused, before).changed;
    });
}

} // namespace evenkeel::storage
