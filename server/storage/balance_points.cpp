#include "storage/balance_points.hpp"

#include <sql/statements.hpp>

namespace evenkeel::storage {

void SqlBalancePoints::keep(state::BalancePoint const& point) {
    database_.transact([&](Connection& connection) {
        connection.run(sql::balance_points::kUpsert, point.member_id, point.day, point.score, point.certainty,
                       point.computed_at);
    });
}

std::optional<state::BalancePoint> SqlBalancePoints::find(MemberId const& member,
                                                          std::string const& day) const {
    return database_.read([&](Connection& connection) -> std::optional<state::BalancePoint> {
        auto const found = connection.run(sql::balance_points::kFind, member, day);
        if (found.empty())
            return std::nullopt;
        auto const& row = found.first();
        return state::BalancePoint{.member_id = member,
                                   .day = row.text("day"),
                                   .score = static_cast<int>(row.integer("score")),
                                   .certainty = row.number("certainty"),
                                   .computed_at = row.instant("computed_at")};
    });
}

} // namespace evenkeel::storage
