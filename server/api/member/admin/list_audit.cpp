#include "api/member/admin/routes.hpp"
#include "api/member/id_page.hpp"

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

} // namespace

http::Route list_audit(AdminUses const& uses) {
    return http::get_where<http::Admin, PageQuery, ListAuditReply>(
        {.operation = "listAudit",
         .path = "/app-admin/audit",
         .summary = "What admins did, newest first.",
         .retries = 2,
         .refusals = {Fault::invalid_input}},
        [uses](http::Admin const&, PageQuery const& query) -> http::Answer<ListAuditReply> {
            auto const limit = limit_of(query.limit, admin::kMostInList);
            if (!limit)
                return std::unexpected(limit.error());
            auto entries = uses.audit_log.list(before_of<AuditId>(query), *limit + 1);
            ListAuditReply reply{
                .entries = {}, .next = cut_to_page(entries, *limit, [](admin::ShownAuditEntry const& shown) {
                                   return shown.entry.id;
                               })};
            for (auto const& shown : entries)
                reply.entries.push_back(view_of_entry(shown));
            return reply;
        });
}

} // namespace evenkeel::api
