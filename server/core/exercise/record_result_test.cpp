#include "core/exercise/record_result.hpp"

#include "core/exercise/browse.hpp"
#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace evenkeel::exercise {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class RecordResultTest : public ::testing::Test {
protected:
    void SetUp() override { world_.stores.add(testing::a_member("ana")); }

    Result<ExerciseResults::Kept> record(ResultDraft const& draft) {
        return world_.exercise.record_result(world_.shelf, kAna, draft);
    }

    std::vector<Listed> list(Filter const& filter) {
        return world_.exercise.browse.list(world_.shelf, kAna, filter);
    }

    Result<Listed> find(std::string const& exercise) {
        return world_.exercise.browse.find(world_.shelf, kAna, ExerciseId{exercise});
    }

    static ResultDraft a_draft() {
        return {.event_id = EventId{"e"},
                .exercise_id = ExerciseId{"long-exhale"},
                .started_at = kMondayMorning - 5min,
                .duration_s = 180,
                .completed = true,
                .moods = {.before = 40, .after = 65, .scale = MoodScale::slider},
                .felt_effect = {},
                .plan_part = {},
                .note = "n"};
    }

    MemberId const kAna{"ana"};
    testing::PracticeWorld world_;
};

TEST_F(RecordResultTest, KeepsWhatWasSaidAndWhatFollows) {
    auto const kept = record(a_draft()).value();
    EXPECT_TRUE(kept.is_new);
    EXPECT_EQ(kept.result.plan_part, PlanPart::stillness); // the exercise's own
    EXPECT_EQ(kept.result.effect_hundredths, 100);
    EXPECT_EQ(kept.result.day, testing::kMonday);
    auto const listed = find("long-exhale").value();
    EXPECT_EQ(listed.estimate.n, 1);
    EXPECT_NEAR(listed.estimate.effect, (4 * prior_effect(Grade::b) + 1) / 5, 1e-12);
}

TEST_F(RecordResultTest, ARepeatAnswersWhatWasKept) {
    ASSERT_TRUE(record(a_draft()));
    auto again = a_draft();
    again.note = "changed";
    auto const kept = record(again).value();
    EXPECT_FALSE(kept.is_new);
    EXPECT_EQ(kept.result.note, "n");
}

TEST_F(RecordResultTest, TheDayIsTheMembersOwn) {
    world_.outside.clock.set(kMondayMorning + 15h + 30min); // half past midnight in Vienna
    auto draft = a_draft();
    draft.started_at = {};
    EXPECT_EQ(record(draft)->result.day, testing::kMonday + std::chrono::days{1});
    draft.event_id = EventId{"f"};
    draft.duration_s = 3600; // so it began before midnight
    EXPECT_EQ(record(draft)->result.day, testing::kMonday);
}

TEST_F(RecordResultTest, AClockALittleAheadIsNow) {
    auto draft = a_draft();
    draft.started_at = kMondayMorning + 4min;
    EXPECT_EQ(record(draft)->result.started_at, kMondayMorning);
}

struct RefusedCase {
    char const* name;
    void (*spoil)(ResultDraft&);
    char const* field;
    Fault fault{Fault::invalid_input};
};

class RecordResultRefuses : public RecordResultTest, public ::testing::WithParamInterface<RefusedCase> {};

TEST_P(RecordResultRefuses, ByField) {
    auto draft = a_draft();
    GetParam().spoil(draft);
    auto const refused = record(draft);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, GetParam().fault);
    EXPECT_EQ(refused.error().field, GetParam().field);
    EXPECT_TRUE(world_.stores.exercise_results.latest(kAna, 10).empty());
}

INSTANTIATE_TEST_SUITE_P(
    Drafts, RecordResultRefuses,
    ::testing::Values(
        RefusedCase{"NoEvent", [](ResultDraft& d) { d.event_id = {}; }, "event_uuid"},
        RefusedCase{"LongEvent", [](ResultDraft& d) { d.event_id = EventId{std::string(65, 'x')}; },
                    "event_uuid"},
        RefusedCase{"UnknownExercise", [](ResultDraft& d) { d.exercise_id = ExerciseId{"juggling"}; },
                    "exercise_id", Fault::not_found},
        RefusedCase{"BackwardDuration", [](ResultDraft& d) { d.duration_s = -1; }, "duration_s"},
        RefusedCase{"EndlessDuration", [](ResultDraft& d) { d.duration_s = 4 * 3600 + 1; }, "duration_s"},
        RefusedCase{"TooStrong", [](ResultDraft& d) { d.felt_effect = 3; }, "felt_effect"},
        RefusedCase{"TooBad", [](ResultDraft& d) { d.felt_effect = -3; }, "felt_effect"},
        RefusedCase{"SliderBefore", [](ResultDraft& d) { d.moods.before = 101; }, "mood_before"},
        RefusedCase{"SliderAfter", [](ResultDraft& d) { d.moods.after = -1; }, "mood_after"},
        RefusedCase{"RingAfter",
                    [](ResultDraft& d) { d.moods = {.before = 300, .after = 361, .scale = MoodScale::ring}; },
                    "mood_after"},
        RefusedCase{"Future", [](ResultDraft& d) { d.started_at = kMondayMorning + 6min; }, "started_at"},
        RefusedCase{"LongAgo", [](ResultDraft& d) { d.started_at = kMondayMorning - 61 * 24h; },
                    "started_at"},
        RefusedCase{"LongNote", [](ResultDraft& d) { d.note.assign(2001, 'n'); }, "note"}),
    [](auto const& info) { return info.param.name; });

TEST_F(RecordResultTest, EffectsListTheMostHelpfulFirst) {
    auto draft = a_draft();
    draft.felt_effect = -1;
    ASSERT_TRUE(record(draft));
    draft.event_id = EventId{"f"};
    draft.exercise_id = ExerciseId{"soft-look"};
    draft.felt_effect = 2;
    ASSERT_TRUE(record(draft));
    auto const effects = world_.exercise.browse.effects(world_.shelf, kAna);
    ASSERT_EQ(effects.size(), 2u);
    EXPECT_EQ(effects[0].exercise->id.value(), "soft-look");
    EXPECT_EQ(effects[1].estimate.n, 1);
}

TEST_F(RecordResultTest, TheLibraryHidesWhatIsNotSafeUnlessAsked) {
    world_.answer_safety_questions(kAna, "known H");
    EXPECT_EQ(list({}).size(), 2u);
    auto const all =
        list(Filter{.from = {}, .to = {}, .kind = {}, .plan_part = {}, .minutes = {}, .with_unsafe = true});
    ASSERT_EQ(all.size(), 3u);
    EXPECT_FALSE(all[0].is_safe);
    EXPECT_EQ(all[0].flags, std::vector<Code>{'H'});
    EXPECT_EQ(list(Filter{.from = state::StateName::sympathetic,
                          .to = {},
                          .kind = {},
                          .plan_part = {},
                          .minutes = {},
                          .with_unsafe = false})
                  .size(),
              2u);
    EXPECT_EQ(find("juggling").error().fault, Fault::not_found);
}

} // namespace
} // namespace evenkeel::exercise
