#include "api/member/quiz/routes.hpp"

#include "api/member/member_reply.hpp"

namespace evenkeel::api {

struct QuizResultsReply {
    std::vector<QuizResultReply> quiz_results; ///< Newest first.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(QuizResultsReply, (), (quiz_results, member))

http::Route list_quiz_results(MemberQuizUses const& uses) {
    return http::get<http::Member, QuizResultsReply>(
        {.operation = "listQuizResults",
         .path = "/authorized/assessment/discovery",
         .summary = "The member's own quiz results, newest first, at most 20.",
         .retries = 2},
        [uses](http::Member const& caller, http::Exchange const& exchange) -> http::Answer<QuizResultsReply> {
            constexpr std::size_t kMost = 20;
            auto view = fresh_view(uses.read_snapshot, caller.id());
            if (!view)
                return std::unexpected(view.error());
            QuizResultsReply reply{.quiz_results = {}, .member = std::move(*view)};
            for (auto const& taken : uses.read_result.of(caller.id(), kMost))
                reply.quiz_results.push_back(reply_of(taken, uses.shelf, exchange.accept_language()));
            return reply;
        });
}

} // namespace evenkeel::api
