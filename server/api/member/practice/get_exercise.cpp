#include "api/member/member_reply.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

struct GetExerciseQuery {
    ExerciseId exercise_id;
};
BOOST_DESCRIBE_STRUCT(GetExerciseQuery, (), (exercise_id))

struct GetExerciseReply {
    ExerciseDetailView exercise;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(GetExerciseReply, (), (exercise, member))

http::Route get_exercise(PracticeUses const& uses) {
    return http::get_where<http::PremiumMember, GetExerciseQuery, GetExerciseReply>(
        {.operation = "getExercise",
         .path = "/premium/authorized/exercise",
         .summary = "One exercise with its steps, words and evidence, and which of the member's safety codes "
                    "stand against it.",
         .retries = 2,
         .refusals = {Fault::not_found}},
        [uses](http::PremiumMember const& caller,
               GetExerciseQuery const& query) -> http::Answer<GetExerciseReply> {
            auto const listed = uses.browse.find(caller.id(), query.exercise_id);
            if (!listed)
                return std::unexpected(listed.error());
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            return GetExerciseReply{.exercise = view_of_detail(*listed, uses.content.contraindications),
                                    .member = std::move(*view)};
        });
}

} // namespace evenkeel::api
