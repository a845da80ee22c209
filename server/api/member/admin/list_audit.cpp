#include "api/context.hpp"
#include "api/member/id_page.hpp"
#include "core/admin/audit_log.hpp"

namespace evenkeel::api {

struct AuditEntryView {
    std::string audit_id;
    Instant done_at;
    std::string actor;
    std::optional<std::string> actor_email_address; ///< While the account exists.
    std::string action;
    std::string subject;
    std::optional<std::string> subject_email_address; ///< Likewise.
    std::string detail;
};
BOOST_DESCRIBE_STRUCT(AuditEntryView, (),
                      (audit_id, done_at, actor, actor_email_address, action, subject, subject_email_address,
                       detail))

struct ListAuditReply {
    std::vector<AuditEntryView> entries;
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
