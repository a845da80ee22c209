#include "storage/learn/learn_events.hpp"

#include "core/base/unavailable.hpp"

#include <sql/article_events.hpp>
#include <sql/article_standings.hpp>

namespace evenkeel::storage {
namespace {

std::optional<int> rating_of(Row const& row) {
    return row.is_null("rating") ? std::nullopt : std::optional{static_cast<int>(row.integer("rating"))};
}

learn::ArticleEvent event_of(Row const& row) {
    return {.id = EventId{row.text("event_id")},
            .member_id = MemberId{row.text("member_id")},
            .article_id = learn::ArticleId{row.text("article_id")},
            .started_at = row.instant("started_at"),
            .completed_at = row.instant_or_null("completed_at"),
            .is_daily = row.flag("is_daily"),
            .rating = rating_of(row)};
}

std::vector<learn::ArticleEvent> events_of(Rows const& rows) {
    std::vector<learn::ArticleEvent> events;
    for (auto const& row : rows)
        events.push_back(event_of(row));
    return events;
}

std::optional<learn::ArticleEvent> first_event(Rows const& rows) {
    return rows.empty() ? std::nullopt : std::optional{event_of(rows.first())};
}

} // namespace

learn::LearnEvents::Started SqlLearnEvents::start_once(learn::ArticleEvent const& event) {
    return database_.transact([&](Connection& connection) -> Started {
        // The open event that was in the way may be completed before it is read: then there is room again.
        constexpr int kTries = 3;
        for (int i = 0; i < kTries; ++i) {
            auto const inserted = connection.run(sql::article_events::kInsertOpen, event.member_id, event.id,
                                                 event.article_id, event.started_at);
            if (!inserted.empty()) {
                connection.queue(sql::article_standings::kInsert, event.member_id, event.article_id);
                return {.event = event, .is_new = true};
            }
            auto const repeated = connection.run(sql::article_events::kFind, event.member_id, event.id);
            if (!repeated.empty())
                return {.event = event_of(repeated.first()), .is_new = false};
            auto const open =
                connection.run(sql::article_events::kFindOpen, event.member_id, event.article_id);
            if (!open.empty())
                return {.event = event_of(open.first()), .is_new = false};
        }
        throw Unavailable{"this article was opened and completed again and again at the same moment"};
    });
}

std::optional<learn::ArticleEvent> SqlLearnEvents::complete(Completion const& completion) {
    return database_.transact([&](Connection& connection) {
        auto const event = first_event(connection.run(sql::article_events::kComplete, completion.member_id,
                                                      completion.event_id, completion.article_id,
                                                      completion.at, completion.is_daily));
        if (event)
            connection.queue(sql::article_standings::kComplete, event->member_id, event->article_id,
                             event->completed_at);
        return event;
    });
}

std::optional<learn::ArticleEvent> SqlLearnEvents::rate(Rating const& rating) {
    return database_.transact([&](Connection& connection) {
        auto const event = first_event(connection.run(sql::article_events::kRate, rating.member_id,
                                                      rating.event_id, rating.article_id, rating.rating));
        if (event)
            connection.queue(sql::article_standings::kRate, rating.member_id, rating.article_id,
                             rating.rating);
        return event;
    });
}

std::optional<learn::ArticleEvent> SqlLearnEvents::find(MemberId const& member, EventId const& event) const {
    return database_.read([&](Connection& connection) {
        return first_event(connection.run(sql::article_events::kFind, member, event));
    });
}

std::vector<learn::ArticleEvent> SqlLearnEvents::completed_since(MemberId const& member, Instant from,
                                                                 std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        return events_of(connection.run(sql::article_events::kListCompleted, member, from, limit));
    });
}

std::vector<learn::ArticleEvent> SqlLearnEvents::page(MemberId const& member, TimeCursor const& behind,
                                                      std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        return events_of(
            connection.run(sql::article_events::kListHistory, member, behind.at, behind.id, limit));
    });
}

std::vector<learn::Standing> SqlLearnEvents::standings(MemberId const& member) const {
    return database_.read_one([&](Connection& connection) {
        std::vector<learn::Standing> standings;
        for (auto const& row : connection.run(sql::article_standings::kList, member, learn::kMostStandings))
            standings.push_back({.article_id = learn::ArticleId{row.text("article_id")},
                                 .first_completed_at = row.instant_or_null("first_completed_at"),
                                 .last_completed_at = row.instant_or_null("last_completed_at"),
                                 .rating = rating_of(row)});
        return standings;
    });
}

} // namespace evenkeel::storage
