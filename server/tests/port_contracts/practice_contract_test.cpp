#include "tests/port_contracts/contract.hpp"
#include "tests/port_contracts/practice_model.hpp"
#include "tests/support/sample_exercises.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using program::EarlierHistory;
using program::Pause;
using program::PracticeItem;
using std::chrono::days;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// The day so many days after Monday.
Day day(int after) {
    return kMonday + days{after};
}

program::Restart again(Day today, EarlierHistory earlier, std::optional<EventId> event = {}) {
    return {.today = today, .earlier = earlier, .at = kMondayMorning, .event_id = std::move(event)};
}

template <class Backend>
class PracticeContract : public Contract<Backend> {
protected:
    program::PracticeLog& log() { return this->stores_.practice_log; }

    program::Programs& programs() { return this->stores_.programs; }

    bool tick(std::string const& event, int at, bool done = true,
              PracticeItem item = PracticeItem::social_play) {
        return log().tick({.member_id = this->kAna,
                           .event_id = EventId{event},
                           .mark = {.day = day(at), .item = item},
                           .done = done,
                           .at = kMondayMorning});
    }

    bool reflect(std::string const& event, int week, std::string const& answer, Instant at, int run = 1) {
        return programs().add_reflection({.member_id = this->kAna,
                                          .event_id = EventId{event},
                                          .run = run,
                                          .week = week,
                                          .answers = {answer, "", "schön"},
                                          .written_at = at});
    }

    auto practised() { return programs().present(this->kAna).practised; }
};

TYPED_TEST_SUITE(PracticeContract, Backends, BackendNames);

TYPED_TEST(PracticeContract, BeforeAnythingThereIsNothing) {
    EXPECT_EQ(this->programs().present(this->kAna).number, 0);
    EXPECT_THAT(this->programs().pauses(this->kAna), IsEmpty());
    EXPECT_THAT(this->programs().past_runs(this->kAna), IsEmpty());
    EXPECT_THAT(this->programs().reflections(this->kAna, 1), IsEmpty());
    EXPECT_THAT(this->log().marks_since(this->kAna, day(-1000)), IsEmpty());
    EXPECT_THAT(this->log().rest(this->kAna, day(-1000)).weekdays, IsEmpty());
}

TYPED_TEST(PracticeContract, ATickMarksTheDayAndMovesTheProgramOn) {
    EXPECT_TRUE(this->tick("e", 0));
    EXPECT_THAT(this->log().marks_since(this->kAna, day(0)),
                ElementsAre(program::PracticeMark{day(0), PracticeItem::social_play}));
    auto const run = this->programs().present(this->kAna);
    EXPECT_EQ(run.number, 1);
    EXPECT_EQ(run.began, day(0));
    EXPECT_THAT(run.practised, ElementsAre(day(0)));
    EXPECT_EQ(this->programs().present(this->kBo).number, 0);
}

TYPED_TEST(PracticeContract, MarksOfDaysAreEachToldOnceNewestFirst) {
    for (auto const at : {0, 1, 2, 3})
        this->tick("tick " + std::to_string(at), at);
    this->tick("again", 2);
    this->tick("other", 2, true, PracticeItem::stillness);
    auto const marks = this->log().marks(this->kAna, {day_text(day(1)), day_text(day(2))}, 10);
    EXPECT_THAT(marks, ElementsAre(program::PracticeMark{day(2), PracticeItem::social_play},
                                   program::PracticeMark{day(2), PracticeItem::stillness},
                                   program::PracticeMark{day(1), PracticeItem::social_play}));
    EXPECT_EQ(this->log().marks(this->kAna, all_days(), 2).size(), 2U);
    EXPECT_THAT(this->log().marks(this->kBo, all_days(), 10), IsEmpty());
}

TYPED_TEST(PracticeContract, ATickIsTakenBackWithItsProgramDay) {
    this->tick("e", 0);
    EXPECT_TRUE(this->tick("f", 0, false));
    EXPECT_THAT(this->log().marks_since(this->kAna, day(0)), IsEmpty());
    EXPECT_THAT(this->practised(), IsEmpty());
}

TYPED_TEST(PracticeContract, ALateRepeatOfATickChangesNothing) {
    this->tick("e", 0);
    this->tick("f", 0, false);
    EXPECT_FALSE(this->tick("e", 0));
    EXPECT_THAT(this->log().marks_since(this->kAna, day(0)), IsEmpty());
}

TYPED_TEST(PracticeContract, TakingATickBackLeavesWhatAResultDid) {
    auto result = a_result(this->kAna, "r");
    this->stores_.exercise_results.add_once(result);
    this->tick("e", 0, true, PracticeItem::stillness);
    EXPECT_EQ(this->log().marks_since(this->kAna, day(0)).size(), 1u);
    this->tick("f", 0, false, PracticeItem::stillness);
    EXPECT_THAT(this->log().marks_since(this->kAna, day(0)),
                ElementsAre(program::PracticeMark{day(0), PracticeItem::stillness}));
    EXPECT_THAT(this->practised(), ElementsAre(day(0)));
}

TYPED_TEST(PracticeContract, OneTickSentManyTimesAtOnceIsOne) {
    auto const answers = all_at_once(8, [this](int) { return this->tick("e", 0); });
    EXPECT_EQ(std::ranges::count(answers, true), 1);
}

TYPED_TEST(PracticeContract, AnEarlierDayThatComesLaterBelongsToTheFirstRun) {
    this->tick("e", 3);
    this->tick("f", 1);
    auto const run = this->programs().present(this->kAna);
    EXPECT_EQ(run.began, day(1));
    EXPECT_THAT(run.practised, ElementsAre(day(1), day(3)));
}

TYPED_TEST(PracticeContract, APausedDayDoesNotMoveTheProgramOn) {
    this->tick("a", 0);
    this->programs().pause(this->kAna, day(1));
    this->programs().pause(this->kAna, day(2)); // goes on
    this->tick("b", 2);
    this->programs().resume(this->kAna, day(4));
    this->tick("c", 4);
    EXPECT_THAT(this->practised(), ElementsAre(day(0), day(4)));
    EXPECT_THAT(this->programs().pauses(this->kAna), ElementsAre(Pause{day(1), day(4)}));
    EXPECT_THAT(this->programs().pauses(this->kBo), IsEmpty());
}

TYPED_TEST(PracticeContract, APauseThatEndsOnItsDayNeverWas) {
    this->programs().pause(this->kAna, day(1));
    this->programs().resume(this->kAna, day(1));
    EXPECT_THAT(this->programs().pauses(this->kAna), IsEmpty());
    this->programs().resume(this->kAna, day(1));
    EXPECT_THAT(this->programs().pauses(this->kAna), IsEmpty());
}

TYPED_TEST(PracticeContract, ARestartBeginsTheNextRunAndARepeatNone) {
    this->tick("a", 0);
    this->tick("b", 1);
    this->programs().pause(this->kAna, day(2));
    this->programs().restart(this->kAna, again(day(5), EarlierHistory::stays));
    this->programs().restart(this->kAna, again(day(5), EarlierHistory::stays));
    auto const run = this->programs().present(this->kAna);
    EXPECT_EQ(run.number, 2);
    EXPECT_EQ(run.began, day(5));
    EXPECT_THAT(run.practised, IsEmpty());
    EXPECT_THAT(this->programs().pauses(this->kAna), ElementsAre(Pause{day(2), day(5)}));
    auto const past = this->programs().past_runs(this->kAna);
    ASSERT_EQ(past.size(), 1u);
    EXPECT_EQ(past.front().number, 1);
    EXPECT_EQ(past.front().began, day(0));
    EXPECT_EQ(past.front().days_practised, 2);
}

TYPED_TEST(PracticeContract, ARestartWithAnEventIdHappensOnce) {
    auto const restart = [this](char const* event) {
        this->programs().restart(this->kAna, again(day(5), EarlierHistory::stays, EventId{event}));
        return this->programs().present(this->kAna).number;
    };
    this->tick("a", 0);
    EXPECT_EQ(restart("e"), 2);
    this->tick("b", 5);
    this->programs().pause(this->kAna, day(5));
    EXPECT_EQ(restart("e"), 2);
    EXPECT_FALSE(this->programs().pauses(this->kAna).front().ended);
    EXPECT_EQ(restart("f"), 3);
    this->programs().restart(this->kBo, again(day(5), EarlierHistory::stays, EventId{"e"}));
    EXPECT_EQ(this->programs().present(this->kBo).number, 1);
}

TYPED_TEST(PracticeContract, OfOneRestartToldManyTimesAtOnceOneRunIsBegun) {
    this->tick("a", 0);
    all_at_once(8, [this](int) {
        this->programs().restart(this->kAna, again(day(5), EarlierHistory::stays, EventId{"the same"}));
        return 0;
    });
    EXPECT_EQ(this->programs().present(this->kAna).number, 2);
}

TYPED_TEST(PracticeContract, AResultFromBeforeTheRestartBelongsToTheRunBefore) {
    this->tick("a", 0);
    this->programs().restart(this->kAna, again(day(5), EarlierHistory::stays));
    this->tick("b", 4);
    EXPECT_THAT(this->practised(), IsEmpty());
    EXPECT_EQ(this->programs().past_runs(this->kAna).front().days_practised, 2);
}

TYPED_TEST(PracticeContract, ARestartCanHideWhatWasBefore) {
    this->tick("a", 0);
    this->programs().restart(this->kAna, again(day(5), EarlierHistory::is_hidden));
    EXPECT_THAT(this->programs().past_runs(this->kAna), IsEmpty());
    this->programs().restart(this->kBo, again(day(5), EarlierHistory::is_hidden));
    EXPECT_EQ(this->programs().present(this->kBo).number, 1);
}

TYPED_TEST(PracticeContract, TheNewestReflectionOfAWeekCounts) {
    EXPECT_TRUE(this->reflect("a", 2, "first", kMondayMorning));
    EXPECT_TRUE(this->reflect("b", 1, "week one", kMondayMorning));
    EXPECT_TRUE(this->reflect("c", 2, "second", kMondayMorning + 1h));
    EXPECT_FALSE(this->reflect("a", 2, "late repeat", kMondayMorning + 2h));
    this->reflect("d", 2, "of another run", kMondayMorning + 3h, 2);
    auto const found = this->programs().reflections(this->kAna, 1);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].week, 1);
    EXPECT_EQ(found[1].event_id, EventId{"c"});
    EXPECT_THAT(found[1].answers, ElementsAre("second", "", "schön"));
    EXPECT_EQ(found[1].written_at, kMondayMorning + 1h);
}

TYPED_TEST(PracticeContract, RestIsKeptByWeekdayAndByDay) {
    this->log().keep_rest_weekdays(this->kAna, {0, 6});
    this->log().keep_rest_weekdays(this->kAna, {0, 3});
    for (auto const after : {-40, 1, 2})
        this->log().keep_rest_day(this->kAna, day(after), true);
    this->log().keep_rest_day(this->kAna, day(2), true);
    this->log().keep_rest_day(this->kAna, day(1), false);
    auto const rest = this->log().rest(this->kAna, day(-27));
    EXPECT_THAT(rest.weekdays, ElementsAre(0u, 3u));
    EXPECT_THAT(rest.days, ElementsAre(day(2)));
    this->log().keep_rest_weekdays(this->kAna, {});
    EXPECT_THAT(this->log().rest(this->kAna, day(0)).weekdays, IsEmpty());
    EXPECT_THAT(this->log().rest(this->kBo, day(-100)).days, IsEmpty());
}

/// Whatever is done in whatever order, the store says what the plain model says.
TYPED_TEST(PracticeContract, AgreesWithTheModelAfterAnyActs) {
    ModelPractice model;
    ModelPracticeLog model_log{model};
    ModelPrograms model_programs{model};
    Lots lots{99};
    int today = 0;
    for (int act = 0; act < 120; ++act) {
        today += lots.one_in(2) ? 1 : 0;
        auto const kind = lots.below(10);
        auto const back = static_cast<int>(lots.below(4));
        program::PlanTick const tick{
            .member_id = this->kAna,
            .event_id = EventId{std::to_string(lots.below(150))},
            .mark = {.day = day(today - back), .item = static_cast<PracticeItem>(1 + lots.below(3))},
            .done = !lots.one_in(4),
            .at = kMondayMorning};
        auto const earlier = lots.one_in(2) ? EarlierHistory::is_hidden : EarlierHistory::stays;
        for (auto* const programs : {&this->programs(), static_cast<program::Programs*>(&model_programs)}) {
            if (kind == 0)
                programs->restart(this->kAna, again(day(today), earlier));
            else if (kind == 1)
                programs->pause(this->kAna, day(today));
            else if (kind == 2)
                programs->resume(this->kAna, day(today));
        }
        if (kind > 2)
            ASSERT_EQ(this->log().tick(tick), model_log.tick(tick));
        auto const run = this->programs().present(this->kAna);
        auto const expected = model_programs.present(this->kAna);
        ASSERT_EQ(run.number, expected.number) << "act " << act;
        ASSERT_EQ(run.practised, expected.practised) << "act " << act;
        ASSERT_EQ(this->programs().pauses(this->kAna), model_programs.pauses(this->kAna)) << "act " << act;
        ASSERT_EQ(this->log().marks_since(this->kAna, day(today - 28)),
                  model_log.marks_since(this->kAna, day(today - 28)));
        ASSERT_EQ(this->programs().past_runs(this->kAna).size(), model_programs.past_runs(this->kAna).size());
    }
}

} // namespace
} // namespace evenkeel::testing
