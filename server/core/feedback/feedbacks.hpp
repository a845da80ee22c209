#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace evenkeel::feedback {

inline constexpr std::size_t kLongestFeedback = 4000; ///< characters
inline constexpr int kMostStars = 5;
inline constexpr int kMostReviewRequests = 1000;

/// A member's text about the app. Never logged: people write about their health here too.
struct Feedback {
    FeedbackId id;
    MemberId member_id;
    EventId event_id;
    std::string text;
    Instant given_at;
};

/// Feedback as an admin reads it, who may want to answer.
struct ShownFeedback {
    Feedback feedback;
    std::string first_name;
    std::string email_address;
};

/// How the member finds the app, once for each of their days; the last word of a day counts.
struct Rating {
    MemberId member_id;
    std::string day; ///< The member's own.
    int stars{0};
    Instant rated_at;
};

/// How many ratings gave one star, two, … five.
using StarCounts = std::array<std::size_t, kMostStars>;

class Feedbacks {
public:
    virtual ~Feedbacks() = default;

    /// Once per member and event id; false when it was there already.
    virtual bool add_once(Feedback const& feedback) = 0;

    /// Replaces what the member said on that day.
    virtual void rate(Rating const& rating) = 0;

    /// Notes that the member was asked for a review, once per event id and 1,000 times at most; answers how
    /// often they were asked.
    virtual int count_review_request(MemberId const& member, EventId const& event, Instant at) = 0;

    /// Newest first, at most `limit`; that before this one, or all.
    [[nodiscard]] virtual std::vector<ShownFeedback> list(std::optional<FeedbackId> const& before,
                                                          std::size_t limit) const = 0;

    [[nodiscard]] virtual StarCounts count_stars() const = 0;
};

} // namespace evenkeel::feedback
