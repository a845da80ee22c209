#include "storage/checkin/balance_points.hpp"

#include <sql/balance_points.hpp>
#include <sql/check_ins.hpp>
#include <sql/members.hpp>

#include <algorithm>

namespace evenkeel::storage {
namespace {

std::vector<state::DatedVisit> visits_in(Rows const& rows) {
    std::vector<state::DatedVisit> visits;
    for (auto const& row : rows)
        visits.push_back(
            {.visit = {row.instant("checked_in_at"), state::state_named(row.view("state")).value()},
             .day = row.text("day")});
    std::ranges::reverse(visits);
    return visits;
}

} // namespace

std::shared_ptr<Pending> ask_for_visits(Connection& connection, state::BalancePoints::Rebuild const& days) {
    return connection.queue(sql::check_ins::kListDatedVisits, days.member_id, days.seen.first, days.seen.last,
                            days.most_visits);
}

void replace_points(Connection& connection, state::BalancePoints::Rebuild const& days,
                    state::BalancePoints::Compute const& compute, Rows const& visits) {
    auto const points = compute(visits_in(visits));
    auto const put = [&](state::BalancePoint const& point) {
        connection.queue(sql::balance_points::kPut, days.member_id, point.day, point.score, point.certainty);
    };
    // The usual one: the point of the only day is put in the place of the one before.
    if (points.size() == 1 && days.made.first == days.made.last)
        return put(points.front());
    connection.queue(sql::balance_points::kDeleteDays, days.member_id, days.made.first, days.made.last);
    std::ranges::for_each(points, put);
}

void SqlBalancePoints::rebuild(Rebuild const& days, Compute const& compute) {
    database_.transact([&](Connection& connection) {
        auto const held = connection.queue(sql::members::kHold, days.member_id);
        auto const visits = ask_for_visits(connection, days); // sees what was committed while it waited
        if (!held->rows().empty())
            replace_points(connection, days, compute, visits->rows());
    });
}

std::vector<std::string> SqlBalancePoints::touched_days(MemberId const& member, DayRange const& days,
                                                        std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<std::string> found;
        for (auto const& row :
             connection.run(sql::balance_points::kListTouchedDays, member, days.first, days.last, limit))
            found.push_back(row.text("day"));
        return found;
    });
}

std::vector<state::BalancePoint> SqlBalancePoints::list(MemberId const& member, DayRange const& days,
                                                        std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<state::BalancePoint> points;
        for (auto const& row :
             connection.run(sql::balance_points::kList, member, days.first, days.last, limit))
            points.push_back({.day = row.text("day"),
                              .score = static_cast<int>(row.integer("score")),
                              .certainty = row.number("certainty")});
        std::ranges::reverse(points);
        return points;
    });
}

std::vector<state::BalanceMonth> SqlBalancePoints::months(MemberId const& member, std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<state::BalanceMonth> months;
        for (auto const& row : connection.run(sql::balance_points::kListMonths, member, limit))
            months.push_back({.month = row.text("month"),
                              .mean_score = row.number("mean_score"),
                              .points = static_cast<int>(row.integer("points"))});
        std::ranges::reverse(months);
        return months;
    });
}

} // namespace evenkeel::storage
