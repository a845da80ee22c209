#include "core/checkin/check_in_rules.hpp"

#include "core/job/jobs.hpp"
#include "core/state/refresh_balance.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::checkin {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class RecordCheckInTest : public ::testing::Test {
protected:
    void SetUp() override { stores_.add(testing::a_member("ana")); }

    Result<CheckIns::Kept> record(CheckInDraft const& draft) {
        return rules_.record_check_in(signs_, {.member = kAna, .time_zone = "Europe/Vienna"}, draft);
    }

    Result<CheckIn> edit(CheckInId const& id, CheckInDraft const& draft) {
        return rules_.edit_check_in(signs_, kAna, id, draft);
    }

    /// Quiet and comfortable.
    static CheckInDraft a_draft() {
        return {.event_id = EventId{"event"},
                .arousal = -0.5,
                .comfort = 0.5,
                .body_signs = {"warm_hands"},
                .note = "By the lake.",
                .checked_in_at = {}};
    }

    /// Once a day, so that the next one makes a score; the clock goes on with the days.
    void record_on_four_days() {
        for (int day = 1; day < state::kEnoughVisits; ++day) {
            auto draft = a_draft();
            draft.event_id = EventId{"day " + std::to_string(day)};
            ASSERT_TRUE(record(draft));
            outside_.clock.advance(24h);
        }
    }

    [[nodiscard]] std::vector<CheckIn> kept() const { return stores_.check_ins.since(kAna, Instant{}, 100); }

    [[nodiscard]] std::vector<state::BalancePoint> points() const {
        return stores_.balance_points.list(kAna, all_days(), 100);
    }

    MemberId const kAna{"ana"};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    CheckInRules const rules_{stores_, outside_};
    std::vector<BodySign> const signs_{{"warm_hands", "Warm hands", -0.5, 0.5}};
};

TEST_F(RecordCheckInTest, KeepsTheAnswersAndTheirPlaceOnTheRing) {
    auto const recorded = record(a_draft());
    ASSERT_TRUE(recorded);
    EXPECT_TRUE(recorded->is_new);
    ASSERT_EQ(kept().size(), 1U);
    auto const check_in = kept().front();
    EXPECT_EQ(check_in.id, recorded->check_in.id);
    EXPECT_EQ(check_in.checked_in_at, kMondayMorning);
    EXPECT_EQ(check_in.recorded_at, kMondayMorning);
    EXPECT_DOUBLE_EQ(check_in.felt_angle.degrees(), 45);
    EXPECT_EQ(check_in.state, state::StateName::stillness);
    EXPECT_EQ(check_in.note, "By the lake.");
}

TEST_F(RecordCheckInTest, MakesThePointOfTheNewestDayAtOnce) {
    record_on_four_days();
    EXPECT_TRUE(points().empty());
    ASSERT_TRUE(record(a_draft()));
    EXPECT_TRUE(stores_.queued().empty());
    auto const made = points();
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(made.front().day, "2026-03-06");
    auto draft = a_draft();
    draft.event_id = EventId{"another"};
    draft.arousal = 0.5;
    draft.comfort = -0.5;
    ASSERT_TRUE(record(draft));
    ASSERT_EQ(points().size(), 1U);
    EXPECT_LT(points().front().score, made.front().score);
    EXPECT_TRUE(stores_.queued().empty());
}

TEST_F(RecordCheckInTest, MakesTheSamePointsAsTheJob) {
    auto draft = a_draft();
    for (int day = 0; day < 40; ++day) {
        draft.event_id = EventId{std::to_string(day)};
        draft.comfort = day % 3 == 0 ? -0.5 : 0.5;
        ASSERT_TRUE(record(draft));
        outside_.clock.advance(24h);
    }
    outside_.clock.advance(-24h);
    auto const at_once = points();
    ASSERT_EQ(at_once.size(), 36U); // the first four were too few
    state::RefreshBalance{stores_,
                          outside_}({.member_id = kAna, .days = {at_once.back().day, at_once.back().day}});
    EXPECT_EQ(points().back().score, at_once.back().score);
    EXPECT_EQ(points().back().certainty, at_once.back().certainty);
}

TEST_F(RecordCheckInTest, LeavesDaysThatLaterOnesFollowToAJob) {
    auto draft = a_draft();
    ASSERT_TRUE(record(draft));
    draft.event_id = EventId{"of yesterday"};
    draft.checked_in_at = kMondayMorning - 24h;
    ASSERT_TRUE(record(draft));
    auto const queued = stores_.queued();
    ASSERT_EQ(queued.size(), 1U);
    EXPECT_EQ(queued.front().kind, state::kRefreshBalance);
    EXPECT_EQ(queued.front().payload, "ana 2026-03-01 2026-03-01");
    draft.event_id = EventId{"of yesterday as well"};
    ASSERT_TRUE(record(draft));
    EXPECT_EQ(stores_.queued().size(), 1U); // many wait for one refresh
}

TEST_F(RecordCheckInTest, ACheckInWhileTheRefreshRunsCausesAnother) {
    auto draft = a_draft();
    ASSERT_TRUE(record(draft));
    draft.event_id = EventId{"of yesterday"};
    draft.checked_in_at = kMondayMorning - 24h;
    ASSERT_TRUE(record(draft));
    auto const running = stores_.jobs.lease("worker", outside_.clock.now(), 30s, 1);
    draft.event_id = EventId{"another"};
    ASSERT_TRUE(record(draft));
    stores_.jobs.finish(running.at(0).id, "worker");
    EXPECT_EQ(stores_.queued().size(), 1U);
}

TEST_F(RecordCheckInTest, TheSameEventAgainGivesTheFirstOneBack) {
    auto const first = record(a_draft());
    auto again = a_draft();
    again.note = "Sent twice by a phone on a train.";
    outside_.clock.advance(1min);
    auto const second = record(again);
    ASSERT_TRUE(second);
    EXPECT_FALSE(second->is_new);
    EXPECT_EQ(second->check_in.id, first->check_in.id);
    EXPECT_EQ(second->check_in.note, "By the lake.");
    EXPECT_EQ(kept().size(), 1U);
}

TEST_F(RecordCheckInTest, WhatWasRemovedMeanwhileIsNotFoundAndNotKeptAgain) {
    auto const first = record(a_draft())->check_in;
    rules_.remove_check_in(kAna, first.id);
    for (int i = 0; i < 2; ++i) {
        auto const again = record(a_draft());
        ASSERT_FALSE(again);
        EXPECT_EQ(again.error().fault, Fault::not_found);
        EXPECT_EQ(again.error().field, "event_uuid");
    }
    EXPECT_TRUE(kept().empty());
}

TEST_F(RecordCheckInTest, AClockThatIsALittleAheadCountsAsNow) {
    auto draft = a_draft();
    draft.checked_in_at = kMondayMorning + kClockTolerance;
    auto const recorded = record(draft);
    ASSERT_TRUE(recorded);
    EXPECT_EQ(recorded->check_in.checked_in_at, kMondayMorning);
}

TEST_F(RecordCheckInTest, AnEarlierMomentIsKeptAsThatMoment) {
    auto draft = a_draft();
    draft.checked_in_at = kMondayMorning - 26h;
    auto const recorded = record(draft);
    ASSERT_TRUE(recorded);
    EXPECT_EQ(recorded->check_in.checked_in_at, kMondayMorning - 26h);
    EXPECT_EQ(recorded->check_in.recorded_at, kMondayMorning);
}

TEST_F(RecordCheckInTest, KeepsAndQueuesNothingThatIsRefused) {
    auto draft = a_draft();
    draft.comfort = 1.5;
    auto const refused = record(draft);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().field, "comfort");
    EXPECT_TRUE(kept().empty());
    EXPECT_TRUE(stores_.queued().empty());
}

TEST_F(RecordCheckInTest, TheDayIsTheMembersOwn) {
    auto draft = a_draft();
    draft.checked_in_at = kMondayMorning - 8h - 30min; // half past midnight in Vienna, Sunday in London
    EXPECT_EQ(record(draft)->check_in.day, "2026-03-02");
    draft.event_id = EventId{"an hour before"};
    draft.checked_in_at = *draft.checked_in_at - 1h;
    EXPECT_EQ(record(draft)->check_in.day, "2026-03-01");
}

TEST_F(RecordCheckInTest, AnEditChangesTheAnswersAndKeepsWhoItIs) {
    auto const first = record(a_draft())->check_in;
    outside_.clock.advance(1min);
    auto draft = a_draft();
    draft.event_id = EventId{};
    draft.arousal = 0.5;
    draft.note = "In truth I ran.";
    auto const edited = edit(first.id, draft);
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->event_id, first.event_id);
    EXPECT_EQ(edited->checked_in_at, first.checked_in_at);
    EXPECT_EQ(edited->recorded_at, first.recorded_at);
    EXPECT_EQ(edited->edited_at, outside_.clock.now());
    EXPECT_EQ(edited->state, state::StateName::play);
    EXPECT_EQ(kept().front().note, "In truth I ran.");
}

TEST_F(RecordCheckInTest, AnEditThatMovesTheDayQueuesBothDays) {
    auto const first = record(a_draft())->check_in;
    auto draft = a_draft();
    draft.checked_in_at = kMondayMorning - 72h;
    ASSERT_TRUE(edit(first.id, draft));
    EXPECT_EQ(kept().front().day, "2026-02-27");
    EXPECT_EQ(stores_.queued().back().payload, "ana 2026-02-27 2026-03-02");
}

TEST_F(RecordCheckInTest, AnOldCheckInCanBeEditedWhereItStands) {
    auto const first = record(a_draft())->check_in;
    outside_.clock.advance(24h * 100);
    auto draft = a_draft();
    draft.checked_in_at = first.checked_in_at;
    EXPECT_TRUE(edit(first.id, draft));
    draft.checked_in_at = first.checked_in_at + 1min;
    EXPECT_EQ(edit(first.id, draft).error().field, "checked_in_at");
}

TEST_F(RecordCheckInTest, WhatIsNotThereOrAnothersIsNotFound) {
    auto const first = record(a_draft())->check_in;
    for (auto const& [member, id] : {std::pair{kAna, CheckInId{"none"}}, {MemberId{"bo"}, first.id}}) {
        auto const refused = rules_.edit_check_in(signs_, member, id, a_draft());
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().fault, Fault::not_found);
        EXPECT_EQ(refused.error().field, "check_in_id");
    }
}

TEST_F(RecordCheckInTest, TakingBackTwiceIsTakingBackOnce) {
    auto const first = record(a_draft())->check_in;
    rules_.remove_check_in(kAna, first.id);
    auto const queued = stores_.queued().size();
    rules_.remove_check_in(kAna, first.id);
    EXPECT_TRUE(kept().empty());
    EXPECT_EQ(stores_.queued().size(), queued);
}

} // namespace
} // namespace evenkeel::checkin
