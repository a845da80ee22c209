#include "storage/checkin/check_ins.hpp"

#include "storage/checkin/balance_points.hpp"
#include "storage/engine/columns.hpp"
#include "storage/engine/try_again.hpp"
#include "storage/job/jobs.hpp"

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

/// Asked for together, so that all of it takes one round trip.
struct Answers {
    std::shared_ptr<Pending> before; ///< The revision. The row is held: no other rebuild comes between.
    std::shared_ptr<Pending> inserted;
    std::shared_ptr<Pending>
        around; ///< Looked at after the insert, which waits for who removes the event now.
    std::shared_ptr<Pending> visits;
};

Answers insert_and_ask(Connection& connection, checkin::CheckIn const& check_in,
                       std::optional<checkin::Refresh::AtOnce> const& at_once) {
    Answers answers;
    if (at_once)
        answers.before = connection.queue(sql::member_revisions::kHold, check_in.member_id);
    answers.inserted = insert(connection, check_in);
    auto const& [first, last] = at_once ? at_once->touched : DayRange{check_in.day, check_in.day};
    answers.around = connection.queue(sql::check_ins::kLookAround, check_in.member_id, check_in.event_id,
                                      first, last, check_in.day);
    if (at_once)
        answers.visits = ask_for_visits(connection, at_once->day);
    return answers;
}

void refresh_points(Connection& connection, checkin::Refresh const& refresh, Answers const& answers) {
    if (!refresh.at_once || answers.around->rows().first().flag("has_later_days"))
        enqueue(connection, refresh.later);
    else
        replace_points(connection, refresh.at_once->day, refresh.at_once->compute, answers.visits->rows());
}

/// The row of the revision is held from the first answer on, so nothing else can have raised it.
std::optional<checkin::CheckIns::Step> step_of(Answers const& answers) {
    if (!answers.before)
        return std::nullopt;
    return checkin::CheckIns::Step{.from = answers.before->rows().first().integer("revision"),
                                   .to = answers.around->rows().first().integer("revision")};
}

} // namespace

checkin::CheckIns::Kept SqlCheckIns::add_once(checkin::CheckIn const& check_in,
                                              checkin::Refresh const& refresh) {
    return database_.transact([&](Connection& connection) -> Kept {
        auto const answers = insert_and_ask(connection, check_in, refresh.at_once);
        if (answers.inserted->rows().empty()) {
            auto const stored =
                connection.run(sql::check_ins::kFindByEvent, check_in.member_id, check_in.event_id);
            return {.check_in = check_in_of(row_in_the_way(stored)), .is_new = false};
        }
        auto const& around = answers.around->rows().first();
        auto const was_removed = around.flag("was_removed");
        if (was_removed || around.integer("of_day") > checkin::kMostOfADay) {
            connection.queue(sql::check_ins::kDelete, check_in.member_id, check_in.id);
            return {
                .check_in = check_in, .is_new = false, .was_removed = was_removed, .is_full = !was_removed};
        }
        refresh_points(connection, refresh, answers);
        return {.check_in = check_in, .is_new = true, .step = step_of(answers)};
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
