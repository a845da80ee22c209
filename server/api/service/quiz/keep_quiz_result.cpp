#include "api/context.hpp"
#include "api/quiz/public_json.hpp"
#include "api/quiz/result_views.hpp"
#include "api/service/routes.hpp"
#include "core/base/secure.hpp"
#include "core/edition/edition.hpp"
#include "core/quiz/quiz_rules.hpp"

namespace evenkeel::api {

struct KeepQuizResultRequest : QuizAnswersRequest {
    /// The language of the reply, a BCP 47 tag. Left out: as Accept-Language says.
    std::optional<std::string> language_code;
};
BOOST_DESCRIBE_STRUCT(KeepQuizResultRequest, (QuizAnswersRequest), (language_code))

namespace {

http::Answer<QuizResultReply> keep_quiz_result(Context const& context, http::ServiceVisitor const&,
                                               KeepQuizResultRequest const& request) {
    auto const kept =
        context.rules.quiz.keep_result(context.edition.content.quizzes.english(), draft_of(request));
    if (!kept)
        return std::unexpected(kept.error());
    return http::Answer<QuizResultReply>{reply_of(kept->taken, context.edition,
                                                  request.language_code
                                                      ? std::string_view{*request.language_code}
                                                      : context.exchange.accept_language())}
        .with_status(kept->is_new ? 201 : 200);
}

http::Reply read_quiz_result_file(Context const& context, http::Request const& request) {
    std::optional<quiz::TakenQuiz> taken;
    if (auto const key = key_of_json_file(request))
        taken = context.rules.quiz.read_result(QuizResultKey{std::string{*key}});
    if (!taken)
        return http::error_reply({.fault = Fault::not_found,
                                  .field = {},
                                  .message = "This result does not exist, or no longer exists."},
                                 request.request_id);
    auto reply = public_json(request, http::encode(reply_of(*taken, context.edition, languages_of(request))),
                             context.secure);
    reply.headers.add("X-Robots-Tag", "noindex");
    return reply;
}

} // namespace

Route keep_quiz_result_route() {
    return http::post<keep_quiz_result>(
        {.operation = "keepQuizResult",
         .path = "/quiz/result",
         .summary = "Keeps the answers to the discovery quiz; answers the key of the result and what they "
                    "come to. The same event id and answers are the same result.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::conflict},
         .statuses = {200, 201},
         .limit = account::RateLimit{.calls = 60, .window = std::chrono::minutes{10}}});
}

PublicFile quiz_result_file() {
    return {{.operation = "getQuizResultFile",
             .path = "/quiz-results/{filename}",
             .summary =
                 "A quiz result, {quiz_result_key}.json, for whoever holds its key. Search engines are "
                 "asked to leave it out.",
             .replies = {http::file_schema<QuizResultReply>},
             .has_languages = true,
             .refusals = {Fault::not_found}},
            read_quiz_result_file};
}

} // namespace evenkeel::api
