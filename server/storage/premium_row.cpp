#include "storage/premium_row.hpp"

#include <sql/members.hpp>

namespace evenkeel::storage {

void change_premium(Connection& connection, MemberId const& member,
                    std::function<commerce::PremiumTime(commerce::PremiumTime const&,
                                                        std::string const& time_zone)> const& rule) {
    auto const rows = connection.run(sql::members::kLockPremium, member);
    if (rows.empty())
        return;
    auto const& row = rows.first();
    commerce::PremiumTime const present{.source = account::premium_source_named(row.text("premium_source")),
                                        .until = row.instant("premium_until")};
    auto const changed = rule(present, row.text("time_zone"));
    connection.run(sql::members::kSetPremium, member, account::to_text(changed.source), changed.until);
}

} // namespace evenkeel::storage
