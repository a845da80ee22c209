#include "api/context.hpp"
#include "api/member/member_reply.hpp"
#include "api/quiz/result_views.hpp"
#include "core/edition/edition.hpp"
#include "core/quiz/quiz_rules.hpp"

#include <boost/json/value.hpp>

namespace evenkeel::api {

/// The quiz result, passed through. `result`, as the public file holds it, may come along and is not looked
/// at: what it says follows from the answers that its key opens.
struct AttachQuizResultRequest {
    /// The key of a result that the service listener keeps. Left out, `answers` must be there.
    std::optional<QuizResultKey> quiz_result_key;
    /// The answers themselves, where no result was kept before.
    std::optional<QuizAnswersRequest> answers;
    /// The result as its public file holds it. It may come along and is not read: the answers decide.
    std::optional<boost::json::value> result;
    /// The language of the reply, a BCP 47 tag. Left out: as Accept-Language says.
    std::optional<std::string> language_code;
};
BOOST_DESCRIBE_STRUCT(AttachQuizResultRequest, (), (quiz_result_key, answers, result, language_code))

struct AttachQuizResultReply {
    std::string quiz_result_key; ///< Names the result.
    QuizResultView result;       ///< The result, now part of the account.
    MemberView member;
};
BOOST_DESCRIBE_STRUCT(AttachQuizResultReply, (), (quiz_result_key, result, member))

namespace {

quiz::Attachment attachment_of(AttachQuizResultRequest const& request) {
    return {.key = request.quiz_result_key,
            .answers = request.answers ? std::optional{draft_of(*request.answers)} : std::nullopt};
}

/// What is wrong with an answer lies one level deeper than where the quiz itself takes it.
Failure inside_answers(Failure failure) {
    if (failure.fault == Fault::invalid_input && failure.field != "quiz_result_key")
        failure.field = "answers." + failure.field;
    return failure;
}

http::Answer<AttachQuizResultReply> attach_quiz_result(Context const& context, http::Member const& caller,
                                                       AttachQuizResultRequest const& request) {
    auto const taken = context.rules.quiz.attach_result(context.edition.content.quizzes.english(),
                                                        caller.id(), attachment_of(request));
    if (!taken)
        return std::unexpected(inside_answers(taken.error()));
    auto view = fresh_view(context, caller.id());
    if (!view)
        return std::unexpected(view.error());
    auto shown = reply_of(*taken, context.edition,
                          request.language_code ? std::string_view{*request.language_code}
                                                : context.exchange.accept_language());
    return AttachQuizResultReply{std::move(shown.quiz_result_key), std::move(shown.result), std::move(*view)};
}

} // namespace

Route attach_quiz_result_route() {
    return http::post<attach_quiz_result>(
        {.operation = "attachQuizResult",
         .path = "/authorized/assessment/discovery",
         .summary = "Makes a quiz result part of the account, by its key or as the answers themselves, and "
                    "begins the first plan from it. Can be repeated.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::not_found, Fault::conflict},
         .limit = account::RateLimit{.calls = 60, .window = std::chrono::minutes{10}}});
}

} // namespace evenkeel::api
