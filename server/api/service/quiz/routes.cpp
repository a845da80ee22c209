#include "api/service/quiz/routes.hpp"

#include "api/quiz/public_json.hpp"

namespace evenkeel::api {

struct KeepQuizResultRequest : QuizAnswersRequest {
    std::optional<std::string> language_code;
};
BOOST_DESCRIBE_STRUCT(KeepQuizResultRequest, (QuizAnswersRequest), (language_code))

namespace {

constexpr std::string_view kSuffix = ".json";

http::Route keep_quiz_result(QuizUses const& uses) {
    return http::post<http::ServiceVisitor, KeepQuizResultRequest, QuizResultReply>(
        {.operation = "keepQuizResult",
         .path = "/quiz/result",
         .summary = "Keeps the answers to the discovery quiz; answers the key of the result and what they "
                    "come to. The same event id and answers are the same result.",
         .retries = 2,
         .refusals = {Fault::invalid_input, Fault::conflict},
         .limit = account::RateLimit{.calls = 60, .window = std::chrono::minutes{10}}},
        [uses](http::ServiceVisitor const&, KeepQuizResultRequest const& request,
               http::Exchange const& exchange) -> http::Answer<QuizResultReply> {
            auto const taken = uses.keep_result(draft_of(request));
            if (!taken)
                return std::unexpected(taken.error());
            return reply_of(*taken, uses.shelf,
                            request.language_code ? std::string_view{*request.language_code}
                                                  : exchange.accept_language());
        });
}

} // namespace

std::vector<http::Route> quiz_routes(QuizUses const& uses) {
    return {keep_quiz_result(uses)};
}

http::Endpoint quiz_result_file(QuizUses const& uses) {
    return [uses](http::Request const& request) {
        auto name = request.path_parameter("filename").value_or("");
        std::optional<quiz::TakenQuiz> taken;
        if (name.ends_with(kSuffix)) {
            name.remove_suffix(kSuffix.size());
            taken = uses.read_result(QuizResultKey{std::string{name}});
        }
        if (!taken)
            return http::error_reply({.fault = Fault::not_found,
                                      .field = {},
                                      .message = "This result does not exist, or no longer exists."},
                                     request.request_id);
        auto reply = public_json(request, http::encode(reply_of(*taken, uses.shelf, languages_of(request))),
                                 uses.secure);
        reply.headers.add("X-Robots-Tag", "noindex");
        return reply;
    };
}

} // namespace evenkeel::api
