#include "storage/account/members.hpp"

#include "storage/account/audit_log.hpp"
#include "storage/account/sessions.hpp"
#include "storage/job/jobs.hpp"

#include <sql/account_links.hpp>
#include <sql/members.hpp>
#include <sql/sessions.hpp>

namespace evenkeel::storage {
namespace {

account::Member member_of(Row const& row) {
    return {.id = MemberId{row.text("member_id")},
            .email_address = row.text("email_address"),
            .first_name = row.text("first_name"),
            .password_hash = row.text("password_hash"),
            .time_zone = row.text("time_zone"),
            .language_code = row.text("language_code"),
            .is_admin = row.flag("is_admin"),
            .premium_source = account::premium_source_named(row.text("premium_source")),
            .premium_until = row.instant("premium_until"),
            .created_at = row.instant("created_at"),
            .country_code = row.text("country_code"),
            .address_proven_at = row.instant_or_null("address_proven_at"),
            .inherited_at = row.instant_or_null("inherited_at")};
}

std::optional<account::Member> first_member(Rows const& rows) {
    return rows.empty() ? std::nullopt : std::optional{member_of(rows.first())};
}

} // namespace

bool insert_member(Connection& connection, account::Member const& member) {
    auto const kept = connection.run(
        sql::members::kInsert, member.id, member.email_address, member.first_name, member.password_hash,
        member.time_zone, member.language_code, member.is_admin, account::to_text(member.premium_source),
        member.premium_until, member.created_at, member.country_code, member.address_proven_at);
    return !kept.empty();
}

bool SqlMembers::add(account::Member const& member, account::Session const& session,
                     job::NewJob const& welcome) {
    return database_.transact([&](Connection& connection) {
        if (!insert_member(connection, member))
            return false;
        insert_session(connection, session);
        enqueue(connection, welcome);
        return true;
    });
}

std::optional<account::Member> SqlMembers::find(MemberId const& member) const {
    return database_.read(
        [&](Connection& connection) { return first_member(connection.run(sql::members::kFind, member)); });
}

std::optional<account::Member> SqlMembers::find_by_address(std::string const& email_address) const {
    return database_.read([&](Connection& connection) {
        return first_member(connection.run(sql::members::kFindByAddress, email_address));
    });
}

void SqlMembers::change(MemberId const& member, account::DetailsChange const& change, SessionId const& keep) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::members::kChange, member, change.first_name, change.password_hash,
                         change.time_zone, change.language_code, change.country_code);
        if (!change.password_hash)
            return;
        connection.queue(sql::sessions::kEndOthers, member, keep);
        connection.queue(sql::account_links::kVoidOpen, member);
    });
}

bool SqlMembers::keep_inherited(MemberId const& member) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::members::kKeepInherited, member).changed > 0;
    });
}

bool SqlMembers::set_admin(MemberId const& member, bool is_admin, admin::AuditEntry const& audit) {
    return database_.transact([&](Connection& connection) {
        if (connection.run(sql::members::kSetAdmin, member, is_admin).changed == 0)
            return false;
        append_audit(connection, audit);
        return true;
    });
}

} // namespace evenkeel::storage
