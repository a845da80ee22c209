#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "core/edition/edition.hpp"
#include "core/exercise/exercise_rules.hpp"

namespace evenkeel::api {

struct ListExercisesQuery {
    /// Only exercises that lead out of this state, or of any. {state}
    std::optional<std::string> from;
    /// Only exercises that lead to this state. {state}
    std::optional<std::string> to;
    /// Only exercises of this kind.
    std::optional<exercise::Kind> kind;
    /// Only exercises that fill this part of the day's plan.
    std::optional<exercise::PlanPart> plan_part;
    /// Only exercises that can be done in so many minutes.
    std::optional<double> minutes;
    /// True also shows, marked, what the safety profile rules out. Left out: false.
    std::optional<bool> with_unsafe;
};
BOOST_DESCRIBE_STRUCT(ListExercisesQuery, (), (from, to, kind, plan_part, minutes, with_unsafe))

struct ListExercisesReply {
    std::vector<ListedExerciseView> exercises; ///< The exercises, in the order of their titles.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(ListExercisesReply, (), (exercises, member))

namespace {

Result<std::optional<state::StateName>> state_in(std::optional<std::string> const& name,
                                                 std::string const& field) {
    if (!name)
        return std::optional<state::StateName>{};
    auto const state = state::state_named(*name);
    if (!state)
        return refuse(Fault::invalid_input, field, "Choose one of the six states.");
    return state;
}

Result<exercise::Filter> filter_of(ListExercisesQuery const& query) {
    auto const from = state_in(query.from, "from");
    if (!from)
        return std::unexpected(from.error());
    auto const to = state_in(query.to, "to");
    if (!to)
        return std::unexpected(to.error());
    return exercise::Filter{.from = *from,
                            .to = *to,
                            .kind = query.kind,
                            .plan_part = query.plan_part,
                            .minutes = query.minutes,
                            .with_unsafe = query.with_unsafe.value_or(false)};
}

http::Answer<ListExercisesReply> list_exercises(Context const& context, http::PremiumMember const& caller,
                                                ListExercisesQuery const& query) {
    auto const filter = filter_of(query);
    if (!filter)
        return std::unexpected(filter.error());
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    ListExercisesReply reply{.exercises = {}, .member = std::move(*view)};
    for (auto const& listed : context.rules.exercise.browse.list(context.edition.shelf, caller.id(), *filter))
        reply.exercises.push_back(view_of_listed(listed, context.edition.content.contraindications));
    return reply;
}

} // namespace

Route list_exercises_route() {
    return http::get_where<list_exercises>(
        {.operation = "listExercises",
         .path = "/premium/authorized/exercises",
         .summary =
             "The library by title, narrowed by way, kind, part of the day and minutes. What the safety "
             "profile rules out is shown, and marked, only where asked for.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
