#pragma once

#include "core/feedback/give_feedback.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "http/route.hpp"

#include <vector>

namespace evenkeel::api {

struct FeedbackUses {
    feedback::GiveFeedback const& give_feedback;
    snapshot::ReadSnapshot const& read_snapshot;
};

/// What a member says about the app.
[[nodiscard]] std::vector<http::Route> feedback_routes(FeedbackUses const& uses);

[[nodiscard]] http::Route send_feedback(FeedbackUses const& uses);
[[nodiscard]] http::Route rate_app_experience(FeedbackUses const& uses);
[[nodiscard]] http::Route increment_review_request_count(FeedbackUses const& uses);

} // namespace evenkeel::api
