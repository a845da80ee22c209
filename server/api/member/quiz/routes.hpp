#pragma once

#include "api/quiz/result_views.hpp"
#include "core/quiz/attach_result.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

/// Everything a member's calls about the quiz reach inward to. Built once in app/; outlives the routes.
struct MemberQuizUses {
    quiz::AttachResult const& attach_result;
    quiz::ReadResult const& read_result;
    QuizShelf shelf;
    snapshot::ReadSnapshot const& read_snapshot;
};

[[nodiscard]] std::vector<http::Route> member_quiz_routes(MemberQuizUses const& uses);

[[nodiscard]] http::Route attach_quiz_result(MemberQuizUses const& uses);
[[nodiscard]] http::Route list_quiz_results(MemberQuizUses const& uses);

/// `GET /content/quiz/discovery.json`: the pages and questions, in the language that is asked for. The rules
/// stay here.
[[nodiscard]] http::Endpoint quiz_file(quiz::Quizzes const& quizzes, Secure const& secure);

} // namespace evenkeel::api
