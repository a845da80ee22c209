#include "storage/account/feedbacks.hpp"

#include "storage/engine/columns.hpp"

#include <sql/app_ratings.hpp>
#include <sql/feedback.hpp>
#include <sql/review_requests.hpp>

namespace evenkeel::storage {

bool SqlFeedbacks::add_once(feedback::Feedback const& feedback) {
    return database_.transact([&](Connection& connection) {
        return connection
                   .run(sql::feedback::kInsert, feedback.member_id, feedback.id, feedback.event_id,
                        feedback.text, feedback.given_at)
                   .changed > 0;
    });
}

void SqlFeedbacks::rate(feedback::Rating const& rating) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::app_ratings::kUpsert, rating.member_id, rating.day, rating.stars,
                         rating.rated_at);
    });
}

int SqlFeedbacks::count_review_request(MemberId const& member, EventId const& event, Instant at) {
    return database_.transact([&](Connection& connection) {
        connection.queue(sql::review_requests::kInsert, member, event, at, feedback::kMostReviewRequests);
        return static_cast<int>(
            connection.run(sql::review_requests::kCount, member).first().integer("requests"));
    });
}

std::vector<feedback::ShownFeedback> SqlFeedbacks::list(std::optional<FeedbackId> const& before,
                                                        std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<feedback::ShownFeedback> all;
        for (auto const& row : connection.run(sql::feedback::kList, place(before), limit))
            all.push_back({.feedback = {.id = FeedbackId{row.text("feedback_id")},
                                        .member_id = MemberId{row.text("member_id")},
                                        .event_id = EventId{row.text("event_id")},
                                        .text = row.text("text"),
                                        .given_at = row.instant("given_at")},
                           .first_name = row.text("first_name"),
                           .email_address = row.text("email_address")});
        return all;
    });
}

feedback::StarCounts SqlFeedbacks::count_stars() const {
    return database_.read([&](Connection& connection) {
        feedback::StarCounts counts{};
        for (auto const& row : connection.run(sql::app_ratings::kCountStars))
            counts.at(static_cast<std::size_t>(row.integer("stars") - 1)) =
                static_cast<std::size_t>(row.integer("ratings"));
        return counts;
    });
}

} // namespace evenkeel::storage
