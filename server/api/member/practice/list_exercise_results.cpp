#include "api/context.hpp"
#include "api/member/page.hpp"
#include "api/member/practice/exercise_result_view.hpp"
#include "core/exercise/exercise_results.hpp"

namespace evenkeel::api {

struct ExerciseResultsQuery {
    std::optional<std::string> before;     ///< The `next` of the page before.
    std::optional<int> limit;              ///< How many results a page holds. Left out: 50. {1..200}
    std::optional<ExerciseId> exercise_id; ///< Only results of this exercise. Left out: of all.
};
BOOST_DESCRIBE_STRUCT(ExerciseResultsQuery, (), (before, limit, exercise_id))

struct ExerciseResultPage {
    std::vector<ExerciseResultView> exercise_results; ///< What was done, newest first. {items 0..200}
    std::optional<std::string> next;                  ///< Goes into `before` of the next call.
};
BOOST_DESCRIBE_STRUCT(ExerciseResultPage, (), (exercise_results, next))

namespace {

http::Answer<ExerciseResultPage> list_exercise_results(Context const& context, http::Member const& caller,
                                                       ExerciseResultsQuery const& query) {
    auto const bounds = bounds_of({.before = query.before, .limit = query.limit});
    if (!bounds)
        return std::unexpected(bounds.error());
    auto const rows = context.stores.exercise_results.page(
        caller.id(), {.behind = bounds->behind, .exercise = query.exercise_id, .limit = bounds->limit});
    ExerciseResultPage page;
    for (auto const& row : rows)
        page.exercise_results.push_back(view_of_result(row));
    if (!rows.empty())
        page.next =
            next_page(rows.size(), *bounds, {.at = rows.back().started_at, .id = rows.back().id.value()});
    return page;
}

} // namespace

Route list_exercise_results_route() {
    return http::get_where<list_exercise_results>(
        {.operation = "listExerciseResults",
         .path = "/authorized/history/exercises",
         .summary = "What the member said of each exercise they did, of one or of all, newest first.",
         .retries = 2});
}

} // namespace evenkeel::api
