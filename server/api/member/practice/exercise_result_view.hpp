#pragma once

#include "core/base/local_day.hpp"
#include "core/exercise/exercise_results.hpp"

#include <boost/describe.hpp>

namespace evenkeel::api {

struct ExerciseResultView {
    std::string result_id;
    std::string event_uuid;
    std::string exercise_id;
    std::string plan_part;
    Instant started_at;
    std::string date;
    double duration_s{0};
    bool completed{false};
    std::optional<double> mood_before;
    std::optional<double> mood_after;
    std::string mood_scale;
    std::optional<int> felt_effect;
    std::string note;
};
BOOST_DESCRIBE_STRUCT(ExerciseResultView, (),
                      (result_id, event_uuid, exercise_id, plan_part, started_at, date, duration_s, completed,
                       mood_before, mood_after, mood_scale, felt_effect, note))

[[nodiscard]] inline ExerciseResultView view_of_result(exercise::ExerciseResult const& result) {
    return {.result_id = result.id.value(),
            .event_uuid = result.event_id.value(),
            .exercise_id = result.exercise_id.value(),
            .plan_part = std::string{word_of(result.plan_part)},
            .started_at = result.started_at,
            .date = day_text(result.day),
            .duration_s = result.duration_s,
            .completed = result.completed,
            .mood_before = result.moods.before,
            .mood_after = result.moods.after,
            .mood_scale = std::string{word_of(result.moods.scale)},
            .felt_effect = result.felt_effect,
            .note = result.note};
}

} // namespace evenkeel::api
