#include "storage/account/audit_log.hpp"

#include "storage/engine/columns.hpp"

#include <sql/audit_entries.hpp>

namespace evenkeel::storage {
namespace {

std::optional<MemberId> member_or_null(Row const& row, std::string_view column) {
    auto const text = row.text_or_null(column);
    return text ? std::optional{MemberId{*text}} : std::nullopt;
}

admin::ShownAuditEntry entry_of(Row const& row) {
    return {.entry = {.id = AuditId{row.text("audit_id")},
                      .at = row.instant("done_at"),
                      .actor_member = member_or_null(row, "actor_member_id"),
                      .actor = row.text("actor"),
                      .action = row.text("action"),
                      .subject_member = member_or_null(row, "subject_member_id"),
                      .subject = row.text("subject"),
                      .detail = row.text("detail")},
            .actor_email_address = row.text_or_null("actor_email_address"),
            .subject_email_address = row.text_or_null("subject_email_address")};
}

} // namespace

void append_audit(Connection& connection, admin::AuditEntry const& entry) {
    connection.queue(sql::audit_entries::kInsert, entry.id, entry.at, entry.actor_member, entry.actor,
                     entry.action, entry.subject_member, entry.subject, entry.detail);
}

void SqlAuditLog::append(admin::AuditEntry const& entry) {
    database_.transact([&](Connection& connection) { append_audit(connection, entry); });
}

std::vector<admin::ShownAuditEntry> SqlAuditLog::list(std::optional<AuditId> const& before,
                                                      std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<admin::ShownAuditEntry> entries;
        for (auto const& row : connection.run(sql::audit_entries::kList, place(before), limit))
            entries.push_back(entry_of(row));
        return entries;
    });
}

} // namespace evenkeel::storage
