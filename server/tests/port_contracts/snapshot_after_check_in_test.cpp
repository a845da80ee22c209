#include "core/checkin/check_in_rules.hpp"
#include "tests/port_contracts/contract.hpp"
#include "tests/support/snapshot_world.hpp"

#include <fmt/format.h>

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

/// All of a snapshot that a check-in can change, and the revision.
std::string told(std::optional<snapshot::MemberSnapshot> const& read) {
    if (!read)
        return "nobody";
    std::string text = fmt::format(
        "revision {}, balance {} of {}", read->settings.revision, read->balance ? read->balance->score : -1,
        read->balance ? read->balance->visits_counted : read->balance.error().visits_counted);
    for (auto const& check_in : read->recent_check_ins)
        text += fmt::format(", {} at {}", check_in.event_id.value(),
                            check_in.checked_in_at.time_since_epoch().count());
    for (auto const& item : read->plan)
        text += item.done ? ", done" : ", open";
    return text + fmt::format(", {} days practised, day {}, {}", read->practice.rhythm.days_practised,
                              read->practice.position.day_number,
                              read->suggestion ? read->suggestion->stage.title : "no suggestion");
}

/// A check-in goes on with what is remembered of its member. It has to tell what reading again would tell.
template <class Backend>
class SnapshotAfterCheckIn : public Contract<Backend> {
protected:
    void SetUp() override {
        Contract<Backend>::SetUp();
        outside_.clock.set(kMondayMorning);
        this->stores_.onboardings.keep({.member_id = this->kAna,
                                        .goal = "calm",
                                        .life_aspect = "work",
                                        .current_state = state::StateName::sympathetic,
                                        .preferred_state = state::StateName::stillness,
                                        .answered_at = kMondayMorning - 240h});
        (void)here_.read(this->kAna);
    }

    /// Stirred up and quiet in turn.
    checkin::CheckIns::Kept record(int number, Instant at) {
        return rules_
            .record_check_in({}, {.member = this->kAna, .time_zone = "Europe/Vienna"},
                             {.event_id = EventId{std::to_string(number)},
                              .arousal = number % 2 == 0 ? 0.5 : -0.5,
                              .comfort = 0.25,
                              .body_signs = {},
                              .note = "",
                              .checked_in_at = at})
            .value();
    }

    /// By a process that remembers nothing.
    std::string read_again() {
        SnapshotWorld const fresh{this->stores_};
        return told(fresh.read(this->kAna));
    }

    TestOutside outside_;
    checkin::CheckInRules const rules_{this->stores_, outside_};
    SnapshotWorld const here_{this->stores_};
    SnapshotWorld const elsewhere_{this->stores_}; ///< Another process on the same database.
};

TYPED_TEST_SUITE(SnapshotAfterCheckIn, Backends, BackendNames);

TYPED_TEST(SnapshotAfterCheckIn, TellsWhatReadingWouldTell) {
    int number = 0;
    for (auto const before :
         {0h, 1h, 1h, 0h, 24h, 240h, 0h, 648h, 671h, 672h, 696h, 1416h, 2h, 3h, 4h, 5h, 6h}) {
        ++number;
        auto const kept = this->record(number, kMondayMorning - before);
        EXPECT_EQ(told(this->here_.after(kept)), this->read_again()) << number;
        EXPECT_EQ(told(this->here_.read(this->kAna)), this->read_again()) << number;
    }
}

TYPED_TEST(SnapshotAfterCheckIn, TellsWhatReadingWouldTellOfWhoPaused) {
    this->stores_.programs.pause(this->kAna, kMonday - std::chrono::days{20});
    (void)this->here_.read(this->kAna);
    int number = 0;
    for (auto const before : {0h, 456h, 504h, 960h, 1176h, 1416h}) {
        ++number;
        auto const kept = this->record(number, kMondayMorning - before);
        EXPECT_EQ(told(this->here_.after(kept)), this->read_again()) << number;
    }
}

TYPED_TEST(SnapshotAfterCheckIn, IsRememberedWithTheRevisionThatFollows) {
    auto const kept = this->record(1, kMondayMorning);
    ASSERT_TRUE(kept.step);
    auto const after = this->here_.after(kept);
    EXPECT_EQ(after->settings.revision, this->stores_.member_settings.find(this->kAna).revision);
    EXPECT_EQ(kept.step->to, after->settings.revision);
    EXPECT_LT(kept.step->from, kept.step->to);
}

TYPED_TEST(SnapshotAfterCheckIn, ARepeatIsNoStepAndIsReadAgain) {
    auto const first = this->record(1, kMondayMorning);
    auto const again = this->record(1, kMondayMorning);
    EXPECT_TRUE(first.step);
    EXPECT_FALSE(again.is_new);
    EXPECT_FALSE(again.step);
    EXPECT_EQ(told(this->here_.after(again)), this->read_again());
}

TYPED_TEST(SnapshotAfterCheckIn, WhatAnotherProcessWroteIsNeverMissed) {
    (void)this->elsewhere_.read(this->kAna);
    int number = 0;
    for (auto const* world :
         {&this->here_, &this->elsewhere_, &this->elsewhere_, &this->here_, &this->here_}) {
        ++number;
        auto const kept = this->record(number, kMondayMorning - number * 1h);
        EXPECT_EQ(told(world->after(kept)), this->read_again()) << number;
    }
    this->stores_.feedbacks.count_review_request(this->kAna, EventId{"asked"}, kMondayMorning);
    auto const kept = this->record(99, kMondayMorning);
    auto const after = this->here_.after(kept);
    EXPECT_EQ(after->settings.review_request_count, 1);
    EXPECT_EQ(told(after), this->read_again());
}

TYPED_TEST(SnapshotAfterCheckIn, OfManyAtOnceLeavesNothingOldBehind) {
    all_at_once(8, [this](int i) {
        auto const kept = this->record(i, kMondayMorning - i * 1h);
        return this->here_.after(kept)->recent_check_ins.size();
    });
    auto const revision = this->stores_.member_settings.find(this->kAna).revision;
    EXPECT_EQ(told(this->here_.read(this->kAna, revision)), this->read_again());
    EXPECT_EQ(this->here_.read(this->kAna, revision)->recent_check_ins.size(), 8U);
}

} // namespace
} // namespace evenkeel::testing
