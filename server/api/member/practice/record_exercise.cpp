#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/exercise_result_view.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

struct RecordExerciseRequest {
    EventId event_uuid;
    /// Which exercise was done.
    ExerciseId exercise_id;
    /// When it began, up to 60 days back. Left out: `duration_s` ago.
    std::optional<Instant> started_at;
    /// How many seconds it lasted. {0..14,400}
    double duration_s{0};
    /// Whether it was done to its end.
    bool completed{false};
    /// How the member was before, by `mood_scale`: on a slider at most 100. {0..360}
    std::optional<double> mood_before;
    /// How the member was after it, by `mood_scale`: on a slider at most 100. {0..360}
    std::optional<double> mood_after;
    /// What the two moods are: degrees on the ring (0 to 360), or a slider from bad (0) to good (100). Left
    /// out: `slider`.
    std::optional<exercise::MoodScale> mood_scale;
    /// What it did, from much worse (-2) to much better (2). {-2..2}
    std::optional<int> felt_effect;
    /// Which part of the day's plan it fills. Left out: the exercise's own.
    std::optional<exercise::PlanPart> plan_part;
    /// What the member writes about it. {length 0..2,000}
    std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(RecordExerciseRequest, (),
                      (event_uuid, exercise_id, started_at, duration_s, completed, mood_before, mood_after,
                       mood_scale, felt_effect, plan_part, note))

struct RecordExerciseReply {
    ExerciseResultView exercise_result; ///< The result as it was kept.
    ExerciseEffectView effect;          ///< What the exercise does for this member, with this result.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(RecordExerciseReply, (), (exercise_result, effect, member))

namespace {

exercise::ResultDraft draft_of(RecordExerciseRequest const& request) {
    return {.event_id = request.event_uuid,
            .exercise_id = request.exercise_id,
            .started_at = request.started_at,
            .duration_s = request.duration_s,
            .completed = request.completed,
            .moods = {.before = request.mood_before,
                      .after = request.mood_after,
                      .scale = request.mood_scale.value_or(exercise::MoodScale::slider)},
            .felt_effect = request.felt_effect,
            .plan_part = request.plan_part,
            .note = request.note.value_or("")};
}

http::Answer<RecordExerciseReply> record_exercise(Context const& context, http::PremiumMember const& caller,
                                                  RecordExerciseRequest const& request) {
    auto const kept =
        context.rules.exercise.record_result(context.edition.shelf, caller.id(), draft_of(request));
    if (!kept)
        return std::unexpected(kept.error());
    auto const listed =
        context.rules.exercise.browse.find(context.edition.shelf, caller.id(), kept->result.exercise_id);
    if (!listed)
        return std::unexpected(listed.error());
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    return http::Answer<RecordExerciseReply>{
        RecordExerciseReply{.exercise_result = view_of_result(kept->result),
                            .effect =
                                view_of_listed(*listed, context.edition.content.contraindications).effect,
                            .member = std::move(*view)}}
        .with_status(kept->is_new ? 201 : 200);
}

} // namespace

Route record_exercise_route() {
    return http::post<record_exercise>(
        {.operation = "recordExercise",
         .path = "/premium/authorized/assessment/exercise",
         .summary = "Keeps how an exercise went, once for each event id; the estimate of its effect, today's "
                    "plan and the practised days follow.",
         .retries = 3,
         .refusals = {Fault::invalid_input, Fault::not_found},
         .statuses = {200, 201}});
}

} // namespace evenkeel::api
