#include "storage/practice/programs.hpp"

#include "storage/engine/columns.hpp"

#include <sql/pauses.hpp>
#include <sql/program_restarts.hpp>
#include <sql/program_runs.hpp>
#include <sql/reflections.hpp>

#include <algorithm>

namespace evenkeel::storage {
namespace {

program::Run present_run(Connection& connection, MemberId const& member) {
    auto const rows = connection.run(sql::program_runs::kFindPresent, member, program::kProgramDays);
    if (rows.empty())
        return {};
    program::Run run{.number = static_cast<int>(rows.first().integer("run")),
                     .began = day_of(rows.first().view("began_day")),
                     .practised = {}};
    for (auto const& row : rows)
        if (!row.is_null("day"))
            run.practised.push_back(day_of(row.view("day")));
    return run;
}

void end_pauses(Connection& connection, MemberId const& member, std::string const& today) {
    connection.queue(sql::pauses::kDeleteBegun, member, today);
    connection.queue(sql::pauses::kEnd, member, today);
}

program::Reflection reflection_of(Row const& row) {
    return {.member_id = MemberId{row.text("member_id")},
            .event_id = EventId{row.text("event_id")},
            .run = static_cast<int>(row.integer("run")),
            .week = static_cast<int>(row.integer("week")),
            .answers = {row.text("answer_1"), row.text("answer_2"), row.text("answer_3")},
            .written_at = row.instant("written_at")};
}

} // namespace

program::Run SqlPrograms::present(MemberId const& member) const {
    return database_.read([&](Connection& connection) { return present_run(connection, member); });
}

std::vector<program::Pause> SqlPrograms::pauses(MemberId const& member) const {
    return database_.read([&](Connection& connection) {
        std::vector<program::Pause> pauses;
        for (auto const& row : connection.run(sql::pauses::kList, member, program::kMostPauses)) {
            auto const ended = row.text_or_null("ended_day");
            pauses.push_back(
                {day_of(row.text("began_day")), ended ? std::optional{day_of(*ended)} : std::nullopt});
        }
        return pauses;
    });
}

void SqlPrograms::restart(MemberId const& member, program::Restart const& restart) {
    database_.transact([&](Connection& connection) {
        if (restart.event_id &&
            connection.run(sql::program_restarts::kInsert, member, *restart.event_id, restart.at).empty())
            return;
        auto run = present_run(connection, member);
        auto const is_untouched = run.number > 0 && run.began >= restart.today && run.practised.empty();
        if (!is_untouched)
            connection.queue(sql::program_runs::kBegin, member, ++run.number, day_text(restart.today));
        if (restart.earlier == program::EarlierHistory::is_hidden)
            connection.queue(sql::program_runs::kHideBefore, member, run.number);
        end_pauses(connection, member, day_text(restart.today));
    });
}

void SqlPrograms::pause(MemberId const& member, Day today) {
    database_.transact([&](Connection& connection) {
        if (connection.run(sql::pauses::kFindOpen, member).empty())
            connection.queue(sql::pauses::kBegin, member, day_text(today));
    });
}

void SqlPrograms::resume(MemberId const& member, Day today) {
    database_.transact([&](Connection& connection) { end_pauses(connection, member, day_text(today)); });
}

bool SqlPrograms::add_reflection(program::Reflection const& reflection) {
    return database_.transact([&](Connection& connection) {
        return !connection
                    .run(sql::reflections::kInsert, reflection.member_id, reflection.event_id, reflection.run,
                         reflection.week, reflection.answers[0], reflection.answers[1], reflection.answers[2],
                         reflection.written_at)
                    .empty();
    });
}

std::vector<program::Reflection> SqlPrograms::reflections(MemberId const& member, int run) const {
    return database_.read([&](Connection& connection) {
        std::vector<program::Reflection> reflections;
        for (auto const& row : connection.run(sql::reflections::kListNewest, member, run))
            reflections.push_back(reflection_of(row));
        return reflections;
    });
}

std::vector<program::PastRun> SqlPrograms::past_runs(MemberId const& member) const {
    return database_.read([&](Connection& connection) {
        std::vector<program::PastRun> runs;
        for (auto const& row : connection.run(sql::program_runs::kListPast, member, program::kMostRuns))
            runs.push_back({.number = static_cast<int>(row.integer("run")),
                            .began = day_of(row.text("began_day")),
                            .days_practised = std::min(static_cast<int>(row.integer("days_practised")),
                                                       program::kProgramDays)});
        return runs;
    });
}

} // namespace evenkeel::storage
