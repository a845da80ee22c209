#include "storage/commerce/premium_grants.hpp"

#include "core/commerce/premium_time.hpp"

#include <sql/members.hpp>
#include <sql/premium_grants.hpp>

#include <vector>

namespace evenkeel::storage {
namespace {

commerce::PremiumGrant grant_of(Row const& row) {
    return {.id = row.text("grant_id"),
            .source = account::premium_source_named(row.text("source")),
            .given_at = row.instant("given_at"),
            .months = static_cast<int>(row.integer("months")),
            .ends_at = row.instant_or_null("ends_at"),
            .grace_until = row.instant_or_null("grace_until"),
            .taken_back_at = row.instant_or_null("taken_back_at"),
            .taken_back =
                value_named<commerce::TakenBack>(row.text("taken_back")).value_or(commerce::TakenBack::no)};
}

std::vector<commerce::PremiumGrant> grants_of(Connection& connection, MemberId const& member) {
    std::vector<commerce::PremiumGrant> grants;
    for (auto const& row : connection.run(sql::premium_grants::kList, member))
        grants.push_back(grant_of(row));
    return grants;
}

/// The trial, or what an earlier version of this program had worked out, as a grant with dates.
void keep_what_was_there(Connection& connection, MemberId const& member, Row const& present) {
    auto const source = account::premium_source_named(present.text("premium_source"));
    if (source == account::PremiumSource::none || !grants_of(connection, member).empty())
        return;
    insert_grant(connection, member,
                 {.id = "account",
                  .source = source,
                  .given_at = present.instant("created_at"),
                  .months = 0,
                  .ends_at = present.instant("premium_until")});
}

} // namespace

void insert_grant(Connection& connection, MemberId const& member, commerce::PremiumGrant const& grant) {
    connection.queue(sql::premium_grants::kInsert, member, grant.id, account::to_text(grant.source),
                     grant.given_at, grant.months, grant.ends_at);
}

void change_grants(Connection& connection, MemberId const& member, std::function<void()> const& change) {
    auto const rows = connection.run(sql::members::kLockPremium, member);
    if (rows.empty())
        return;
    keep_what_was_there(connection, member, rows.first());
    change();
    auto const premium =
        commerce::premium_time(grants_of(connection, member), rows.first().text("time_zone"));
    connection.queue(sql::members::kSetPremium, member, account::to_text(premium.source), premium.until);
}

} // namespace evenkeel::storage
