#include "storage/site/leads.hpp"

#include "storage/engine/try_again.hpp"
#include "storage/job/jobs.hpp"

#include <sql/leads.hpp>

namespace evenkeel::storage {
namespace {

lead::Lead lead_of(Row const& row) {
    return {.id = LeadId{row.text("lead_id")},
            .kind = value_named<lead::LeadKind>(row.text("kind")).value_or(lead::LeadKind::book_opening),
            .event_id = EventId{row.text("event_id")},
            .first_name = row.text("first_name"),
            .email_address = row.text("email_address"),
            .language_code = row.text("language_code"),
            .unique_code = row.text("unique_code"),
            .amount_off_usd_cents = row.integer("amount_off_usd_cents"),
            .expires_at = row.instant("expires_at"),
            .created_at = row.instant("created_at")};
}

std::optional<lead::Lead> first_lead(Rows const& rows) {
    return rows.empty() ? std::nullopt : std::optional{lead_of(rows.first())};
}

} // namespace

lead::Leads::Kept SqlLeads::add_once(lead::Lead const& lead, std::optional<job::NewJob> const& mail) {
    return database_.transact([&](Connection& connection) -> Kept {
        auto const is_new =
            connection
                .run(sql::leads::kInsert, lead.id, word_of(lead.kind), lead.event_id, lead.first_name,
                     lead.email_address, lead.language_code, lead.unique_code, lead.amount_off_usd_cents,
                     lead.expires_at, lead.created_at)
                .changed > 0;
        if (!is_new)
            return {.lead = lead_of(row_in_the_way(connection.run(sql::leads::kFindByEvent, lead.event_id))),
                    .is_new = false};
        if (mail)
            enqueue(connection, *mail);
        return {.lead = lead, .is_new = true};
    });
}

std::optional<lead::Lead> SqlLeads::find(LeadId const& lead) const {
    return database_.read(
        [&](Connection& connection) { return first_lead(connection.run(sql::leads::kFind, lead)); });
}

std::optional<lead::Lead> SqlLeads::find_by_event(EventId const& event) const {
    return database_.read(
        [&](Connection& connection) { return first_lead(connection.run(sql::leads::kFindByEvent, event)); });
}

std::optional<lead::Lead> SqlLeads::find_by_code(std::string const& unique_code) const {
    return database_.read([&](Connection& connection) {
        return first_lead(connection.run(sql::leads::kFindByCode, unique_code));
    });
}

std::vector<lead::Lead> SqlLeads::list(std::optional<lead::LeadKind> kind, std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<lead::Lead> leads;
        for (auto const& row :
             connection.run(sql::leads::kList, kind ? word_of(*kind) : std::string_view{}, limit))
            leads.push_back(lead_of(row));
        return leads;
    });
}

std::size_t SqlLeads::forget_before(Instant before) {
    return database_.transact(
        [&](Connection& connection) { return connection.run(sql::leads::kForgetBefore, before).changed; });
}

std::size_t SqlLeads::forget_address(std::string const& email_address) {
    return database_.transact([&](Connection& connection) {
        return connection.run(sql::leads::kForgetAddress, email_address).changed;
    });
}

} // namespace evenkeel::storage
