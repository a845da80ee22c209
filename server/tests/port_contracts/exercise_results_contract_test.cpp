#include "tests/port_contracts/contract.hpp"
#include "tests/support/sample_exercises.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

auto fields_of_result(exercise::ExerciseResult const& result) {
    return std::make_tuple(result.id, result.member_id, result.event_id, result.exercise_id, result.plan_part,
                           result.started_at, result.recorded_at, result.day, result.duration_s,
                           result.completed, result.moods.before, result.moods.after, result.moods.scale,
                           result.felt_effect, result.effect_hundredths, result.note);
}

template <class Backend>
class ExerciseResultsContract : public Contract<Backend> {
protected:
    exercise::ExerciseResults& results() { return this->stores_.exercise_results; }

    program::PracticeLog& log() { return this->stores_.practice_log; }

    program::Programs& programs() { return this->stores_.programs; }

    std::vector<std::string> events(std::size_t limit = 100) {
        std::vector<std::string> events;
        for (auto const& result : results().latest(this->kAna, limit))
            events.push_back(result.event_id.value());
        return events;
    }
};

TYPED_TEST_SUITE(ExerciseResultsContract, Backends, BackendNames);

TYPED_TEST(ExerciseResultsContract, AResultIsReadAsItWasKept) {
    auto const result = a_result(this->kAna, "e");
    auto const kept = this->results().add_once(result);
    EXPECT_TRUE(kept.is_new);
    auto const read = this->results().latest(this->kAna, 1);
    ASSERT_EQ(read.size(), 1u);
    EXPECT_EQ(fields_of_result(read.front()), fields_of_result(result));
}

TYPED_TEST(ExerciseResultsContract, WhatWasNotSaidIsKeptAsNotSaid) {
    auto result = a_result(this->kAna, "e");
    result.moods = {};
    result.felt_effect = {};
    result.effect_hundredths = {};
    result.completed = false;
    result.note.clear();
    this->results().add_once(result);
    EXPECT_EQ(fields_of_result(this->results().latest(this->kAna, 1).front()), fields_of_result(result));
    auto const experience = this->results().experiences(this->kAna).at(result.exercise_id);
    EXPECT_EQ(experience.times, 1);
    EXPECT_EQ(experience.rated, 0);
}

TYPED_TEST(ExerciseResultsContract, PagesMeetWithoutGapOrOverlapOfOneExerciseOrAll) {
    for (auto const after : {3, 1, 2, 0}) {
        auto result = a_result(this->kAna, std::to_string(after), kMonday + std::chrono::days{after});
        result.id = ExerciseResultId{"result " + std::to_string(after)};
        if (after == 2)
            result.exercise_id = ExerciseId{"another"};
        this->results().add_once(result);
    }
    this->results().add_once(a_result(this->kBo, "of bo"));
    auto const events = [this](TimeCursor const& behind, std::optional<ExerciseId> const& exercise,
                               std::size_t limit) {
        std::string text;
        for (auto const& result : this->results().page(this->kAna, {behind, exercise, limit}))
            text += result.event_id.value();
        return text;
    };
    auto const first = this->results().page(this->kAna, {newest_first(), {}, 2});
    EXPECT_EQ(events(newest_first(), {}, 2), "32");
    EXPECT_EQ(events({first.back().started_at, first.back().id.value()}, {}, 10), "10");
    EXPECT_EQ(events(newest_first(), ExerciseId{"another"}, 10), "2");
    EXPECT_EQ(events(newest_first(), ExerciseId{"unknown"}, 10), "");
    EXPECT_EQ(fields_of_result(first.front()),
              fields_of_result(this->results().latest(this->kAna, 1).front()));
}

TYPED_TEST(ExerciseResultsContract, TheTimesOfADayAddUp) {
    for (auto const* const event : {"a", "b"}) {
        auto result = a_result(this->kAna, event);
        result.id = ExerciseResultId{event};
        result.duration_s = 90.5;
        this->results().add_once(result);
    }
    auto later = a_result(this->kAna, "later", kMonday + std::chrono::days{2});
    later.id = ExerciseResultId{"later"};
    later.duration_s = 60;
    this->results().add_once(later);
    this->results().add_once(a_result(this->kBo, "of bo"));
    auto const times = this->results().times(this->kAna, {"2026-03-02", "2026-03-04"});
    ASSERT_EQ(times.size(), 2U);
    EXPECT_EQ(times[0].day, kMonday);
    EXPECT_DOUBLE_EQ(times[0].seconds, 181);
    EXPECT_EQ(times[0].times, 2);
    EXPECT_EQ(times[1].day, kMonday + std::chrono::days{2});
    EXPECT_THAT(this->results().times(this->kAna, {"2026-03-03", "2026-03-03"}), IsEmpty());
}

TYPED_TEST(ExerciseResultsContract, ARepeatBringsBackTheStoredOneAndCountsNothing) {
    auto const first = a_result(this->kAna, "e");
    this->results().add_once(first);
    auto repeat = a_result(this->kAna, "e", kMonday + std::chrono::days{1});
    repeat.id = ExerciseResultId{"another"};
    auto const kept = this->results().add_once(repeat);
    EXPECT_FALSE(kept.is_new);
    EXPECT_EQ(fields_of_result(kept.result), fields_of_result(first));
    EXPECT_EQ(this->results().experiences(this->kAna).at(first.exercise_id).times, 1);
    EXPECT_EQ(this->log().marks_since(this->kAna, kMonday).size(), 1u);
    EXPECT_THAT(this->programs().present(this->kAna).practised, ElementsAre(kMonday));
}

TYPED_TEST(ExerciseResultsContract, OfOneEventSentManyTimesAtOnceOneIsKept) {
    auto const kept = all_at_once(8, [this](int i) {
        auto result = a_result(this->kAna, "e");
        result.id = ExerciseResultId{std::to_string(i)};
        return this->results().add_once(result);
    });
    EXPECT_EQ(std::ranges::count(kept, true, &exercise::ExerciseResults::Kept::is_new), 1);
    EXPECT_EQ(this->results().experiences(this->kAna).begin()->second.times, 1);
}

TYPED_TEST(ExerciseResultsContract, ManyAtOnceAddUp) {
    all_at_once(8, [this](int i) {
        return this->results().add_once(a_result(this->kAna, std::to_string(i))).is_new;
    });
    EXPECT_EQ(this->results().experiences(this->kAna).begin()->second.effect_hundredths, 800);
}

TYPED_TEST(ExerciseResultsContract, TheListIsTheMembersOwnNewestFirst) {
    for (auto const day : {2, 3, 1})
        this->results().add_once(a_result(this->kAna, std::to_string(day), kMonday + std::chrono::days{day}));
    this->results().add_once(a_result(this->kBo, "of bo"));
    EXPECT_THAT(this->events(), ElementsAre("3", "2", "1"));
    EXPECT_THAT(this->events(2), ElementsAre("3", "2"));
    EXPECT_THAT(this->results().experiences(MemberId{"nobody"}), IsEmpty());
}

TYPED_TEST(ExerciseResultsContract, AFinishedOneFillsItsPartOfTheDayAndATryNone) {
    auto result = a_result(this->kAna, "e");
    result.completed = false;
    this->results().add_once(result);
    EXPECT_THAT(this->log().marks_since(this->kAna, kMonday),
                ElementsAre(program::PracticeMark{kMonday, program::PracticeItem::tried}));
    this->results().add_once(a_result(this->kAna, "f"));
    EXPECT_THAT(this->log().marks_since(this->kAna, kMonday),
                ElementsAre(program::PracticeMark{kMonday, program::PracticeItem::stillness},
                            program::PracticeMark{kMonday, program::PracticeItem::tried}));
}

/// Adding one by one gives what adding up from scratch gives, in any order of days.
TYPED_TEST(ExerciseResultsContract, ExperienceIsTheSumOfTheResults) {
    Lots lots{42};
    for (int i = 0; i < 40; ++i) {
        auto result = a_result(this->kAna, std::to_string(i), kMonday + std::chrono::days{lots.below(30)});
        result.exercise_id = ExerciseId{"exercise-" + std::to_string(lots.below(5))};
        result.effect_hundredths = static_cast<int>(lots.below(401)) - 200;
        if (lots.one_in(3))
            result.effect_hundredths = {};
        this->results().add_once(result);
        ASSERT_EQ(this->results().experiences(this->kAna),
                  exercise::summed_up(this->results().latest(this->kAna, 100)));
    }
}

template <class Backend>
class SafetyProfilesContract : public Contract<Backend> {};

TYPED_TEST_SUITE(SafetyProfilesContract, Backends, BackendNames);

TYPED_TEST(SafetyProfilesContract, TheLastOneIsKeptForEachMember) {
    auto& profiles = this->stores_.safety_profiles;
    EXPECT_FALSE(profiles.find(this->kAna));
    profiles.keep(this->kAna, "sealed one", kMondayMorning);
    profiles.keep(this->kAna, "sealed two", kMondayMorning + 1h);
    EXPECT_EQ(profiles.find(this->kAna), "sealed two");
    EXPECT_FALSE(profiles.find(this->kBo));
}

template <class Backend>
class SuggestionsContract : public Contract<Backend> {
protected:
    exercise::Asked asked(double to, Instant at) {
        return {.member_id = this->kAna,
                .wish = {.from = state::RingAngle{210.125},
                         .to = state::RingAngle{to},
                         .minutes = 2.5,
                         .positions = {exercise::Position::lying, exercise::Position::seated},
                         .surroundings = {exercise::Surroundings::in_private}},
                .day = kMonday,
                .at = at};
    }
};

TYPED_TEST_SUITE(SuggestionsContract, Backends, BackendNames);

TYPED_TEST(SuggestionsContract, TheLatestIsReadAsItWasKept) {
    auto& suggestions = this->stores_.suggestions;
    EXPECT_FALSE(suggestions.find(this->kAna));
    suggestions.keep(this->asked(30, kMondayMorning + 1h));
    suggestions.keep(this->asked(90, kMondayMorning + 2h));
    suggestions.keep(this->asked(150, kMondayMorning)); // a late writer
    auto const found = suggestions.find(this->kAna).value();
    EXPECT_EQ(found.wish.from.degrees(), 210.125);
    EXPECT_EQ(found.wish.to.degrees(), 90);
    EXPECT_EQ(found.wish.minutes, 2.5);
    EXPECT_THAT(found.wish.positions, ElementsAre(exercise::Position::lying, exercise::Position::seated));
    EXPECT_THAT(found.wish.surroundings, ElementsAre(exercise::Surroundings::in_private));
    EXPECT_EQ(found.day, kMonday);
    EXPECT_EQ(found.at, kMondayMorning + 2h);
    EXPECT_FALSE(suggestions.find(this->kBo));
}

TYPED_TEST(SuggestionsContract, AnOpenWishIsKeptOpen) {
    auto open = this->asked(90, kMondayMorning);
    open.wish.minutes = {};
    open.wish.positions.clear();
    open.wish.surroundings.clear();
    this->stores_.suggestions.keep(open);
    auto const found = this->stores_.suggestions.find(this->kAna).value();
    EXPECT_FALSE(found.wish.minutes);
    EXPECT_THAT(found.wish.positions, IsEmpty());
    EXPECT_THAT(found.wish.surroundings, IsEmpty());
}

} // namespace
} // namespace evenkeel::testing
