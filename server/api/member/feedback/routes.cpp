#include "api/member/feedback/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> feedback_routes(FeedbackUses const& uses) {
    return {send_feedback(uses), rate_app_experience(uses), increment_review_request_count(uses)};
}

} // namespace evenkeel::api
