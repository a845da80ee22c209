#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

auto check_in_fields(checkin::CheckIn const& check_in) {
    return std::make_tuple(check_in.id, check_in.member_id, check_in.event_id, check_in.checked_in_at,
                           check_in.day, check_in.recorded_at, check_in.edited_at, check_in.arousal,
                           check_in.comfort, check_in.felt_angle.degrees(), check_in.angle.degrees(),
                           check_in.state, check_in.body_signs, check_in.note);
}

template <class Backend>
class CheckInsContract : public Contract<Backend> {
protected:
    checkin::CheckIns& check_ins() { return this->stores_.check_ins; }

    checkin::CheckIns::Kept add(checkin::CheckIn const& check_in) {
        return check_ins().add_once(check_in, a_job("refresh"));
    }

    std::vector<std::string> events_since(Instant from, std::size_t limit = 100) {
        std::vector<std::string> events;
        for (auto const& check_in : check_ins().since(this->kAna, from, limit))
            events.push_back(check_in.event_id.value());
        return events;
    }
};

TYPED_TEST_SUITE(CheckInsContract, Backends, BackendNames);

TYPED_TEST(CheckInsContract, ACheckInIsReadAsItWasKept) {
    auto check_in = a_check_in(this->kAna, "e");
    check_in.checked_in_at = kMondayMorning + 1ms;
    check_in.recorded_at = kMondayMorning + 2ms;
    check_in.arousal = -0.123456789012345678;
    check_in.comfort = 1.0 / 3;
    check_in.felt_angle = state::RingAngle{359.99999999999994};
    check_in.note = "line one\nline two\t\"quoted\" 'single' \\ 😀";
    auto const kept = this->add(check_in);
    EXPECT_TRUE(kept.is_new);
    EXPECT_EQ(check_in_fields(kept.check_in), check_in_fields(check_in));
    auto const read = this->check_ins().since(this->kAna, kMondayMorning, 1);
    ASSERT_EQ(read.size(), 1U);
    EXPECT_EQ(check_in_fields(read.front()), check_in_fields(check_in));
}

TYPED_TEST(CheckInsContract, NoSignsAndNoNoteAreKeptAsNone) {
    auto check_in = a_check_in(this->kAna, "e");
    check_in.body_signs.clear();
    check_in.note.clear();
    this->add(check_in);
    auto const read = this->check_ins().since(this->kAna, kMondayMorning, 1);
    ASSERT_EQ(read.size(), 1U);
    EXPECT_THAT(read.front().body_signs, IsEmpty());
    EXPECT_EQ(read.front().note, "");
}

TYPED_TEST(CheckInsContract, EveryStateIsKept) {
    for (auto const state : state::kStates) {
        auto check_in = a_check_in(this->kAna, std::string{state::to_text(state)});
        check_in.state = state;
        this->add(check_in);
        EXPECT_EQ(this->add(check_in).check_in.state, state);
    }
}

TYPED_TEST(CheckInsContract, KeepingQueuesTheRefresh) {
    this->add(a_check_in(this->kAna, "e"));
    EXPECT_THAT(this->queued(), ElementsAre("refresh"));
}

TYPED_TEST(CheckInsContract, ARepeatBringsBackTheStoredOneAndQueuesNothing) {
    auto const first = a_check_in(this->kAna, "e");
    this->add(first);
    this->forget_queued();
    auto repeat = a_check_in(this->kAna, "e", kMondayMorning + 1h);
    repeat.id = CheckInId{"another"};
    repeat.note = "changed";
    auto const kept = this->add(repeat);
    EXPECT_FALSE(kept.is_new);
    EXPECT_EQ(check_in_fields(kept.check_in), check_in_fields(first));
    EXPECT_THAT(this->queued(), IsEmpty());
    EXPECT_THAT(this->events_since(Instant{}), ElementsAre("e"));
}

TYPED_TEST(CheckInsContract, ADayTakesNoMoreThanItsMostAndAnotherDayDoes) {
    for (int at = 0; at < checkin::kMostOfADay; ++at)
        this->add(a_check_in(this->kAna, "e" + std::to_string(at), kMondayMorning + at * 1s));
    this->forget_queued();
    auto const more = this->add(a_check_in(this->kAna, "more"));
    EXPECT_TRUE(more.is_full);
    EXPECT_FALSE(more.is_new);
    EXPECT_THAT(this->queued(), IsEmpty());
    auto const repeat = this->add(a_check_in(this->kAna, "e0"));
    EXPECT_FALSE(repeat.is_full);
    EXPECT_EQ(repeat.check_in.event_id.value(), "e0");
    EXPECT_TRUE(this->add(a_check_in(this->kBo, "more")).is_new);
    auto const next_day = a_check_in(this->kAna, "next day", kMondayMorning + 24h);
    EXPECT_TRUE(this->add(next_day).is_new);
    EXPECT_EQ(this->events_since(Instant{}, 1000).size(), checkin::kMostOfADay + 1U);
}

TYPED_TEST(CheckInsContract, AnotherMemberMayHaveTheSameEventId) {
    this->add(a_check_in(this->kAna, "e"));
    EXPECT_TRUE(this->add(a_check_in(this->kBo, "e")).is_new);
}

TYPED_TEST(CheckInsContract, OfOneEventSentManyTimesAtOnceOneIsKept) {
    auto const kept = all_at_once(8, [this](int i) {
        auto check_in = a_check_in(this->kAna, "e");
        check_in.id = CheckInId{std::to_string(i)};
        return this->add(check_in);
    });
    EXPECT_EQ(std::ranges::count(kept, true, &checkin::CheckIns::Kept::is_new), 1);
    for (auto const& one : kept)
        EXPECT_EQ(one.check_in.id, kept.front().check_in.id);
    EXPECT_THAT(this->queued(), ElementsAre("refresh"));
}

TYPED_TEST(CheckInsContract, TheListIsTheMembersOwnNewestFirst) {
    for (auto const minutes : {2, 3, 1})
        this->add(a_check_in(this->kAna, std::to_string(minutes), kMondayMorning + minutes * 1min));
    this->add(a_check_in(this->kBo, "of bo", kMondayMorning + 2min));
    EXPECT_THAT(this->events_since(kMondayMorning), ElementsAre("3", "2", "1"));
    EXPECT_THAT(this->events_since(kMondayMorning, 2), ElementsAre("3", "2"));
    EXPECT_THAT(this->events_since(kMondayMorning + 2min), ElementsAre("3", "2"));
    EXPECT_THAT(this->events_since(kMondayMorning + 2min + 1ms), ElementsAre("3"));
    EXPECT_THAT(this->events_since(kMondayMorning, 0), IsEmpty());
}

TYPED_TEST(CheckInsContract, VisitsAreTheSameListWithLessOfIt) {
    for (auto const minutes : {2, 3, 1})
        this->add(a_check_in(this->kAna, std::to_string(minutes), kMondayMorning + minutes * 1min));
    this->add(a_check_in(this->kBo, "of bo", kMondayMorning + 2min));
    auto const whole = this->check_ins().since(this->kAna, kMondayMorning + 2min, 10);
    auto const visits = this->check_ins().visits_since(this->kAna, kMondayMorning + 2min, 10);
    ASSERT_EQ(visits.size(), 2u);
    for (std::size_t i = 0; i < visits.size(); ++i) {
        EXPECT_EQ(visits[i].at, whole[i].checked_in_at);
        EXPECT_EQ(visits[i].state, whole[i].state);
    }
    EXPECT_EQ(this->check_ins().visits_since(this->kAna, kMondayMorning, 1).size(), 1u);
}

TYPED_TEST(CheckInsContract, OfOneMomentTheOneRecordedLaterComesFirst) {
    for (auto const minutes : {1, 3, 2}) {
        auto check_in = a_check_in(this->kAna, std::to_string(minutes));
        check_in.recorded_at = kMondayMorning + minutes * 1min;
        this->add(check_in);
    }
    EXPECT_THAT(this->events_since(kMondayMorning), ElementsAre("3", "2", "1"));
}

TYPED_TEST(CheckInsContract, VisitsAreTheSameListInShort) {
    for (auto const minutes : {2, 3, 1}) {
        auto check_in = a_check_in(this->kAna, std::to_string(minutes), kMondayMorning + minutes * 1min);
        check_in.state = state::kStates[static_cast<std::size_t>(minutes)];
        this->add(check_in);
    }
    this->add(a_check_in(this->kBo, "of bo", kMondayMorning + 2min));
    for (auto const from : {kMondayMorning, kMondayMorning + 2min, kMondayMorning + 2min + 1ms})
        for (std::size_t const limit : {0U, 2U, 100U}) {
            auto const check_ins = this->check_ins().since(this->kAna, from, limit);
            auto const visits = this->check_ins().visits_since(this->kAna, from, limit);
            ASSERT_EQ(visits.size(), check_ins.size());
            for (std::size_t i = 0; i < visits.size(); ++i) {
                EXPECT_EQ(visits[i].at, check_ins[i].checked_in_at);
                EXPECT_EQ(visits[i].state, check_ins[i].state);
            }
        }
}

TYPED_TEST(CheckInsContract, AnEditedOneStandsInThePlaceOfTheFirst) {
    auto check_in = a_check_in(this->kAna, "e");
    this->add(check_in);
    this->forget_queued();
    check_in.checked_in_at += 24h;
    check_in.day = "2026-03-03";
    check_in.edited_at = kMondayMorning + 25h;
    check_in.arousal = -0.25;
    check_in.comfort = 0.5;
    check_in.felt_angle = state::RingAngle{63.4};
    check_in.angle = state::RingAngle{61.5};
    check_in.state = state::StateName::parasympathetic;
    check_in.body_signs = {"smile"};
    check_in.note = "On second thought.";
    EXPECT_TRUE(this->check_ins().replace(check_in, a_job("refresh")));
    auto const found = this->check_ins().find(this->kAna, check_in.id);
    ASSERT_TRUE(found);
    EXPECT_EQ(check_in_fields(*found), check_in_fields(check_in));
    EXPECT_THAT(this->queued(), ElementsAre("refresh"));
}

TYPED_TEST(CheckInsContract, WhatIsGoneIsNeitherEditedNorRemovedAndQueuesNothing) {
    auto const check_in = a_check_in(this->kAna, "e");
    EXPECT_FALSE(this->check_ins().replace(check_in, a_job("refresh")));
    EXPECT_FALSE(this->check_ins().remove(this->kAna, check_in.id, a_job("refresh")));
    EXPECT_THAT(this->queued(), IsEmpty());
}

TYPED_TEST(CheckInsContract, NobodyFindsEditsOrRemovesWhatIsAnothers) {
    auto check_in = a_check_in(this->kAna, "e");
    this->add(check_in);
    check_in.member_id = this->kBo;
    EXPECT_FALSE(this->check_ins().find(this->kBo, check_in.id));
    EXPECT_FALSE(this->check_ins().replace(check_in, a_job("refresh")));
    EXPECT_FALSE(this->check_ins().remove(this->kBo, check_in.id, a_job("refresh")));
    EXPECT_TRUE(this->check_ins().find(this->kAna, check_in.id));
}

TYPED_TEST(CheckInsContract, RemovingQueuesTheRefresh) {
    auto const check_in = a_check_in(this->kAna, "e");
    this->add(check_in);
    this->forget_queued();
    EXPECT_TRUE(this->check_ins().remove(this->kAna, check_in.id, a_job("refresh")));
    EXPECT_FALSE(this->check_ins().find(this->kAna, check_in.id));
    EXPECT_THAT(this->queued(), ElementsAre("refresh"));
}

TYPED_TEST(CheckInsContract, PagesMeetWithoutGapOrOverlap) {
    for (auto const* event : {"a", "b", "c", "d", "e"})
        this->add(a_check_in(this->kAna, event, kMondayMorning + (event[0] == 'c' ? 1min : 0min)));
    this->add(a_check_in(this->kBo, "of bo"));
    std::vector<std::string> events;
    auto behind = newest_first();
    for (;;) {
        auto const page = this->check_ins().page(this->kAna, behind, 2);
        for (auto const& check_in : page)
            events.push_back(check_in.event_id.value());
        if (page.size() < 2)
            break;
        behind = {.at = page.back().checked_in_at, .id = page.back().id.value()};
    }
    EXPECT_THAT(events, ElementsAre("c", "e", "d", "b", "a"));
}

TYPED_TEST(CheckInsContract, PlacesAreThoseOfTheDaysInTheirOrder) {
    for (auto const days : {3, 1, 2, 0})
        this->add(a_check_in(this->kAna, std::to_string(days), kMondayMorning + days * 24h));
    this->add(a_check_in(this->kBo, "of bo", kMondayMorning + 24h));
    std::vector<std::string> days;
    for (auto const& place : this->check_ins().places(this->kAna, {"2026-03-03", "2026-03-05"}, 2)) {
        days.push_back(place.day);
        EXPECT_EQ(place.angle.degrees(), 150.5);
    }
    EXPECT_THAT(days, ElementsAre("2026-03-03", "2026-03-04"));
}

TYPED_TEST(CheckInsContract, ThoseOfDaysComeInTheirOrderAndTheNewestOfTooMany) {
    for (auto const days : {3, 1, 2, 0})
        this->add(a_check_in(this->kAna, std::to_string(days), kMondayMorning + days * 24h));
    this->add(a_check_in(this->kAna, "late", kMondayMorning + 25h));
    this->add(a_check_in(this->kBo, "of bo", kMondayMorning + 24h));
    auto const found = this->check_ins().of_days(this->kAna, {"2026-03-03", "2026-03-04"}, 10);
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(day_text(found[0].day), "2026-03-03");
    EXPECT_EQ(found[0].at, kMondayMorning + 24h);
    EXPECT_EQ(found[1].at, kMondayMorning + 25h);
    EXPECT_EQ(found[2].felt_angle.degrees(), 153.4);
    EXPECT_THAT(found[2].body_signs, ElementsAre("warm_hands", "slow_breath"));
    auto const newest = this->check_ins().of_days(this->kAna, all_days(), 2);
    ASSERT_EQ(newest.size(), 2U);
    EXPECT_EQ(newest[0].at, kMondayMorning + 48h);
    EXPECT_EQ(newest[1].at, kMondayMorning + 72h);
}

TYPED_TEST(CheckInsContract, PlacesAreCountedByStateHoweverMany) {
    for (int i = 0; i < 30; ++i) {
        auto check_in = a_check_in(this->kAna, std::to_string(i));
        check_in.angle = state::RingAngle{120.25 + (i % 3)};
        check_in.state = i < 10 ? state::StateName::overwhelm : state::StateName::play;
        this->add(check_in);
    }
    std::map<state::StateName, int> counted;
    double angles = 0;
    auto const counts = this->check_ins().count_places(this->kAna, all_days());
    for (auto const& count : counts) {
        counted[count.state] += count.check_ins;
        angles += count.check_ins * count.mean_angle.degrees();
    }
    EXPECT_EQ(counted, (std::map<state::StateName, int>{{state::StateName::play, 20},
                                                        {state::StateName::overwhelm, 10}}));
    EXPECT_NEAR(angles / 30, 121.25, 1e-9);
    EXPECT_THAT(this->check_ins().count_places(this->kAna, {"2026-03-03", "2026-03-05"}), IsEmpty());
}

} // namespace
} // namespace evenkeel::testing
