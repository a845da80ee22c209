#include "api/member/member_reply.hpp"
#include "api/member/practice/routes.hpp"

namespace evenkeel::api {

struct ListExerciseEffectsReply {
    std::vector<ListedExerciseView> exercises;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ListExerciseEffectsReply, (), (exercises, member))

http::Route list_exercise_effects(PracticeUses const& uses) {
    return http::get<http::PremiumMember, ListExerciseEffectsReply>(
        {.operation = "listExerciseEffects",
         .path = "/premium/authorized/exercises/effects",
         .summary = "What works for this member: every exercise they have done, the most helpful first, with "
                    "the number of ratings behind the estimate.",
         .retries = 2},
        [uses](http::PremiumMember const& caller) -> http::Answer<ListExerciseEffectsReply> {
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            ListExerciseEffectsReply reply{.exercises = {}, .member = std::move(*view)};
            for (auto const& listed : uses.browse.effects(caller.id()))
                reply.exercises.push_back(view_of_listed(listed, uses.content.contraindications));
            return reply;
        });
}

} // namespace evenkeel::api
