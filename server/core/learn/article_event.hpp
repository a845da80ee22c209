#pragma once

#include "core/base/clock.hpp"
#include "core/learn/article.hpp"

#include <optional>

namespace evenkeel::learn {

inline constexpr int kLowestRating = 1;
inline constexpr int kHighestRating = 5;

/// One time a member reads one article: started, then perhaps completed and rated.
struct ArticleEvent {
    EventId id; ///< Made here, at the start.
    MemberId member_id;
    ArticleId article_id;
    Instant started_at;
    std::optional<Instant> completed_at;
    bool is_daily{false}; ///< It was the article of the day when it was completed.
    std::optional<int> rating;
};

/// All that the member's events of one article come to.
struct Standing {
    ArticleId article_id;
    std::optional<Instant> first_completed_at;
    std::optional<Instant> last_completed_at;
    std::optional<int> rating; ///< The last one given.
};

} // namespace evenkeel::learn
