#include "core/program/read_program.hpp"

#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::program {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using testing::kMonday;
using testing::kMondayMorning;

class ProgramUsesTest : public ::testing::Test {
protected:
    void SetUp() override { world_.stores.add(testing::a_member("ana")); }

    void practise(int day) {
        world_.stores.exercise_results.add_once(
            testing::a_result(kAna, "of day " + std::to_string(day), kMonday + days{day}));
    }

    MemberId const kAna{"ana"};
    testing::PracticeWorld world_;
    testing::FixedClock& clock_{world_.outside.clock};
    SteerProgram const& steer_{world_.program.steer_program};
    Reflect const& reflect_{world_.program.reflect};
    TickPlanItem const& tick_{world_.program.tick_plan_item};
    ChooseRest const& rest_{world_.program.choose_rest};
    ReadProgram const& read_{world_.program.read_program};
};

TEST_F(ProgramUsesTest, RestartIsWeekOneDayOne) {
    for (int day = 0; day < 9; ++day)
        practise(day);
    clock_.set(kMondayMorning + 9 * 24h);
    EXPECT_EQ(read_(kAna)->position.week, 2);
    ASSERT_TRUE(steer_.restart(kAna, EarlierHistory::stays, {}));
    EXPECT_EQ(read_(kAna)->position, position_of_day(1));
    EXPECT_EQ(read_(kAna)->past_runs.front().days_practised, 9);
    ASSERT_TRUE(steer_.restart(kAna, EarlierHistory::is_hidden, {}));
    EXPECT_TRUE(read_(kAna)->past_runs.empty());
}

TEST_F(ProgramUsesTest, ARestartThatIsToldAgainLaterIsNoOther) {
    auto const restart = [this](char const* event) {
        return steer_.restart(kAna, EarlierHistory::stays, EventId{event});
    };
    practise(0);
    clock_.set(kMondayMorning + 24h);
    ASSERT_TRUE(restart("first"));
    practise(1);
    clock_.set(kMondayMorning + 48h);
    ASSERT_TRUE(restart("first"));
    EXPECT_EQ(read_(kAna)->position.day_number, 2);
    ASSERT_TRUE(restart("second"));
    EXPECT_EQ(read_(kAna)->position.day_number, 1);
    EXPECT_EQ(restart("").error().field, "event_uuid");
    EXPECT_EQ(restart(std::string(65, 'e').c_str()).error().field, "event_uuid");
}

TEST_F(ProgramUsesTest, APauseHoldsThePlace) {
    practise(0);
    clock_.set(kMondayMorning + 24h);
    ASSERT_TRUE(steer_.pause(kAna));
    EXPECT_TRUE(read_(kAna)->paused);
    clock_.set(kMondayMorning + 200 * 24h);
    ASSERT_TRUE(steer_.resume(kAna));
    EXPECT_FALSE(read_(kAna)->paused);
    EXPECT_EQ(read_(kAna)->position.day_number, 2);
}

TEST_F(ProgramUsesTest, NobodyWithoutAnAccount) {
    MemberId const gone{"gone"};
    for (auto const& refused : {steer_.pause(gone), steer_.resume(gone), steer_.restart(gone, {}, {})})
        EXPECT_EQ(refused.error().fault, Fault::session_required);
    EXPECT_EQ(read_(gone).error().fault, Fault::session_required);
}

TEST_F(ProgramUsesTest, ADayIsOpenedWithWhatIsSafeForTheMember) {
    auto const open = [this] { return read_.day(world_.texts, kAna, 3).value().exercises; };
    EXPECT_EQ(open().exercise.exercise->id.value(), "brisk-walk");
    EXPECT_EQ(open().stillness.exercise->id.value(), "long-exhale");
    auto swamped = testing::a_check_in(kAna, "e");
    swamped.state = state::StateName::overwhelm;
    world_.stores.check_ins.add_once(swamped, testing::a_job("refresh"));
    EXPECT_EQ(open().stillness.exercise->id.value(), "soft-look");
    world_.answer_safety_questions(kAna, "known H");
    EXPECT_EQ(open().exercise.exercise, nullptr); // there is no other exercise for this part of the day
    EXPECT_TRUE(open().exercise.is_instead);
    EXPECT_FALSE(open().stillness.is_instead);
}

TEST_F(ProgramUsesTest, DaysGoFrom1To42) {
    for (auto const number : {0, 43, -1})
        EXPECT_EQ(read_.day(world_.texts, kAna, number).error().field, "day");
    EXPECT_TRUE(read_.day(world_.texts, kAna, 42));
}

TEST_F(ProgramUsesTest, AWeekIsReflectedOnOnceItHasBegun) {
    EXPECT_EQ(reflect_(kAna, {EventId{"e"}, std::nullopt, {"a", "", "c"}})->reflection.week, 1);
    EXPECT_FALSE(reflect_(kAna, {EventId{"e"}, std::nullopt, {"a", "", "c"}})->is_new);
    EXPECT_EQ(reflect_(kAna, {EventId{"f"}, 2, {"a"}}).error().field, "week");
    EXPECT_EQ(reflect_(kAna, {EventId{"f"}, 0, {"a"}}).error().field, "week");
    EXPECT_EQ(reflect_(kAna, {EventId{"f"}, 1, {}}).error().field, "answers");
    EXPECT_EQ(reflect_(kAna, {EventId{"f"}, 1, {"a", "b", "c", "d"}}).error().field, "answers");
    EXPECT_EQ(reflect_(kAna, {EventId{"f"}, 1, {std::string(4001, 'x')}}).error().field, "answers");
    EXPECT_EQ(reflect_(kAna, {EventId{}, 1, {"a"}}).error().field, "event_uuid");
    auto const kept = read_(kAna)->reflections;
    ASSERT_EQ(kept.size(), 1u);
    EXPECT_EQ(kept.front().answers[2], "c");
}

TEST_F(ProgramUsesTest, TicksReachFrom28DaysBackToToday) {
    auto const field = [this](std::string const& event, PracticeItem item, std::optional<Day> day) {
        auto const done = tick_(kAna, {.event_id = EventId{event}, .item = item, .done = true, .day = day});
        return done ? "" : done.error().field;
    };
    EXPECT_EQ(field("a", PracticeItem::social_play, {}), "");
    EXPECT_EQ(field("b", PracticeItem::social_play, kMonday - days{28}), "");
    EXPECT_EQ(field("c", PracticeItem::social_play, kMonday - days{29}), "date");
    EXPECT_EQ(field("c", PracticeItem::social_play, kMonday + days{1}), "date");
    EXPECT_EQ(field("c", PracticeItem::tried, {}), "plan_item");
    EXPECT_EQ(field("", PracticeItem::social_play, {}), "event_uuid");
    EXPECT_EQ(world_.stores.practice_log.marks_since(kAna, kMonday - days{40}).size(), 2u);
}

TEST_F(ProgramUsesTest, RestIsForSomeDaysAndAPauseForAll) {
    auto const field = [this](ChooseRest::Draft const& draft) {
        auto const done = rest_(kAna, draft);
        return done ? "" : done.error().field;
    };
    EXPECT_EQ(field({.weekdays = std::vector<unsigned>{6, 0, 6}, .day = kMonday, .is_rest = true}), "");
    EXPECT_EQ(world_.stores.practice_log.rest(kAna, kMonday).weekdays, (std::vector<unsigned>{0, 6}));
    EXPECT_EQ(field({.weekdays = {}, .day = {}, .is_rest = true}), "weekdays");
    EXPECT_EQ(field({.weekdays = std::vector<unsigned>{0, 1, 2, 3, 4, 5, 6}, .day = {}, .is_rest = true}),
              "weekdays");
    EXPECT_EQ(field({.weekdays = {}, .day = kMonday - days{29}, .is_rest = true}), "date");
    EXPECT_EQ(field({.weekdays = {}, .day = kMonday + days{367}, .is_rest = true}), "date");
}

/// What a program day offers is as safe as a suggestion.
TEST(ProgramDayAlways, NeverOffersAFlaggedExercise) {
    testing::Lots lots{77};
    testing::PracticeWorld practice;
    practice.stores.add(testing::a_member("ana"));
    for (int world = 0; world < 2000; ++world) {
        practice.library = lots.library(8);
        if (practice.library.empty())
            continue;
        auto const caution = lots.caution(practice.library);
        practice.safety_level.level = caution.safety_level;
        std::string codes{caution.profile.codes.begin(), caution.profile.codes.end()};
        std::string allowed;
        for (auto const& id : caution.profile.allowed)
            allowed += " " + id.value();
        practice.answer_safety_questions(MemberId{"ana"},
                                         std::string{caution.profile.known ? "known " : "unknown "} +
                                             (codes.empty() ? "-" : codes) + allowed);
        auto text = practice.curriculum.days.front();
        text.exercises = {practice.library.front().id, practice.library.back().id};
        text.for_states.clear();
        auto const day = practice.program.read_day(
            practice.shelf, text,
            {.member = MemberId{"ana"}, .today = testing::kMonday, .state = state::kStates[lots.below(6)]});
        for (auto const& safe : {day.exercise, day.stillness})
            if (safe.exercise != nullptr)
                ASSERT_TRUE(exercise::is_safe(*safe.exercise, caution)) << "world " << world;
    }
}

} // namespace
} // namespace evenkeel::program
