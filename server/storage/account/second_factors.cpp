#include "storage/account/second_factors.hpp"

#include "storage/account/sessions.hpp"

#include <sql/authenticators.hpp>
#include <sql/recovery_codes.hpp>
#include <sql/sessions.hpp>
#include <sql/waiting_sign_ins.hpp>

namespace evenkeel::storage {
namespace {

account::Session waiting_session_of(Row const& row) {
    return {.id = SessionId{row.text("session_id")},
            .member_id = MemberId{row.text("member_id")},
            .token_hash = row.text("token_hash"),
            .device_uuid = row.text("device_uuid"),
            .user_agent = row.text("user_agent"),
            .created_at = row.instant("created_at"),
            .last_seen_at = row.instant("created_at"),
            .expires_at = row.instant("expires_at")};
}

void keep_recovery_codes(Connection& connection, MemberId const& member,
                         std::span<std::string const> hashes) {
    connection.queue(sql::recovery_codes::kDeleteAll, member);
    for (auto const& hash : hashes)
        connection.queue(sql::recovery_codes::kInsert, member, hash);
}

} // namespace

void remove_second_factor(Connection& connection, MemberId const& member) {
    connection.queue(sql::authenticators::kDelete, member);
    connection.queue(sql::recovery_codes::kDeleteAll, member);
    connection.queue(sql::waiting_sign_ins::kDeleteAll, member);
}

std::optional<account::Authenticator> SqlSecondFactors::find(MemberId const& member) const {
    return database_.read([&](Connection& connection) -> std::optional<account::Authenticator> {
        auto const found = connection.run(sql::authenticators::kFind, member);
        if (found.empty())
            return std::nullopt;
        auto const& row = found.first();
        return account::Authenticator{.sealed_secret = row.text("secret"),
                                      .last_step = row.integer("last_step"),
                                      .confirmed_at = row.instant_or_null("confirmed_at"),
                                      .recovery_codes_left = static_cast<int>(row.integer("recovery_codes"))};
    });
}

bool SqlSecondFactors::begin(MemberId const& member, std::string const& sealed_secret, Instant now) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::authenticators::kBegin, member, sealed_secret, now).changed > 0;
    });
}

bool SqlSecondFactors::confirm(MemberId const& member, SessionId const& present,
                               std::string const& sealed_secret, std::int64_t step,
                               std::span<std::string const> recovery_hashes, Instant now) {
    return database_.transact([&](Connection& connection) {
        if (connection.run(sql::authenticators::kConfirm, member, sealed_secret, step, now).changed == 0)
            return false;
        keep_recovery_codes(connection, member, recovery_hashes);
        connection.queue(sql::sessions::kEndOthers, member, present);
        return true;
    });
}

bool SqlSecondFactors::take_step(MemberId const& member, std::int64_t step) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::authenticators::kTakeStep, member, step).changed > 0;
    });
}

bool SqlSecondFactors::take_recovery_code(MemberId const& member, std::string const& hash) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::recovery_codes::kTake, member, hash).changed > 0;
    });
}

bool SqlSecondFactors::replace_recovery_codes(MemberId const& member, std::span<std::string const> hashes) {
    return database_.transact([&](Connection& connection) {
        if (connection.run(sql::authenticators::kHoldConfirmed, member).empty())
            return false;
        keep_recovery_codes(connection, member, hashes);
        return true;
    });
}

void SqlSecondFactors::remove(MemberId const& member) {
    database_.transact([&](Connection& connection) { remove_second_factor(connection, member); });
}

bool SqlSecondFactors::is_waiting(MemberId const& member, SessionId const& session) const {
    return database_.read([&](Connection& connection) {
        return !connection.run(sql::waiting_sign_ins::kFind, member, session).empty();
    });
}

std::optional<account::WaitingSignIn> SqlSecondFactors::take_try(std::string_view token_hash, Instant now) {
    return database_.transact([&](Connection& connection) -> std::optional<account::WaitingSignIn> {
        auto const taken =
            connection.run(sql::waiting_sign_ins::kTakeTry, token_hash, now, account::kSecondStepTries);
        if (taken.empty())
            return std::nullopt;
        auto session = waiting_session_of(taken.first());
        auto const authenticator = connection.run(sql::authenticators::kFind, session.member_id);
        if (authenticator.empty())
            return std::nullopt;
        return account::WaitingSignIn{std::move(session), authenticator.first().text("secret")};
    });
}

bool SqlSecondFactors::complete(SessionId const& waiting, account::Session const& session) {
    return database_.transact([&](Connection& connection) {
        if (connection.run(sql::waiting_sign_ins::kTake, session.member_id, waiting).changed == 0)
            return false;
        open_at_once(connection, session);
        return true;
    });
}

std::size_t SqlSecondFactors::forget_waiting(Instant before) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::waiting_sign_ins::kForgetEnded, before).changed;
    });
}

} // namespace evenkeel::storage
