#include "core/feedback/give_feedback.hpp"

#include "core/base/local_day.hpp"
#include "core/base/text.hpp"

namespace evenkeel::feedback {

Result<void> GiveFeedback::check_rate(std::string const& what, MemberId const& member) const {
    auto const decision =
        rate_limits_.take(what + ":" + secure_.sha256(member.value()), kFeedbackRate, clock_.now());
    if (!decision.allowed)
        return std::unexpected(account::too_many_guesses(decision.retry_after));
    return {};
}

Result<bool> GiveFeedback::words(MemberId const& member, std::string const& text,
                                 std::optional<EventId> const& event) const {
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        return refuse(Fault::invalid_input, "app_feedback_text", "Write what you would like us to know.");
    if (characters_in(text) > kLongestFeedback)
        return refuse(Fault::invalid_input, "app_feedback_text", "Feedback can have up to 4,000 characters.");
    if (auto const rate = check_rate("feedback", member); !rate)
        return std::unexpected(rate.error());
    return feedbacks_.add_once({.id = FeedbackId{secure_.uuid()},
                                .member_id = member,
                                .event_id = event.value_or(EventId{secure_.uuid()}),
                                .text = text,
                                .given_at = clock_.now()});
}

Result<void> GiveFeedback::stars(MemberId const& member_id, int stars) const {
    if (stars < 1 || stars > kMostStars)
        return refuse(Fault::invalid_input, "star_rating", "Give one to five stars.");
    auto const member = members_.find(member_id);
    if (!member)
        return refuse(Fault::session_required, "This account is gone. Sign in again.");
    auto const now = clock_.now();
    feedbacks_.rate({.member_id = member_id,
                     .day = day_text(local_day(now, member->time_zone)),
                     .stars = stars,
                     .rated_at = now});
    return {};
}

Result<int> GiveFeedback::review_request(MemberId const& member, std::optional<EventId> const& event) const {
    if (auto const rate = check_rate("review request", member); !rate)
        return std::unexpected(rate.error());
    return feedbacks_.count_review_request(member, event.value_or(EventId{secure_.uuid()}), clock_.now());
}

} // namespace evenkeel::feedback
