#pragma once

#include "core/account/member/members.hpp"
#include "core/account/sign_in/rate_limits.hpp"
#include "core/base/secure.hpp"
#include "core/feedback/feedbacks.hpp"
#include "core/outside.hpp"
#include "core/stores.hpp"

namespace evenkeel::feedback {

inline constexpr account::RateLimit kFeedbackRate{.calls = 20, .window = std::chrono::hours{1}};

/// Takes feedback about the app: words, stars, and the fact that the member was asked for a review.
class GiveFeedback {
public:
    GiveFeedback(Stores const& stores, Outside const& outside)
        : feedbacks_{stores.feedbacks}, members_{stores.members}, rate_limits_{stores.rate_limits},
          clock_{outside.clock}, secure_{outside.secure} {}

    /// Refuses (field app_feedback_text) nothing but space and more than 4,000 bytes. Without an event id
    /// every call is another one. True when it is new.
    Result<bool> words(MemberId const& member, std::string const& text,
                       std::optional<EventId> const& event) const;

    /// Refuses (field star_rating) what is not 1 to 5.
    Result<void> stars(MemberId const& member, int stars) const;

    /// Answers how often the member was asked. Without an event id every call counts.
    Result<int> review_request(MemberId const& member, std::optional<EventId> const& event) const;

private:
    [[nodiscard]] Result<void> check_rate(std::string const& what, MemberId const& member) const;

    Feedbacks& feedbacks_;
    account::Members const& members_;
    account::RateLimits& rate_limits_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::feedback
