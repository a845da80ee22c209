#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/quiz/result_views.hpp"
#include "core/edition/edition.hpp"
#include "core/quiz/quiz_rules.hpp"

namespace evenkeel::api {

struct QuizResultsReply {
    std::vector<QuizResultReply> quiz_results; ///< The member's results, newest first. {items 0..20}
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(QuizResultsReply, (), (quiz_results, member))

namespace {

http::Answer<QuizResultsReply> list_quiz_results(Context const& context, http::Member const& caller) {
    constexpr std::size_t kMost = 20;
    auto view = unchanged_view(context, caller.session());
    if (!view)
        return std::unexpected(view.error());
    QuizResultsReply reply{.quiz_results = {}, .member = std::move(*view)};
    for (auto const& taken : context.rules.quiz.read_result.of(caller.id(), kMost))
        reply.quiz_results.push_back(reply_of(taken, context.edition, context.exchange.accept_language()));
    return reply;
}

} // namespace

Route list_quiz_results_route() {
    return http::get<list_quiz_results>(
        {.operation = "listQuizResults",
         .path = "/authorized/assessment/discovery",
         .summary = "The member's own quiz results, newest first, at most 20.",
         .retries = 2});
}

} // namespace evenkeel::api
