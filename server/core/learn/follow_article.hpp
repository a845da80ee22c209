#pragma once

#include "core/base/clock.hpp"
#include "core/base/secure.hpp"
#include "core/learn/todays_article.hpp"

namespace evenkeel::learn {

/// The member opens an article, reads it to its end, and rates it.
class FollowArticle {
public:
    struct Parts {
        LearnEvents& learn_events;
        TodaysArticle const& todays_article;
        Clock const& clock;
        Secure& secure;
    };

    explicit FollowArticle(Parts parts) : parts_{parts} {}

    struct Start {
        ArticleId article_id;
        std::optional<EventId> event_id; ///< The client's own; a repeat with it changes nothing.
    };

    /// Opening an article that is open already goes on with the same event, whatever the client's own is.
    /// Refuses: not_found; an event id of no or too many characters, or of another article (event_uuid).
    Result<LearnEvents::Started> start(LearnTexts const& texts, MemberId const& member,
                                       Start const& start) const;

    struct Completion {
        ArticleId article_id;
        EventId event_id;
        bool is_daily{false}; ///< As the client says; kept only where it is so on the day of start or end.
    };

    /// Refuses: not_found for an article or an event of this member that is not there.
    Result<ArticleEvent> complete(LearnTexts const& texts, MemberId const& member,
                                  Completion const& completion) const;

    struct Rating {
        ArticleId article_id;
        EventId event_id;
        int rating{kLowestRating};
    };

    /// Refuses: invalid_input beyond 1 to 5, not_found as `complete`.
    Result<ArticleEvent> rate(LearnTexts const& texts, MemberId const& member, Rating const& rating) const;

private:
    [[nodiscard]] bool is_daily(LearnTexts const& texts, ArticleEvent const& event, Instant now) const;

    Parts parts_;
};

} // namespace evenkeel::learn
