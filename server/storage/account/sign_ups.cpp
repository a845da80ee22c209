#include "storage/account/sign_ups.hpp"

#include "storage/account/members.hpp"
#include "storage/account/sessions.hpp"

#include <sql/sign_ups.hpp>

namespace evenkeel::storage {
namespace {

using account::SignUp;

SignUp sign_up_of(Row const& row) {
    return {.id = LinkId{row.text("link_id")},
            .token_hash = row.text("token_hash"),
            .email_address = row.text("email_address"),
            .first_name = row.text("first_name"),
            .time_zone = row.text("time_zone"),
            .language_code = row.text("language_code"),
            .created_at = row.instant("created_at"),
            .expires_at = row.instant("expires_at"),
            .used_at = row.instant_or_null("used_at")};
}

} // namespace

SignUp SqlSignUps::keep_once(SignUp const& sign_up) {
    return database_.transact([&](Connection& connection) {
        connection.queue(sql::sign_ups::kInsert, sign_up.id, sign_up.token_hash, sign_up.email_address,
                         sign_up.first_name, sign_up.time_zone, sign_up.language_code, sign_up.created_at,
                         sign_up.expires_at);
        return sign_up_of(connection.run(sql::sign_ups::kFind, sign_up.id).first());
    });
}

std::optional<SignUp> SqlSignUps::find_by_token(std::string_view token_hash) const {
    return database_.read([&](Connection& connection) -> std::optional<SignUp> {
        auto const found = connection.run(sql::sign_ups::kFindByToken, token_hash);
        return found.empty() ? std::nullopt : std::optional{sign_up_of(found.first())};
    });
}

bool SqlSignUps::complete(SignUp const& sign_up, account::Member const& member,
                          account::Session const& session) {
    return database_.transact([&](Connection& connection) {
        if (connection.run(sql::sign_ups::kTake, sign_up.id, session.created_at).changed == 0)
            return false;
        if (!insert_member(connection, member))
            return false; // the link is spent all the same: the address has an account, which has its own
        insert_session(connection, session);
        return true;
    });
}

std::size_t SqlSignUps::forget_ended(Instant before) {
    return database_.transact(
        [&](Connection& connection) { return connection.run(sql::sign_ups::kForgetEnded, before).changed; });
}

} // namespace evenkeel::storage
