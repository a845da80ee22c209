#pragma once

#include "core/base/time_cursor.hpp"
#include "core/learn/article_event.hpp"

#include <cstddef>
#include <vector>

namespace evenkeel::learn {

/// More articles than any content folder holds; standings are one a member and article.
inline constexpr std::size_t kMostStandings = 2000;

/// Where it is kept what members read.
class LearnEvents {
public:
    virtual ~LearnEvents() = default;

    struct Started {
        ArticleEvent event;
        bool is_new{false};
    };

    /// Keeps the start. Of an event that the member has already, that one comes back as it stands, of
    /// whatever article, and nothing is kept. While an earlier event of this member and article is not
    /// completed, that one comes back and nothing is kept: opening the same article again goes on with the
    /// same reading.
    virtual Started start_once(ArticleEvent const& event) = 0;

    struct Completion {
        MemberId member_id;
        EventId event_id;
        ArticleId article_id;
        Instant at;
        bool is_daily{false};
    };

    /// The first completion of an event stays; a repeat changes nothing. Nothing where this member has no
    /// such event of this article.
    virtual std::optional<ArticleEvent> complete(Completion const& completion) = 0;

    struct Rating {
        MemberId member_id;
        EventId event_id;
        ArticleId article_id;
        int rating{kLowestRating};
    };

    /// The last rating wins. Nothing where this member has no such event of this article.
    virtual std::optional<ArticleEvent> rate(Rating const& rating) = 0;

    [[nodiscard]] virtual std::optional<ArticleEvent> find(MemberId const& member,
                                                           EventId const& event) const = 0;

    /// Events completed at or after `from`, newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<ArticleEvent> completed_since(MemberId const& member, Instant from,
                                                                    std::size_t limit) const = 0;

    /// Events behind the cursor, newest start first, at most `limit`.
    [[nodiscard]] virtual std::vector<ArticleEvent> page(MemberId const& member, TimeCursor const& behind,
                                                         std::size_t limit) const = 0;

    /// One a member and article, ordered by article, at most kMostStandings.
    [[nodiscard]] virtual std::vector<Standing> standings(MemberId const& member) const = 0;
};

} // namespace evenkeel::learn
