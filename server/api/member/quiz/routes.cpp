#include "api/member/quiz/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> member_quiz_routes(MemberQuizUses const& uses) {
    return {attach_quiz_result(uses), list_quiz_results(uses)};
}

} // namespace evenkeel::api
