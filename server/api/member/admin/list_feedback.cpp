#include "api/context.hpp"
#include "api/member/id_page.hpp"
#include "core/admin/audit_log.hpp"
#include "core/base/clock.hpp"
#include "core/base/secure.hpp"
#include "core/feedback/feedbacks.hpp"

namespace evenkeel::api {

struct FeedbackView {
    std::string feedback_id;       ///< Names the feedback.
    std::string app_feedback_text; ///< What the member wrote. {length 1..4,000}
    std::string first_name;        ///< Who wrote it; may be empty.
    std::string email_address;     ///< The member's address, for an answer. {format idn-email}
    Instant given_at;              ///< When it was sent.
};
BOOST_DESCRIBE_STRUCT(FeedbackView, (), (feedback_id, app_feedback_text, first_name, email_address, given_at))

struct ListFeedbackReply {
    /// What members wrote, newest first. {items 0..100}
    std::vector<FeedbackView> feedback;
    /// How many ratings gave one star, two, … five, in this order. {items 5..5}
    std::vector<std::int64_t> star_counts;
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

http::Answer<ListFeedbackReply> list_feedback(Context const& context, http::Admin const& caller,
                                              PageQuery const& query) {
    auto const limit = limit_of(query.limit, admin::kMostInList);
    if (!limit)
        return std::unexpected(limit.error());
    // Members' own words: that somebody read them is noted like anything an admin does.
    context.stores.audit_log.append(admin::audit_entry({caller.id()}, {admin::kFeedbackRead, {}, {}},
                                                       context.clock.now(), context.secure));
    auto all = context.stores.feedbacks.list(before_of<FeedbackId>(query), *limit + 1);
    ListFeedbackReply reply{.feedback = {},
                            .star_counts = {},
                            .next = cut_to_page(all, *limit, [](feedback::ShownFeedback const& shown) {
                                return shown.feedback.id;
                            })};
    for (auto const& shown : all)
        reply.feedback.push_back(view_of_feedback(shown));
    for (auto const count : context.stores.feedbacks.count_stars())
        reply.star_counts.push_back(static_cast<std::int64_t>(count));
    return reply;
}

} // namespace

Route list_feedback_route() {
    return http::get_where<list_feedback>(
        {.operation = "listFeedback",
         .path = "/app-admin/feedback",
         .summary = "What members wrote about the app, newest first, and how many stars they gave.",
         .retries = 2,
         .refusals = {Fault::invalid_input}});
}

} // namespace evenkeel::api
