#include "core/learn/follow_article.hpp"

namespace evenkeel::learn {
namespace {

constexpr std::size_t kLongestEventId = 64;

std::unexpected<Failure> no_article() {
    return refuse(Fault::not_found, "article_id", "There is no such article.");
}

std::unexpected<Failure> no_event() {
    return refuse(Fault::not_found, "event_uuid", "You have not started this article.");
}

} // namespace

Result<LearnEvents::Started> FollowArticle::start(LearnTexts const& texts, MemberId const& member,
                                                  Start const& start) const {
    if (texts.library.find(start.article_id) == nullptr)
        return no_article();
    if (start.event_id && (start.event_id->empty() || start.event_id->value().size() > kLongestEventId))
        return refuse(Fault::invalid_input, "event_uuid", "An event id has 1 to 64 bytes.");
    auto started = parts_.learn_events.start_once(
        {.id = start.event_id ? *start.event_id : EventId{parts_.secure.uuid()},
         .member_id = member,
         .article_id = start.article_id,
         .started_at = parts_.clock.now(),
         .completed_at = {},
         .is_daily = false,
         .rating = {}});
    if (started.event.article_id != start.article_id)
        return refuse(Fault::invalid_input, "event_uuid", "This event belongs to another article.");
    return started;
}

/// Who opens the article before midnight and ends after it has read that day's.
bool FollowArticle::is_daily(LearnTexts const& texts, ArticleEvent const& event, Instant now) const {
    for (auto const at : {now, event.started_at}) {
        auto const daily = parts_.todays_article(texts, event.member_id, at);
        if (daily && daily->article->id == event.article_id)
            return true;
    }
    return false;
}

Result<ArticleEvent> FollowArticle::complete(LearnTexts const& texts, MemberId const& member,
                                             Completion const& completion) const {
    if (texts.library.find(completion.article_id) == nullptr)
        return no_article();
    auto const event = parts_.learn_events.find(member, completion.event_id);
    if (!event || event->article_id != completion.article_id)
        return no_event();
    auto const now = parts_.clock.now();
    auto const completed =
        parts_.learn_events.complete({.member_id = member,
                                      .event_id = completion.event_id,
                                      .article_id = completion.article_id,
                                      .at = now,
                                      .is_daily = completion.is_daily && is_daily(texts, *event, now)});
    if (!completed)
        return no_event();
    return *completed;
}

Result<ArticleEvent> FollowArticle::rate(LearnTexts const& texts, MemberId const& member,
                                         Rating const& rating) const {
    if (rating.rating < kLowestRating || rating.rating > kHighestRating)
        return refuse(Fault::invalid_input, "article_rating", "A rating must be between 1 and 5.");
    if (texts.library.find(rating.article_id) == nullptr)
        return no_article();
    auto const rated = parts_.learn_events.rate({.member_id = member,
                                                 .event_id = rating.event_id,
                                                 .article_id = rating.article_id,
                                                 .rating = rating.rating});
    if (!rated)
        return no_event();
    return *rated;
}

} // namespace evenkeel::learn
