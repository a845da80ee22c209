#include "core/exercise/record_result.hpp"

#include "core/exercise/browse.hpp"
#include "tests/support/fake_members.hpp"
#include "tests/support/fake_secure.hpp"
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
    void SetUp() override {
        ASSERT_TRUE(members_.add(testing::a_member("ana"), testing::a_session("phone", kAna),
                                 testing::a_job("welcome")));
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
    testing::FixedClock clock_;
    testing::FakeSecure secure_;
    testing::FakeJobs jobs_;
    testing::FakeAccounts accounts_;
    testing::FakeMembers members_{accounts_, jobs_};
    testing::PracticeWorld world_;
    RecordResult record_{{world_.results, members_, clock_, secure_}, world_.library};
    Browse browse_{world_.results, world_.read_caution, world_.library};
};

TEST_F(RecordResultTest, KeepsWhatWasSaidAndWhatFollows) {
    auto const kept = record_(kAna, a_draft()).value();
    EXPECT_TRUE(kept.is_new);
    EXPECT_EQ(kept.result.plan_part, PlanPart::stillness); // the exercise's own
    EXPECT_EQ(kept.result.effect_hundredths, 100);
    EXPECT_EQ(kept.result.day, testing::kMonday);
    auto const listed = browse_.find(kAna, ExerciseId{"long-exhale"}).value();
    EXPECT_EQ(listed.estimate.n, 1);
    EXPECT_NEAR(listed.estimate.effect, (4 * prior_effect(Grade::b) + 1) / 5, 1e-12);
}

TEST_F(RecordResultTest, ARepeatAnswersWhatWasKept) {
    ASSERT_TRUE(record_(kAna, a_draft()));
    auto again = a_draft();
    again.note = "changed";
    auto const kept = record_(kAna, again).value();
    EXPECT_FALSE(kept.is_new);
    EXPECT_EQ(kept.result.note, "n");
}

TEST_F(RecordResultTest, TheDayIsTheMembersOwn) {
    clock_.set(kMondayMorning + 15h + 30min); // half past midnight in Vienna
    auto draft = a_draft();
    draft.started_at = {};
    EXPECT_EQ(record_(kAna, draft)->result.day, testing::kMonday + std::chrono::days{1});
    draft.event_id = EventId{"f"};
    draft.duration_s = 3600; // so it began before midnight
    EXPECT_EQ(record_(kAna, draft)->result.day, testing::kMonday);
}

TEST_F(RecordResultTest, AClockALittleAheadIsNow) {
    auto draft = a_draft();
    draft.started_at = kMondayMorning + 4min;
    EXPECT_EQ(record_(kAna, draft)->result.started_at, kMondayMorning);
}

struct Case {
    char const* name;
    void (*spoil)(ResultDraft&);
    char const* field;
    Fault fault{Fault::invalid_input};
};

class RecordResultRefuses : public RecordResultTest, public ::testing::WithParamInterface<Case> {};

TEST_P(RecordResultRefuses, ByField) {
    auto draft = a_draft();
    GetParam().spoil(draft);
    auto const refused = record_(kAna, draft);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, GetParam().fault);
    EXPECT_EQ(refused.error().field, GetParam().field);
    EXPECT_TRUE(world_.results.latest(kAna, 10).empty());
}

INSTANTIATE_TEST_SUITE_P(
    Drafts, RecordResultRefuses,
    ::testing::Values(
        Case{"NoEvent", [](ResultDraft& d) { d.event_id = {}; }, "event_uuid"},
        Case{"LongEvent", [](ResultDraft& d) { d.event_id = EventId{std::string(65, 'x')}; }, "event_uuid"},
        Case{"UnknownExercise", [](ResultDraft& d) { d.exercise_id = ExerciseId{"juggling"}; }, "exercise_id",
             Fault::not_found},
        Case{"BackwardDuration", [](ResultDraft& d) { d.duration_s = -1; }, "duration_s"},
        Case{"EndlessDuration", [](ResultDraft& d) { d.duration_s = 4 * 3600 + 1; }, "duration_s"},
        Case{"TooStrong", [](ResultDraft& d) { d.felt_effect = 3; }, "felt_effect"},
        Case{"TooBad", [](ResultDraft& d) { d.felt_effect = -3; }, "felt_effect"},
        Case{"SliderBefore", [](ResultDraft& d) { d.moods.before = 101; }, "mood_before"},
        Case{"SliderAfter", [](ResultDraft& d) { d.moods.after = -1; }, "mood_after"},
        Case{"RingAfter",
             [](ResultDraft& d) { d.moods = {.before = 300, .after = 361, .scale = MoodScale::ring}; },
             "mood_after"},
        Case{"Future", [](ResultDraft& d) { d.started_at = kMondayMorning + 6min; }, "started_at"},
        Case{"LongAgo", [](ResultDraft& d) { d.started_at = kMondayMorning - 61 * 24h; }, "started_at"},
        Case{"LongNote", [](ResultDraft& d) { d.note.assign(2001, 'n'); }, "note"}),
    [](auto const& info) { return info.param.name; });

TEST_F(RecordResultTest, EffectsListTheMostHelpfulFirst) {
    auto draft = a_draft();
    draft.felt_effect = -1;
    ASSERT_TRUE(record_(kAna, draft));
    draft.event_id = EventId{"f"};
    draft.exercise_id = ExerciseId{"soft-look"};
    draft.felt_effect = 2;
    ASSERT_TRUE(record_(kAna, draft));
    auto const effects = browse_.effects(kAna);
    ASSERT_EQ(effects.size(), 2u);
    EXPECT_EQ(effects[0].exercise->id.value(), "soft-look");
    EXPECT_EQ(effects[1].estimate.n, 1);
}

TEST_F(RecordResultTest, TheLibraryHidesWhatIsNotSafeUnlessAsked) {
    world_.profiles.keep(kAna, world_.vault.seal("v1 ana known H"), clock_.now());
    EXPECT_EQ(browse_.list(kAna, {}).size(), 2u);
    auto const all = browse_.list(
        kAna, Filter{.from = {}, .to = {}, .kind = {}, .plan_part = {}, .minutes = {}, .with_unsafe = true});
    ASSERT_EQ(all.size(), 3u);
    EXPECT_FALSE(all[0].is_safe);
    EXPECT_EQ(all[0].flags, std::vector<Code>{'H'});
    EXPECT_EQ(browse_
                  .list(kAna, Filter{.from = state::StateName::sympathetic,
                                     .to = {},
                                     .kind = {},
                                     .plan_part = {},
                                     .minutes = {},
                                     .with_unsafe = false})
                  .size(),
              2u);
    EXPECT_EQ(browse_.find(kAna, ExerciseId{"juggling"}).error().fault, Fault::not_found);
}

} // namespace
} // namespace evenkeel::exercise
