#include "tests/port_contracts/contract.hpp"
#include "tests/support/article_samples.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

auto event_fields(learn::ArticleEvent const& event) {
    return std::make_tuple(event.id, event.member_id, event.article_id, event.started_at, event.completed_at,
                           event.is_daily, event.rating);
}

template <class Backend>
class LearnEventsContract : public Contract<Backend> {
protected:
    learn::LearnEvents& events() { return this->stores_.learn_events; }

    void start(std::string const& event, std::string const& article, Instant at = kMondayMorning) {
        ASSERT_TRUE(events().start_once(an_article_event(this->kAna, event, article, at)).is_new);
    }

    auto complete(std::string const& event, std::string const& article, Instant at = kMondayMorning,
                  bool is_daily = false) {
        return events().complete({this->kAna, EventId{event}, learn::ArticleId{article}, at, is_daily});
    }

    auto rate(std::string const& event, std::string const& article, int rating) {
        return events().rate({this->kAna, EventId{event}, learn::ArticleId{article}, rating});
    }

    static std::vector<std::string> names(std::vector<learn::ArticleEvent> const& events) {
        std::vector<std::string> names;
        for (auto const& event : events)
            names.push_back(event.id.value());
        return names;
    }
};

TYPED_TEST_SUITE(LearnEventsContract, Backends, BackendNames);

TYPED_TEST(LearnEventsContract, AnEventThatIsThereAlreadyComesBackEvenWhenItIsCompleted) {
    auto const event = an_article_event(this->kAna, "own", "rest");
    ASSERT_TRUE(this->stores_.learn_events.start_once(event).is_new);
    auto const done = this->stores_.learn_events.complete(
        {this->kAna, event.id, event.article_id, kMondayMorning + std::chrono::minutes{5}, false});
    ASSERT_TRUE(done);
    auto const again = this->stores_.learn_events.start_once(event);
    EXPECT_FALSE(again.is_new);
    EXPECT_EQ(again.event.completed_at, done->completed_at);
    auto const of_another =
        this->stores_.learn_events.start_once(an_article_event(this->kAna, "own", "breath"));
    EXPECT_FALSE(of_another.is_new);
    EXPECT_EQ(of_another.event.article_id, event.article_id);
    EXPECT_TRUE(this->stores_.learn_events.start_once(an_article_event(this->kBo, "own", "rest")).is_new);
}

TYPED_TEST(LearnEventsContract, AStartIsReadAsItWasKept) {
    auto const event = an_article_event(this->kAna, "e", "rest", kMondayMorning + 1ms);
    auto const started = this->events().start_once(event);
    EXPECT_TRUE(started.is_new);
    EXPECT_EQ(event_fields(started.event), event_fields(event));
    EXPECT_EQ(event_fields(*this->events().find(this->kAna, EventId{"e"})), event_fields(event));
    EXPECT_FALSE(this->events().find(this->kBo, EventId{"e"}));
    EXPECT_FALSE(this->events().find(this->kAna, EventId{"other"}));
}

TYPED_TEST(LearnEventsContract, WhatIsOpenIsGoneOnWith) {
    this->start("first", "rest");
    auto const again =
        this->events().start_once(an_article_event(this->kAna, "second", "rest", kMondayMorning + 1h));
    EXPECT_FALSE(again.is_new);
    EXPECT_EQ(again.event.id, EventId{"first"});
    EXPECT_TRUE(this->events().start_once(an_article_event(this->kAna, "third", "breath")).is_new);
    EXPECT_TRUE(this->events().start_once(an_article_event(this->kBo, "first", "rest")).is_new);
}

TYPED_TEST(LearnEventsContract, WhatIsCompletedCanBeReadAnew) {
    this->start("first", "rest");
    this->complete("first", "rest");
    this->start("second", "rest", kMondayMorning + 1h);
    EXPECT_THAT(this->names(this->events().page(this->kAna, newest_first(), 9)),
                ElementsAre("second", "first"));
}

TYPED_TEST(LearnEventsContract, StartedManyTimesAtOnceItIsOpenOnce) {
    auto const started = all_at_once(8, [this](int i) {
        return this->events().start_once(an_article_event(this->kAna, std::to_string(i), "rest"));
    });
    EXPECT_EQ(std::ranges::count(started, true, &learn::LearnEvents::Started::is_new), 1);
    for (auto const& one : started)
        EXPECT_EQ(one.event.id, started.front().event.id);
}

TYPED_TEST(LearnEventsContract, TheFirstCompletionStays) {
    this->start("e", "rest");
    auto const first = this->complete("e", "rest", kMondayMorning + 5min, true);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->completed_at, kMondayMorning + 5min);
    EXPECT_TRUE(first->is_daily);
    auto const again = this->complete("e", "rest", kMondayMorning + 9min, false);
    EXPECT_EQ(event_fields(*again), event_fields(*first));
}

TYPED_TEST(LearnEventsContract, CompletedAtOnceFromTwoDevicesOneMomentStays) {
    this->start("e", "rest");
    auto const completed =
        all_at_once(8, [this](int i) { return this->complete("e", "rest", kMondayMorning + i * 1min); });
    for (auto const& one : completed)
        EXPECT_EQ(one->completed_at, completed.front()->completed_at);
}

TYPED_TEST(LearnEventsContract, OnlyTheOwnEventOfTheArticleCounts) {
    this->start("e", "rest");
    EXPECT_FALSE(this->complete("other", "rest"));
    EXPECT_FALSE(this->complete("e", "breath"));
    EXPECT_FALSE(
        this->events().complete({this->kBo, EventId{"e"}, learn::ArticleId{"rest"}, kMondayMorning, true}));
    EXPECT_FALSE(this->rate("e", "breath", 5));
    EXPECT_FALSE(this->events().rate({this->kBo, EventId{"e"}, learn::ArticleId{"rest"}, 5}));
    EXPECT_FALSE(this->events().find(this->kAna, EventId{"e"})->completed_at);
}

TYPED_TEST(LearnEventsContract, TheLastRatingWins) {
    this->start("e", "rest");
    EXPECT_EQ(this->rate("e", "rest", 2)->rating, 2);
    EXPECT_EQ(this->rate("e", "rest", 5)->rating, 5);
    auto const standings = this->events().standings(this->kAna);
    ASSERT_EQ(standings.size(), 1u);
    EXPECT_EQ(standings.front().rating, 5);
    EXPECT_FALSE(standings.front().first_completed_at);
}

TYPED_TEST(LearnEventsContract, AStandingIsWhatTheEventsComeTo) {
    this->start("first", "rest");
    this->complete("first", "rest", kMondayMorning + 5min);
    this->start("second", "rest", kMondayMorning + 24h);
    this->complete("second", "rest", kMondayMorning + 25h);
    this->complete("first", "rest", kMondayMorning + 48h); // a late repeat
    this->start("third", "breath");
    auto const standings = this->events().standings(this->kAna);
    ASSERT_EQ(standings.size(), 2u);
    EXPECT_EQ(standings[0].article_id.value(), "breath");
    EXPECT_FALSE(standings[0].last_completed_at);
    EXPECT_EQ(standings[1].first_completed_at, kMondayMorning + 5min);
    EXPECT_EQ(standings[1].last_completed_at, kMondayMorning + 25h);
    EXPECT_THAT(this->events().standings(this->kBo), IsEmpty());
}

TYPED_TEST(LearnEventsContract, CompletedSinceIsTheMembersOwnNewestFirst) {
    for (auto const minutes : {2, 3, 1}) {
        auto const name = std::to_string(minutes);
        this->start(name, name);
        this->complete(name, name, kMondayMorning + minutes * 1min);
    }
    this->start("open", "open");
    this->events().start_once(an_article_event(this->kBo, "of bo", "rest"));
    this->events().complete(
        {this->kBo, EventId{"of bo"}, learn::ArticleId{"rest"}, kMondayMorning + 2min, true});
    auto const since = [this](Instant from, std::size_t limit) {
        return this->names(this->events().completed_since(this->kAna, from, limit));
    };
    EXPECT_THAT(since(kMondayMorning, 9), ElementsAre("3", "2", "1"));
    EXPECT_THAT(since(kMondayMorning + 2min, 9), ElementsAre("3", "2"));
    EXPECT_THAT(since(kMondayMorning, 2), ElementsAre("3", "2"));
}

TYPED_TEST(LearnEventsContract, TheHistoryIsReadPageByPage) {
    for (auto const name : {"a", "b", "c", "d"}) // b and c at the same moment
        this->start(name, name, kMondayMorning + (name[0] == 'a' ? 1min : name[0] == 'd' ? 3min : 2min));
    auto const first = this->events().page(this->kAna, newest_first(), 2);
    EXPECT_THAT(this->names(first), ElementsAre("d", "c"));
    auto const second =
        this->events().page(this->kAna, {first.back().started_at, first.back().id.value()}, 2);
    EXPECT_THAT(this->names(second), ElementsAre("b", "a"));
    EXPECT_THAT(this->events().page(this->kBo, newest_first(), 9), IsEmpty());
}

} // namespace
} // namespace evenkeel::testing
