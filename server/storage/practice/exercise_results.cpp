#include "storage/practice/exercise_results.hpp"

#include "storage/engine/columns.hpp"
#include "storage/engine/try_again.hpp"
#include "storage/practice/practice_log.hpp"

#include <sql/exercise_experiences.hpp>
#include <sql/exercise_results.hpp>

namespace evenkeel::storage {
namespace {

using exercise::ExerciseResult;

std::optional<int> whole_or_null(Row const& row, std::string_view column) {
    if (row.is_null(column))
        return std::nullopt;
    return static_cast<int>(row.integer(column));
}

ExerciseResult result_of(Row const& row) {
    return {.id = ExerciseResultId{row.text("result_id")},
            .member_id = MemberId{row.text("member_id")},
            .event_id = EventId{row.text("event_id")},
            .exercise_id = ExerciseId{row.text("exercise_id")},
            .plan_part = value_named<exercise::PlanPart>(row.text("plan_part")).value(),
            .started_at = row.instant("started_at"),
            .recorded_at = row.instant("recorded_at"),
            .day = day_of(row.text("day")),
            .duration_s = row.number("duration_s"),
            .completed = row.flag("completed"),
            .moods = {.before = row.number_or_null("mood_before"),
                      .after = row.number_or_null("mood_after"),
                      .scale = value_named<exercise::MoodScale>(row.text("mood_scale")).value()},
            .felt_effect = whole_or_null(row, "felt_effect"),
            .effect_hundredths = whole_or_null(row, "effect_hundredths"),
            .note = row.text("note")};
}

bool insert(Connection& connection, ExerciseResult const& result) {
    return !connection
                .run(sql::exercise_results::kInsert, result.member_id, result.id, result.event_id,
                     result.exercise_id, word_of(result.plan_part), result.started_at, result.recorded_at,
                     day_text(result.day), result.duration_s, result.completed, result.moods.before,
                     result.moods.after, word_of(result.moods.scale), result.felt_effect,
                     result.effect_hundredths, result.note)
                .empty();
}

} // namespace

exercise::ExerciseResults::Kept SqlExerciseResults::add_once(ExerciseResult const& result) {
    return database_.transact([&](Connection& connection) -> Kept {
        if (!insert(connection, result)) {
            auto const stored =
                connection.run(sql::exercise_results::kFindByEvent, result.member_id, result.event_id);
            return {.result = result_of(row_in_the_way(stored)), .is_new = false};
        }
        connection.queue(sql::exercise_experiences::kAdd, result.member_id, result.exercise_id,
                         result.effect_hundredths ? 1 : 0, result.effect_hundredths.value_or(0),
                         day_text(result.day));
        mark_practised(connection, result.member_id, program::mark_of(result), MarkSource::result);
        return {.result = result, .is_new = true};
    });
}

std::vector<ExerciseResult> SqlExerciseResults::latest(MemberId const& member, std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<ExerciseResult> results;
        for (auto const& row : connection.run(sql::exercise_results::kListLatest, member, limit))
            results.push_back(result_of(row));
        return results;
    });
}

std::vector<ExerciseResult> SqlExerciseResults::page(MemberId const& member, Wanted const& wanted) const {
    return database_.read([&](Connection& connection) {
        std::vector<ExerciseResult> results;
        for (auto const& row :
             connection.run(sql::exercise_results::kListBehind, member, wanted.behind.at, wanted.behind.id,
                            wanted.exercise.value_or(ExerciseId{}), wanted.limit))
            results.push_back(result_of(row));
        return results;
    });
}

std::vector<exercise::PracticeTime> SqlExerciseResults::times(MemberId const& member,
                                                              DayRange const& days) const {
    return database_.read([&](Connection& connection) {
        std::vector<exercise::PracticeTime> times;
        for (auto const& row : connection.run(sql::exercise_results::kSumDays, member, days.first, days.last))
            times.push_back({.day = day_of(row.text("day")),
                             .seconds = row.number("seconds"),
                             .times = static_cast<int>(row.integer("times"))});
        return times;
    });
}

exercise::Experiences SqlExerciseResults::experiences(MemberId const& member) const {
    return database_.read([&](Connection& connection) {
        exercise::Experiences experiences;
        for (auto const& row : connection.run(sql::exercise_experiences::kList, member))
            experiences.emplace(ExerciseId{row.text("exercise_id")},
                                exercise::Experience{.times = static_cast<int>(row.integer("times")),
                                                     .rated = static_cast<int>(row.integer("rated")),
                                                     .effect_hundredths = row.integer("effect_hundredths"),
                                                     .last_day = day_of(row.text("last_day"))});
        return experiences;
    });
}

} // namespace evenkeel::storage
