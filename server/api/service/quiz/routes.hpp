#pragma once

#include "api/quiz/result_views.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

/// Everything the visitor's calls of the quiz reach inward to. Built once in app/; outlives the routes.
struct QuizUses {
    quiz::KeepResult const& keep_result;
    quiz::ReadResult const& read_result;
    QuizShelf shelf;
    Secure const& secure;
};

/// The calls of the quiz on the service listener.
[[nodiscard]] std::vector<http::Route> quiz_routes(QuizUses const& uses);

/// `GET /quiz-results/{filename}`: a result, for whoever holds its key.
[[nodiscard]] http::Endpoint quiz_result_file(QuizUses const& uses);

} // namespace evenkeel::api
