#include "api/context.hpp"
#include "api/member/id_page.hpp"
#include "core/admin/audit_log.hpp"

namespace evenkeel::api {

struct AuditEntryView {
    /// Names the entry.
    std::string audit_id;
    /// When it was done.
    Instant done_at;
    /// Who did it: `command line`, or a pseudonym that stays when the account is erased.
    std::string actor;
    /// The address of whoever did it, while the account exists; null afterwards and for the command line.
    std::optional<std::string> actor_email_address;
    /// What was done.
    /// {one of app_invite_created, trainer_invite_created, admin_granted, admin_revoked, feedback_read}
    std::string action;
    /// What it was done to: `invite:…`, `trainer:…`, `member:` and a pseudonym, or empty.
    std::string subject;
    /// The address of the member concerned, while the account exists; null otherwise.
    std::optional<std::string> subject_email_address;
    /// Figures of the action, such as `months=3`; never a name or an address. May be empty.
    std::string detail;
};
BOOST_DESCRIBE_STRUCT(AuditEntryView, (),
                      (audit_id, done_at, actor, actor_email_address, action, subject, subject_email_address,
                       detail))

struct ListAuditReply {
    std::vector<AuditEntryView> entries; ///< What admins did, newest first. {items 0..100}
    std::optional<std::string> next;
};
BOOST_DESCRIBE_STRUCT(ListAuditReply, (), (entries, next))

namespace {

AuditEntryView view_of_entry(admin::ShownAuditEntry const& shown) {
    return {.audit_id = shown.entry.id.value(),
            .done_at = shown.entry.at,
            .actor = shown.entry.actor,
            .actor_email_address = shown.actor_email_address,
            .action = shown.entry.action,
            .subject = shown.entry.subject,
            .subject_email_address = shown.subject_email_address,
            .detail = shown.entry.detail};
}

http::Answer<ListAuditReply> list_audit(Context const& context, http::Admin const&, PageQuery const& query) {
    auto const limit = limit_of(query.limit, admin::kMostInList);
    if (!limit)
        return std::unexpected(limit.error());
    auto entries = context.stores.audit_log.list(before_of<AuditId>(query), *limit + 1);
    ListAuditReply reply{.entries = {},
                         .next = cut_to_page(entries, *limit, [](admin::ShownAuditEntry const& shown) {
                             return shown.entry.id;
                         })};
    for (auto const& shown : entries)
        reply.entries.push_back(view_of_entry(shown));
    return reply;
}

} // namespace

Route list_audit_route() {
    return http::get_where<list_audit>({.operation = "listAudit",
                                        .path = "/app-admin/audit",
                                        .summary = "What admins did, newest first.",
                                        .retries = 2,
                                        .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
