#include "storage/practice/practice_log.hpp"

#include "core/base/local_day.hpp"
#include "storage/engine/columns.hpp"

#include <sql/plan_ticks.hpp>
#include <sql/practice_marks.hpp>
#include <sql/program_days.hpp>
#include <sql/program_runs.hpp>
#include <sql/rest_days.hpp>
#include <sql/rest_weekdays.hpp>

namespace evenkeel::storage {
namespace {

void take_back(Connection& connection, program::PlanTick const& tick) {
    auto const day = day_text(tick.mark.day);
    connection.queue(sql::practice_marks::kDeleteTick, tick.member_id, day, word_of(tick.mark.item));
    connection.queue(sql::program_days::kDeleteUnmarked, tick.member_id, day);
}

} // namespace

bool SqlPracticeLog::tick(program::PlanTick const& tick) {
    return database_.transact([&](Connection& connection) {
        auto const inserted =
            connection.run(sql::plan_ticks::kInsert, tick.member_id, tick.event_id, day_text(tick.mark.day),
                           word_of(tick.mark.item), tick.done, tick.at);
        if (inserted.empty())
            return false;
        if (tick.done)
            mark_practised(connection, tick.member_id, tick.mark, MarkSource::tick);
        else
            take_back(connection, tick);
        return true;
    });
}

std::vector<program::PracticeMark> SqlPracticeLog::marks_since(MemberId const& member, Day from) const {
    return marks(member, {.first = day_text(from), .last = all_days().last}, program::kMostMarks);
}

std::vector<program::PracticeMark> SqlPracticeLog::marks(MemberId const& member, DayRange const& days,
                                                         std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<program::PracticeMark> marks;
        for (auto const& row :
             connection.run(sql::practice_marks::kList, member, days.first, days.last, limit))
            marks.push_back(
                {day_of(row.text("day")), value_named<program::PracticeItem>(row.text("item")).value()});
        return marks;
    });
}

void SqlPracticeLog::keep_rest_weekdays(MemberId const& member, std::vector<unsigned> const& weekdays) {
    std::vector<std::string> words;
    for (auto const weekday : weekdays)
        words.push_back(std::to_string(weekday));
    database_.transact([&](Connection& connection) {
        connection.queue(sql::rest_weekdays::kUpsert, member, joined(words));
    });
}

void SqlPracticeLog::keep_rest_day(MemberId const& member, Day day, bool is_rest) {
    database_.transact([&](Connection& connection) {
        connection.queue(is_rest ? sql::rest_days::kInsert : sql::rest_days::kDelete, member, day_text(day));
    });
}

program::Rest SqlPracticeLog::rest(MemberId const& member, Day from) const {
    return database_.read([&](Connection& connection) {
        program::Rest rest;
        auto const weekdays = connection.queue(sql::rest_weekdays::kFind, member);
        auto const days =
            connection.queue(sql::rest_days::kListSince, member, day_text(from), program::kMostRestDays);
        for (auto const& row : weekdays->rows())
            for (auto const& word : split_words(row.view("weekdays")))
                rest.weekdays.push_back(static_cast<unsigned>(std::stoul(word)));
        for (auto const& row : days->rows())
            rest.days.push_back(day_of(row.view("day")));
        return rest;
    });
}

void mark_practised(Connection& connection, MemberId const& member, program::PracticeMark const& mark,
                    MarkSource source) {
    auto const day = day_text(mark.day);
    connection.queue(sql::practice_marks::kInsert, member, day, word_of(mark.item),
                     source == MarkSource::result ? "result" : "tick");
    connection.queue(sql::program_runs::kBeginFirst, member, day);
    connection.queue(sql::program_days::kInsert, member, day);
}

} // namespace evenkeel::storage
