#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

struct ListExerciseEffectsReply {
    /// Every exercise the member has done, the most helpful first.
    std::vector<ListedExerciseView> exercises;
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ListExerciseEffectsReply, (), (exercises, member))

namespace {

http::Answer<ListExerciseEffectsReply> list_exercise_effects(Context const& context,
                                                             http::PremiumMember const& caller) {
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    ListExerciseEffectsReply reply{.exercises = {}, .member = std::move(*view)};
    for (auto const& listed : context.rules.exercise.browse.effects(context.edition.shelf, caller.id()))
        reply.exercises.push_back(view_of_listed(listed, context.edition.content.contraindications));
    return reply;
}

} // namespace

Route list_exercise_effects_route() {
    return http::get<list_exercise_effects>(
        {.operation = "listExerciseEffects",
         .path = "/premium/authorized/exercises/effects",
         .summary = "What works for this member: every exercise they have done, the most helpful first, with "
                    "the number of ratings behind the estimate.",
         .retries = 2});
}

} // namespace evenkeel::api
