#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/member/practice/exercise_result_view.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

struct RecordExerciseRequest {
    EventId event_uuid;
    ExerciseId exercise_id;
    std::optional<Instant> started_at;
    double duration_s{0};
    bool completed{false};
    std::optional<double> mood_before;
    std::optional<double> mood_after;
    std::optional<exercise::MoodScale> mood_scale;
    std::optional<int> felt_effect;
    std::optional<exercise::PlanPart> plan_part;
    std::optional<std::string> note;
};
BOOST_DESCRIBE_STRUCT(RecordExerciseRequest, (),
                      (event_uuid, exercise_id, started_at, duration_s, completed, mood_before, mood_after,
                       mood_scale, felt_effect, plan_part, note))

struct RecordExerciseReply {
    ExerciseResultView exercise_result;
    ExerciseEffectView effect;
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
