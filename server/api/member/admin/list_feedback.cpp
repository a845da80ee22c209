#include "api/member/admin/routes.hpp"
#include "api/member/id_page.hpp"

namespace evenkeel::api {

struct FeedbackView {
    std::string feedback_id;
    std::string app_feedback_text;
    std::string first_name;
    std::string email_address;
    Instant given_at;
};
BOOST_DESCRIBE_STRUCT(FeedbackView, (), (feedback_id, app_feedback_text, first_name, email_address, given_at))

struct ListFeedbackReply {
    std::vector<FeedbackView> feedback;
    std::vector<std::int64_t> star_counts; ///< How many ratings gave one star, two, … five.
    std::optional<std::string> next;
};
BOOST_DESCRIBE_STRUCT(ListFeedbackReply, (), (feedback, star_counts, next))

namespace {

FeedbackView view_of_feedback(feedback::ShownFeedback const& shown) {
    return {.feedback_id = shown.feedback.id.value(),
            .app_feedback_text = shown.feedback.text,
            .first_name = shown.first_name,
            .email_address = shown.email_address,
            .given_at = shown.feedback.given_at};
}

} // namespace

http::Route list_feedback(AdminUses const& uses) {
    return http::get_where<http::Admin, PageQuery, ListFeedbackReply>(
        {.operation = "listFeedback",
         .path = "/app-admin/feedback",
         .summary = "What members wrote about the app, newest first, and how many stars they gave.",
         .retries = 2,
         .refusals = {Fault::invalid_input}},
        [uses](http::Admin const& caller, PageQuery const& query) -> http::Answer<ListFeedbackReply> {
            auto const limit = limit_of(query.limit, admin::kMostInList);
            if (!limit)
                return std::unexpected(limit.error());
            // Members' own words: that somebody read them is noted like anything an admin does.
            uses.audit_log.append(admin::audit_entry({caller.id()}, {admin::kFeedbackRead, {}, {}},
                                                     uses.clock.now(), uses.secure));
            auto all = uses.feedbacks.list(before_of<FeedbackId>(query), *limit + 1);
            ListFeedbackReply reply{
                .feedback = {},
                .star_counts = {},
                .next = cut_to_page(all, *limit,
                                    [](feedback::ShownFeedback const& shown) { return shown.feedback.id; })};
            for (auto const& shown : all)
                reply.feedback.push_back(view_of_feedback(shown));
            for (auto const count : uses.feedbacks.count_stars())
                reply.star_counts.push_back(static_cast<std::int64_t>(count));
            return reply;
        });
}

} // namespace evenkeel::api
