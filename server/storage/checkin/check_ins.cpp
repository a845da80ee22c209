#include "storage/checkin/check_ins.hpp"

#include "storage/checkin/balance_points.hpp"
#include "storage/engine/columns.hpp"
#include "storage/engine/try_again.hpp"
#include "storage/job/jobs.hpp"

#include <sql/balance_points.hpp>
#include <sql/check_ins.hpp>
#include <sql/member_revisions.hpp>
#include <sql/removed_check_ins.hpp>

#include <algorithm>

namespace evenkeel::storage {
namespace {

checkin::CheckIn check_in_of(Row const& row) {
    return {.id = CheckInId{row.text("check_in_id")},
            .member_id = MemberId{row.text("member_id")},
            .event_id = EventId{row.text("event_id")},
            .checked_in_at = row.instant("checked_in_at"),
            .day = row.text("day"),
            .recorded_at = row.instant("recorded_at"),
            .edited_at = row.instant_or_null("edited_at"),
            .arousal = row.number("arousal"),
            .comfort = row.number("comfort"),
            .felt_angle = state::RingAngle{row.number("felt_angle")},
            .angle = state::RingAngle{row.number("angle")},
            .state = state::state_named(row.view("state")).value(),
            .body_signs = split_words(row.view("body_signs")),
            .note = row.text("note")};
}

std::shared_ptr<Pending> insert(Connection& connection, checkin::CheckIn const& check_in) {
    return connection.queue(sql::check_ins::kInsert, check_in.member_id, check_in.id, check_in.event_id,
                            check_in.checked_in_at, check_in.recorded_at, check_in.arousal, check_in.comfort,
                            check_in.felt_angle.degrees(), check_in.angle.degrees(),
                            state::to_text(check_in.state), joined(check_in.body_signs), check_in.note,
                            check_in.day);
}

/// Asked for together with the insert, so that the point costs no round trip of its own.
struct PointQuestions {
    std::shared_ptr<Pending> later_days;
    std::shared_ptr<Pending> visits;
};

PointQuestions ask_for_point(Connection& connection, checkin::Refresh const& refresh) {
    if (!refresh.at_once)
        return {};
    auto const& [day, touched, compute] = *refresh.at_once;
    return {connection.queue(sql::balance_points::kHasLaterDays, day.member_id, touched.first, touched.last),
            ask_for_visits(connection, day)};
}

void keep_points(Connection& connection, checkin::Refresh const& refresh, PointQuestions const& point) {
    if (!point.later_days || point.later_days->rows().first().flag("has_later"))
        enqueue(connection, refresh.later);
    else
        replace_points(connection, refresh.at_once->day, refresh.at_once->compute, point.visits->rows());
}

/// The row of the revision is held from the first answer on, so nothing else can have raised it.
std::optional<checkin::CheckIns::Step> step_between(std::shared_ptr<Pending> const& before,
                                                    std::shared_ptr<Pending> const& after) {
    if (!before || before->rows().empty() || after->rows().empty())
        return std::nullopt;
    return checkin::CheckIns::Step{.from = before->rows().first().integer("revision"),
                                   .to = after->rows().first().integer("revision")};
}

} // namespace

checkin::CheckIns::Kept SqlCheckIns::add_once(checkin::CheckIn const& check_in,
                                              checkin::Refresh const& refresh) {
    return database_.transact([&](Connection& connection) -> Kept {
        std::shared_ptr<Pending> const before =
            refresh.at_once ? connection.queue(sql::member_revisions::kHold, check_in.member_id) : nullptr;
        auto const inserted = insert(connection, check_in);
        auto const after =
            refresh.at_once ? connection.queue(sql::member_revisions::kFind, check_in.member_id) : nullptr;
        // Looked for afterwards: whoever removes it at this moment let the insert wait for their mark.
        auto const removed =
            connection.queue(sql::removed_check_ins::kFind, check_in.member_id, check_in.event_id);
        auto const point = ask_for_point(connection, refresh);
        if (!inserted->rows().empty()) {
            if (!removed->rows().empty()) {
                connection.queue(sql::check_ins::kDelete, check_in.member_id, check_in.id);
                return {.check_in = check_in, .is_new = false, .was_removed = true};
            }
            keep_points(connection, refresh, point);
            return {.check_in = check_in, .is_new = true, .step = step_between(before, after)};
        }
        auto const stored =
            connection.run(sql::check_ins::kFindByEvent, check_in.member_id, check_in.event_id);
        return {.check_in = check_in_of(row_in_the_way(stored)), .is_new = false};
    });
}

std::optional<checkin::CheckIn> SqlCheckIns::find(MemberId const& member, CheckInId const& check_in) const {
    return database_.read([&](Connection& connection) -> std::optional<checkin::CheckIn> {
        auto const found = connection.run(sql::check_ins::kFind, member, check_in);
        return found.empty() ? std::nullopt : std::optional{check_in_of(found.first())};
    });
}

bool SqlCheckIns::replace(checkin::CheckIn const& edited, job::NewJob const& refresh) {
    return database_.transact([&](Connection& connection) {
        auto const changed = connection.run(
            sql::check_ins::kReplace, edited.member_id, edited.id, edited.checked_in_at, edited.day,
            edited.edited_at, edited.arousal, edited.comfort, edited.felt_angle.degrees(),
            edited.angle.degrees(), state::to_text(edited.state), joined(edited.body_signs), edited.note);
        if (changed.changed > 0)
            enqueue(connection, refresh);
        return changed.changed > 0;
    });
}

bool SqlCheckIns::remove(MemberId const& member, CheckInId const& check_in, job::NewJob const& refresh) {
    return database_.transact([&](Connection& connection) {
        auto const removed = connection.run(sql::check_ins::kDelete, member, check_in);
        if (removed.empty())
            return false;
        connection.queue(sql::removed_check_ins::kInsert, member, removed.first().text("event_id"));
        enqueue(connection, refresh);
        return true;
    });
}

std::vector<checkin::CheckIn> SqlCheckIns::since(MemberId const& member, Instant from,
                                                 std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<checkin::CheckIn> check_ins;
        for (auto const& row : connection.run(sql::check_ins::kListSince, member, from, limit))
            check_ins.push_back(check_in_of(row));
        return check_ins;
    });
}

std::vector<state::Visit> SqlCheckIns::visits_since(MemberId const& member, Instant from,
                                                    std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<state::Visit> visits;
        for (auto const& row : connection.run(sql::check_ins::kListVisits, member, from, limit))
            visits.push_back({row.instant("checked_in_at"), state::state_named(row.view("state")).value()});
        return visits;
    });
}

std::vector<checkin::CheckIn> SqlCheckIns::page(MemberId const& member, TimeCursor const& behind,
                                                std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<checkin::CheckIn> check_ins;
        for (auto const& row :
             connection.run(sql::check_ins::kListBehind, member, behind.at, behind.id, limit))
            check_ins.push_back(check_in_of(row));
        return check_ins;
    });
}

std::vector<checkin::DatedPlace> SqlCheckIns::places(MemberId const& member, DayRange const& days,
                                                     std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<checkin::DatedPlace> places;
        for (auto const& row :
             connection.run(sql::check_ins::kListPlaces, member, days.first, days.last, limit))
            places.push_back({row.text("day"), state::RingAngle{row.number("angle")}});
        return places;
    });
}

std::vector<checkin::DayCheckIn> SqlCheckIns::of_days(MemberId const& member, DayRange const& days,
                                                      std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<checkin::DayCheckIn> check_ins;
        for (auto const& row :
             connection.run(sql::check_ins::kListOfDays, member, days.first, days.last, limit))
            check_ins.push_back({.day = day_of(row.text("day")),
                                 .at = row.instant("checked_in_at"),
                                 .felt_angle = state::RingAngle{row.number("felt_angle")},
                                 .body_signs = split_words(row.view("body_signs"))});
        std::ranges::reverse(check_ins);
        return check_ins;
    });
}

std::vector<checkin::PlaceCount> SqlCheckIns::count_places(MemberId const& member,
                                                           DayRange const& days) const {
    return database_.read([&](Connection& connection) {
        std::vector<checkin::PlaceCount> counts;
        for (auto const& row : connection.run(sql::check_ins::kCountPlaces, member, days.first, days.last))
            counts.push_back({.state = state::state_named(row.view("state")).value(),
                              .mean_angle = state::RingAngle{row.number("mean_angle")},
                              .check_ins = static_cast<int>(row.integer("check_ins"))});
        return counts;
    });
}

} // namespace evenkeel::storage
