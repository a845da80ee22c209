#include "core/feedback/feedbacks.hpp"
#include "core/learn/learn_rules.hpp"
#include "core/notify/notification_settings.hpp"
#include "core/snapshot/member_snapshot.hpp"
#include "tests/support/article_samples.hpp"
#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::snapshot {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

/// Ana lives in Vienna and came on Monday morning.
class ReadSnapshotTest : public ::testing::Test {
protected:
    void SetUp() override { world_.stores.add(testing::a_member("ana")); }

    void check_in(Instant at) {
        stores_.check_ins.add_once(testing::a_check_in(kAna, std::to_string(++events_), at),
                                   testing::a_job("refresh"));
    }

    void reading(Instant at) {
        auto const name = std::to_string(++events_);
        auto const upload = testing::an_upload(name, reading::Owner{kAna}, at);
        stores_.hrv_tasks.add_upload(upload);
        stores_.hrv_tasks.start_once(testing::a_task(name, upload, at), testing::a_job("analyse_upload"));
        stores_.hrv_tasks.finish(upload.owner, HrvTaskId{name}, testing::a_measurement(), at);
    }

    [[nodiscard]] MemberSnapshot read() const { return read_(texts_, kAna).value(); }

    MemberId const kAna{"ana"};
    int events_{0};
    testing::PracticeWorld world_;
    testing::TestStores& stores_{world_.stores};
    testing::FixedClock& clock_{world_.outside.clock};
    std::vector<learn::Article> const articles_{testing::an_article("long-exhale"),
                                                testing::an_article("rest")};
    learn::LearnTexts const learn_texts_{.library = learn::Library{articles_},
                                         .words = {.state_titles = {},
                                                   .life_aspects = {},
                                                   .categories = {},
                                                   .sentences = Sentences::english()},
                                         .categories = {}};
    SnapshotTexts const texts_{world_.shelf, learn_texts_, world_.curriculum, world_.stage_texts,
                               Sentences::english()};
    learn::LearnRules const learn_{stores_, world_.outside};
    ReadSnapshot const read_{stores_,
                             world_.outside,
                             {.read_practice = world_.program.read_practice,
                              .read_for_suggestion = world_.exercise.read_for_suggestion}};
};

TEST_F(ReadSnapshotTest, OfANewMemberIsPendingWithTheWholePlanAhead) {
    auto const snapshot = read();
    EXPECT_EQ(snapshot.member.id, kAna);
    EXPECT_TRUE(snapshot.is_premium);
    EXPECT_FALSE(snapshot.balance);
    EXPECT_EQ(snapshot.balance.error().visits_counted, 0);
    EXPECT_FALSE(snapshot.latest_reading);
    EXPECT_FALSE(snapshot.onboarding);
    EXPECT_TRUE(snapshot.recent_check_ins.empty());
    EXPECT_EQ(snapshot.today, "2026-03-02");
    EXPECT_EQ(snapshot.minutes_left, 33);
    EXPECT_EQ(snapshot.practice.position, program::position_of_day(1));
    EXPECT_EQ(snapshot.program_title, "Day 1");
    EXPECT_EQ(snapshot.practice.rhythm.days_practised, 0);
    EXPECT_FALSE(snapshot.first_plan);
    EXPECT_FALSE(snapshot.suggestion);
}

/// Writes whenever it is read, which is refused inside of one moment.
class WritingSuggestions final : public exercise::Suggestions {
public:
    explicit WritingSuggestions(exercise::Suggestions& kept) : kept_{kept} {}

    void keep(exercise::Asked const& asked) override { kept_.keep(asked); }

    [[nodiscard]] std::optional<exercise::Asked> find(MemberId const& member) const override {
        kept_.keep({.member_id = member, .wish = {}, .day = testing::kMonday, .at = kMondayMorning});
        return std::nullopt;
    }

private:
    exercise::Suggestions& kept_;
};

TEST_F(ReadSnapshotTest, IsReadInOneMoment) {
    WritingSuggestions const suggestions{stores_.suggestions};
    exercise::ReadForSuggestion const read_for_suggestion{suggestions, stores_.exercise_results,
                                                          world_.exercise.read_caution};
    ReadSnapshot const reading{
        stores_,
        world_.outside,
        {.read_practice = world_.program.read_practice, .read_for_suggestion = read_for_suggestion}};
    EXPECT_THROW((void)reading(texts_, kAna), std::logic_error);
    EXPECT_FALSE(stores_.suggestions.find(kAna));
}

TEST_F(ReadSnapshotTest, NothingOfAnAccountThatIsGone) {
    EXPECT_FALSE(read_(texts_, MemberId{"nobody"}));
}

TEST_F(ReadSnapshotTest, BringsWhatTheMemberSetAndWhatWaitsForThem) {
    stores_.feedbacks.count_review_request(kAna, EventId{"asked"}, kMondayMorning);
    auto settings = notify::usual_settings();
    settings.pause_until = kMondayMorning + 24h;
    stores_.notification_settings.keep(kAna, settings, kMondayMorning);
    auto const snapshot = read();
    EXPECT_FALSE(snapshot.settings.trainer_linked);
    EXPECT_EQ(snapshot.settings.review_request_count, 1);
    EXPECT_EQ(snapshot.settings.notifications_paused_until, kMondayMorning + 24h);
    EXPECT_EQ(snapshot.settings.unread_journal, 0);
}

TEST_F(ReadSnapshotTest, TheTrialEndsByItself) {
    clock_.set(kMondayMorning + account::kTrial);
    EXPECT_FALSE(read().is_premium);
}

TEST_F(ReadSnapshotTest, WhatWasDoneTodayIsDone) {
    check_in(kMondayMorning);
    reading(kMondayMorning);
    auto const snapshot = read();
    EXPECT_TRUE(snapshot.plan.at(0).done);
    EXPECT_TRUE(snapshot.plan.at(1).done);
    EXPECT_EQ(snapshot.minutes_left, 30);
    EXPECT_FALSE(snapshot.balance); // one check-in is no score
    EXPECT_EQ(snapshot.balance.error().visits_counted, 1);
    EXPECT_EQ(snapshot.latest_reading->measurement->hr_bpm, 61.25);
}

TEST_F(ReadSnapshotTest, TodayIsTheMembersToday) {
    check_in(kMondayMorning);
    clock_.set(kMondayMorning + 15h + 30min); // still Monday in UTC, half past midnight in Vienna
    auto const snapshot = read();
    EXPECT_EQ(snapshot.today, "2026-03-03");
    EXPECT_FALSE(snapshot.plan.at(0).done);
    EXPECT_EQ(snapshot.practice.position.day, 1); // a check-in alone does not move the program on
}

TEST_F(ReadSnapshotTest, ADayCountsOnceWhateverWasDoneOnIt) {
    check_in(kMondayMorning);
    check_in(kMondayMorning + 1h);
    reading(kMondayMorning + 2h);
    reading(kMondayMorning + 24h);
    clock_.set(kMondayMorning + 48h);
    EXPECT_EQ(read().practice.rhythm.days_practised, 2);
}

TEST_F(ReadSnapshotTest, TheDailyArticleStaysTheSameAllDayAndIsTickedOff) {
    auto const before = read();
    ASSERT_TRUE(before.daily_article);
    EXPECT_FALSE(before.daily_article->is_completed);
    auto const& article = before.daily_article->article->id;
    stores_.learn_events.start_once(testing::an_article_event(kAna, "e", article.value()));
    stores_.learn_events.complete({kAna, EventId{"e"}, article, kMondayMorning, true});
    clock_.set(kMondayMorning + 1h);
    auto const after = read();
    EXPECT_EQ(after.daily_article->article->id, article);
    EXPECT_TRUE(after.daily_article->is_completed);
    EXPECT_EQ(after.practice.rhythm.days_practised, 1);
    clock_.set(kMondayMorning + 24h);
    EXPECT_NE(read().daily_article->article->id, article);
}

TEST_F(ReadSnapshotTest, AnArticleThatWasNotTheDailyOneMakesNoDay) {
    stores_.learn_events.start_once(testing::an_article_event(kAna, "e", "rest"));
    stores_.learn_events.complete({kAna, EventId{"e"}, learn::ArticleId{"rest"}, kMondayMorning, false});
    EXPECT_EQ(read().practice.rhythm.days_practised, 0);
}

TEST_F(ReadSnapshotTest, NeverCountsMoreThan28Days) {
    for (int day = 0; day < 40; ++day)
        check_in(kMondayMorning + day * 24h);
    clock_.set(kMondayMorning + 39 * 24h - 1h);
    EXPECT_LE(read().practice.rhythm.days_practised, 28);
    clock_.set(kMondayMorning + 39 * 24h);
    EXPECT_EQ(read().practice.rhythm.days_practised, 28);
}

TEST_F(ReadSnapshotTest, ShowsTheEightNewestCheckIns) {
    for (int quarter = 0; quarter < 12; ++quarter)
        check_in(kMondayMorning + quarter * 6h);
    clock_.set(kMondayMorning + 72h);
    auto const recent = read().recent_check_ins;
    ASSERT_EQ(recent.size(), 8U);
    EXPECT_EQ(recent.front().checked_in_at, kMondayMorning + 66h);
    EXPECT_EQ(recent.back().checked_in_at, kMondayMorning + 24h);
    EXPECT_EQ(read().balance->visits_counted, 12); // the score looks at all of them
}

TEST_F(ReadSnapshotTest, AnExerciseIsDoneAndPractisedAndMovesTheProgramOn) {
    stores_.exercise_results.add_once(testing::a_result(kAna, "e"));
    auto const monday = read();
    EXPECT_TRUE(monday.plan.at(4).done);
    EXPECT_EQ(monday.minutes_left, 23);
    EXPECT_EQ(monday.practice.rhythm.days_practised, 1);
    EXPECT_EQ(monday.practice.position.day_number, 1);
    clock_.set(kMondayMorning + 24h);
    EXPECT_EQ(read().practice.position.day_number, 2);
    EXPECT_EQ(read().program_title, "Day 2");
    EXPECT_FALSE(read().plan.at(4).done);
}

TEST_F(ReadSnapshotTest, APauseKeepsWhatWasPractisedBefore) {
    for (int day = 0; day < 10; ++day)
        check_in(kMondayMorning + day * 24h);
    stores_.programs.pause(kAna, testing::kMonday + std::chrono::days{10});
    clock_.set(kMondayMorning + 100 * 24h);
    EXPECT_EQ(read().practice.rhythm.days_practised, 10);
    EXPECT_TRUE(read().practice.rhythm.paused);
    EXPECT_FALSE(read().balance); // which looks at the calendar
}

TEST_F(ReadSnapshotTest, ASuggestionNeedsATarget) {
    check_in(kMondayMorning); // at play, which alone is nowhere to be led away from
    EXPECT_FALSE(read().suggestion);
    stores_.onboardings.keep({.member_id = kAna,
                              .goal = "sleep",
                              .life_aspect = "work",
                              .current_state = state::StateName::overwhelm,
                              .preferred_state = state::StateName::parasympathetic,
                              .answered_at = kMondayMorning});
    auto const snapshot = read();
    ASSERT_TRUE(snapshot.first_plan);
    EXPECT_EQ(snapshot.first_plan->current, state::StateName::play);
    EXPECT_EQ(snapshot.first_plan->target, state::StateName::parasympathetic);
    ASSERT_TRUE(snapshot.suggestion);
    EXPECT_EQ(snapshot.suggestion->from, state::StateName::play);
    EXPECT_EQ(snapshot.suggestion->to, state::StateName::parasympathetic);
    EXPECT_EQ(snapshot.suggestion->stage.title, "play to parasympathetic");
}

} // namespace
} // namespace evenkeel::snapshot
