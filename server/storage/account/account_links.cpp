#include "storage/account/account_links.hpp"

#include "storage/account/second_factors.hpp"
#include "storage/account/sessions.hpp"
#include "storage/job/jobs.hpp"

#include <sql/account_links.hpp>
#include <sql/api_tokens.hpp>
#include <sql/external_identities.hpp>
#include <sql/known_devices.hpp>
#include <sql/members.hpp>
#include <sql/sessions.hpp>
#include <sql/trainer_links.hpp>
#include <sql/waiting_sign_ins.hpp>

namespace evenkeel::storage {
namespace {

using account::AccountLink;

AccountLink link_of(Row const& row) {
    auto const purpose = account::link_purpose_named(row.text("purpose"));
    if (!purpose)
        throw std::logic_error{"account_links holds a purpose that nobody knows"};
    return {.id = LinkId{row.text("link_id")},
            .member_id = MemberId{row.text("member_id")},
            .purpose = *purpose,
            .token_hash = row.text("token_hash"),
            .email_address = row.text("email_address"),
            .created_at = row.instant("created_at"),
            .expires_at = row.instant("expires_at"),
            .used_at = row.instant_or_null("used_at"),
            .asked_by = SessionId{row.text("asked_by")}};
}

std::optional<AccountLink> first_link(Rows const& rows) {
    return rows.empty() ? std::nullopt : std::optional{link_of(rows.first())};
}

void insert_link(Connection& connection, AccountLink const& link) {
    connection.queue(sql::account_links::kInsert, link.member_id, link.id, account::to_text(link.purpose),
                     link.token_hash, link.email_address, link.created_at, link.expires_at, link.asked_by);
}

/// The database is the referee: of many at once one finds the link still open.
bool take(Connection& connection, AccountLink const& link, Instant now) {
    return connection.run(sql::account_links::kTake, link.member_id, link.id, now).changed > 0;
}

/// Whoever made the account may be somebody else, so everything that opens it or looks into it ends.
void end_what_opens(Connection& connection, MemberId const& member) {
    connection.queue(sql::sessions::kEndAll, member);
    connection.queue(sql::known_devices::kDeleteAll, member);
    connection.queue(sql::waiting_sign_ins::kDeleteAll, member);
    connection.queue(sql::api_tokens::kDeleteAll, member);
    connection.queue(sql::account_links::kRevokeOpen, member);
}

/// As above, with what only ends when the account passes to somebody who had nothing but the mailbox. A
/// password ends by the statement that proves the address.
void hand_over(Connection& connection, AccountLink const& link, Instant now) {
    end_what_opens(connection, link.member_id);
    connection.queue(sql::external_identities::kDeleteAll, link.member_id);
    connection.queue(sql::trainer_links::kDelete, link.member_id);
    remove_second_factor(connection, link.member_id);
    enqueue(connection, account::notice_of_proof(link, now));
}

/// The first time that somebody comes from the mailbox itself.
void prove_address(Connection& connection, AccountLink const& link, Instant now) {
    if (connection.run(sql::members::kProveAddress, link.member_id, now).changed > 0)
        hand_over(connection, link, now);
}

bool has_address(Connection& connection, AccountLink const& link) {
    auto const found = connection.run(sql::members::kFind, link.member_id);
    return !found.empty() && found.first().text("email_address") == link.email_address;
}

/// Returns what `use` answers, unless somebody was faster by a moment with the same address.
template <class Use>
account::AddressChange unless_taken(Database& database, Use use) {
    try {
        return database.transact(use);
    } catch (UniqueViolation const&) {
        return account::AddressChange::taken;
    }
}

} // namespace

AccountLink SqlAccountLinks::keep_once(AccountLink const& link) {
    return database_.transact([&](Connection& connection) {
        insert_link(connection, link);
        return link_of(connection.run(sql::account_links::kFind, link.member_id, link.id).first());
    });
}

void SqlAccountLinks::add(AccountLink const& link, job::NewJob const& mail) {
    database_.transact([&](Connection& connection) {
        insert_link(connection, link);
        enqueue(connection, mail);
    });
}

std::optional<AccountLink> SqlAccountLinks::find(MemberId const& member, LinkId const& link) const {
    return database_.read([&](Connection& connection) {
        return first_link(connection.run(sql::account_links::kFind, member, link));
    });
}

std::optional<AccountLink> SqlAccountLinks::find_by_token(account::LinkPurpose purpose,
                                                          std::string_view token_hash) const {
    return database_.read([&](Connection& connection) {
        return first_link(
            connection.run(sql::account_links::kFindByToken, token_hash, account::to_text(purpose)));
    });
}

bool SqlAccountLinks::sign_in(AccountLink const& link, account::Session const& session) {
    return database_.transact([&](Connection& connection) {
        if (!take(connection, link, session.created_at))
            return false;
        prove_address(connection, link, session.created_at);
        insert_session(connection, session);
        return true;
    });
}

bool SqlAccountLinks::reset_password(AccountLink const& link, std::string const& password_hash,
                                     account::Session const& session) {
    return database_.transact([&](Connection& connection) {
        if (!take(connection, link, session.created_at))
            return false;
        prove_address(connection, link, session.created_at);
        connection.queue(sql::members::kSetPassword, link.member_id, password_hash);
        // Who resets a password may do so because somebody else was in.
        end_what_opens(connection, link.member_id);
        insert_session(connection, session);
        return true;
    });
}

account::AddressChange SqlAccountLinks::confirm_by_mailbox(AccountLink const& link,
                                                           account::Session const& session) {
    using account::AddressChange;
    auto const now = session.created_at;
    return unless_taken(database_, [&](Connection& connection) {
        if (!take(connection, link, now))
            return AddressChange::link_used;
        if (connection.run(sql::members::kProveAnotherAddress, link.member_id, link.email_address, now)
                .changed > 0)
            hand_over(connection, link, now);
        else if (!has_address(connection, link))
            return AddressChange::taken;
        insert_session(connection, session);
        return AddressChange::changed;
    });
}

account::AddressChange SqlAccountLinks::confirm_in_session(AccountLink const& link, SessionId const& session,
                                                           Instant now) {
    using account::AddressChange;
    return unless_taken(database_, [&](Connection& connection) {
        if (!take(connection, link, now))
            return AddressChange::link_used;
        if (connection.run(sql::members::kSetAddress, link.member_id, link.email_address, now).changed == 0)
            return AddressChange::taken;
        connection.queue(sql::account_links::kRevokeOpen, link.member_id);
        connection.queue(sql::sessions::kEndOthers, link.member_id, session);
        return AddressChange::changed;
    });
}

bool SqlAccountLinks::begin_erase(AccountLink const& link, job::NewJob const& erasure, Instant now) {
    return database_.transact([&](Connection& connection) {
        if (!take(connection, link, now))
            return false;
        connection.queue(sql::sessions::kEndAll, link.member_id);
        connection.queue(sql::account_links::kRevokeOpen, link.member_id);
        enqueue(connection, erasure);
        return true;
    });
}

std::size_t SqlAccountLinks::forget_ended(Instant before) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::account_links::kForgetEnded, before).changed;
    });
}

} // namespace evenkeel::storage
