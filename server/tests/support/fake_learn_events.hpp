#pragma once

#include "core/learn/learn_events.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

namespace evenkeel::testing {

class FakeLearnEvents final : public learn::LearnEvents {
public:
    Started start_once(learn::ArticleEvent const& event) override {
        std::lock_guard const lock{mutex_};
        if (auto const* const repeated = find_event(event.member_id, event.id))
            return {*repeated, false};
        for (auto const& kept : events_)
            if (kept.member_id == event.member_id && kept.article_id == event.article_id &&
                !kept.completed_at)
                return {kept, false};
        events_.push_back(event);
        own(event.member_id, event.article_id);
        return {event, true};
    }

    std::optional<learn::ArticleEvent> complete(Completion const& completion) override {
        std::lock_guard const lock{mutex_};
        auto* const event = find_event(completion.member_id, completion.event_id);
        if (event == nullptr || event->article_id != completion.article_id)
            return std::nullopt;
        if (!event->completed_at) {
            event->completed_at = completion.at;
            event->is_daily = completion.is_daily;
        }
        auto& standing = own(completion.member_id, completion.article_id);
        auto const at = *event->completed_at;
        standing.first_completed_at = std::min(standing.first_completed_at.value_or(at), at);
        standing.last_completed_at = std::max(standing.last_completed_at.value_or(at), at);
        return *event;
    }

    std::optional<learn::ArticleEvent> rate(Rating const& rating) override {
        std::lock_guard const lock{mutex_};
        auto* const event = find_event(rating.member_id, rating.event_id);
        if (event == nullptr || event->article_id != rating.article_id)
            return std::nullopt;
        event->rating = rating.rating;
        own(rating.member_id, rating.article_id).rating = rating.rating;
        return *event;
    }

    [[nodiscard]] std::optional<learn::ArticleEvent> find(MemberId const& member,
                                                          EventId const& event) const override {
        std::lock_guard const lock{mutex_};
        auto const* const found = const_cast<FakeLearnEvents*>(this)->find_event(member, event);
        return found == nullptr ? std::nullopt : std::optional{*found};
    }

    [[nodiscard]] std::vector<learn::ArticleEvent> completed_since(MemberId const& member, Instant from,
                                                                   std::size_t limit) const override {
        return chosen(
            limit,
            [&](learn::ArticleEvent const& event) {
                return event.member_id == member && event.completed_at && *event.completed_at >= from;
            },
            [](learn::ArticleEvent const& event) { return std::tuple{*event.completed_at, event.id}; });
    }

    [[nodiscard]] std::vector<learn::ArticleEvent> page(MemberId const& member, TimeCursor const& behind,
                                                        std::size_t limit) const override {
        auto const place = [](learn::ArticleEvent const& event) {
            return std::tuple{event.started_at, event.id.value()};
        };
        return chosen(
            limit,
            [&](learn::ArticleEvent const& event) {
                return event.member_id == member && place(event) < std::tuple{behind.at, behind.id};
            },
            place);
    }

    [[nodiscard]] std::vector<learn::Standing> standings(MemberId const& member) const override {
        std::lock_guard const lock{mutex_};
        std::vector<learn::Standing> found;
        for (auto const& [key, standing] : standings_)
            if (key.first == member)
                found.push_back(standing);
        return found;
    }

private:
    learn::Standing& own(MemberId const& member, learn::ArticleId const& article) {
        auto& standing = standings_[{member, article}];
        standing.article_id = article;
        return standing;
    }

    learn::ArticleEvent* find_event(MemberId const& member, EventId const& event) {
        auto const found = std::ranges::find_if(events_, [&](learn::ArticleEvent const& kept) {
            return kept.member_id == member && kept.id == event;
        });
        return found == events_.end() ? nullptr : &*found;
    }

    template <class Wanted, class Key>
    std::vector<learn::ArticleEvent> chosen(std::size_t limit, Wanted const& wanted, Key const& key) const {
        std::lock_guard const lock{mutex_};
        std::vector<learn::ArticleEvent> found;
        std::ranges::copy_if(events_, std::back_inserter(found), wanted);
        std::ranges::sort(found, std::greater{}, key);
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(std::min(limit, found.size())), found.end());
        return found;
    }

    mutable std::mutex mutex_;
    std::vector<learn::ArticleEvent> events_;
    std::map<std::pair<MemberId, learn::ArticleId>, learn::Standing> standings_;
};

} // namespace evenkeel::testing
