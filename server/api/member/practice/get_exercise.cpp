#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

struct GetExerciseQuery {
    ExerciseId exercise_id; ///< Which exercise.
};
BOOST_DESCRIBE_STRUCT(GetExerciseQuery, (), (exercise_id))

struct GetExerciseReply {
    ExerciseDetailView exercise; ///< The exercise with all that its player needs.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetExerciseReply, (), (exercise, member))

namespace {

http::Answer<GetExerciseReply> get_exercise(Context const& context, http::PremiumMember const& caller,
                                            GetExerciseQuery const& query) {
    auto const listed =
        context.rules.exercise.browse.find(context.edition.shelf, caller.id(), query.exercise_id);
    if (!listed)
        return std::unexpected(listed.error());
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    return GetExerciseReply{.exercise = view_of_detail(*listed, context.edition.content.contraindications),
                            .member = std::move(*view)};
}

} // namespace

Route get_exercise_route() {
    return http::get_where<get_exercise>(
        {.operation = "getExercise",
         .path = "/premium/authorized/exercise",
         .summary = "One exercise with its steps, words and evidence, and which of the member's safety codes "
                    "stand against it.",
         .retries = 2,
         .refusals = {Fault::not_found}});
}

} // namespace evenkeel::api
