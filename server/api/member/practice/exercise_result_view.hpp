#pragma once

#include "api/rounded.hpp"
#include "core/base/local_day.hpp"
#include "core/exercise/exercise_results.hpp"

#include <boost/describe.hpp>

namespace evenkeel::api {

struct ExerciseResultView {
    /// Names the result.
    std::string result_id;
    /// The identifier that the client recorded it with.
    std::string event_uuid;
    /// Which exercise was done.
    std::string exercise_id;
    /// Which part of the day's plan it fills. {one of social_play, exercise, stillness}
    std::string plan_part;
    /// When it began.
    Instant started_at;
    /// The member's calendar day that it counts for. {day}
    std::string date;
    /// How many seconds it lasted, to a tenth. {0..14,400}
    double duration_s{0};
    /// Whether it was done to its end.
    bool completed{false};
    /// How the member was before, by `mood_scale`, to a tenth. Null: not said. {0..360}
    std::optional<double> mood_before;
    /// How the member was after it, by `mood_scale`, to a tenth. Null: not said. {0..360}
    std::optional<double> mood_after;
    /// What the two moods are: degrees on the ring (0 to 360), or a slider from bad (0) to good (100).
    /// {one of ring, slider}
    std::string mood_scale;
    /// What it did, by the member's own word: from much worse (-2) to much better (2). Null: not said.
    /// {-2..2}
    std::optional<int> felt_effect;
    /// What the member wrote; may be empty. {length 0..2,000}
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
            .duration_s = to_tenth(result.duration_s),
            .completed = result.completed,
            .mood_before = result.moods.before.transform(to_tenth),
            .mood_after = result.moods.after.transform(to_tenth),
            .mood_scale = std::string{word_of(result.moods.scale)},
            .felt_effect = result.felt_effect,
            .note = result.note};
}

} // namespace evenkeel::api
