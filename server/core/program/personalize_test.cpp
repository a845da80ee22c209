#include "core/program/personalize.hpp"

#include "tests/support/practice_world.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::program {
namespace {

using testing::kMondayMorning;

class PersonalizeTest : public ::testing::Test {
protected:
    void SetUp() override { world_.stores.add(testing::a_member("ana")); }

    static PersonalizeDraft a_draft() {
        return {.goal = "sleep",
                .life_aspect = "work",
                .current_state = "overwhelm",
                .preferred_state = "parasympathetic"};
    }

    MemberId const kAna{"ana"};
    testing::PracticeWorld world_;
    Onboardings const& onboardings_{world_.stores.onboardings};
};

TEST_F(PersonalizeTest, KeepsTheFourAnswers) {
    ASSERT_TRUE(world_.program.personalize(world_.texts, kAna, a_draft()));
    auto const kept = onboardings_.find(kAna);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->goal, "sleep");
    EXPECT_EQ(kept->life_aspect, "work");
    EXPECT_EQ(kept->current_state, state::StateName::overwhelm);
    EXPECT_EQ(kept->preferred_state, state::StateName::parasympathetic);
    EXPECT_EQ(kept->answered_at, kMondayMorning);
}

TEST_F(PersonalizeTest, TheNewestAnswersCount) {
    ASSERT_TRUE(world_.program.personalize(world_.texts, kAna, a_draft()));
    auto changed = a_draft();
    changed.goal = "calm";
    world_.outside.clock.advance(std::chrono::hours{24});
    ASSERT_TRUE(world_.program.personalize(world_.texts, kAna, changed));
    EXPECT_EQ(onboardings_.find(kAna)->goal, "calm");
    EXPECT_EQ(onboardings_.find(kAna)->answered_at, kMondayMorning + std::chrono::hours{24});
}

struct Case {
    char const* name;
    std::string PersonalizeDraft::* answer;
    char const* field;
};

class PersonalizeRefuses : public PersonalizeTest, public ::testing::WithParamInterface<Case> {};

TEST_P(PersonalizeRefuses, WhatIsNotAmongTheChoices) {
    for (auto const* const unknown : {"", "Sleep", "no such choice"}) {
        auto draft = a_draft();
        draft.*GetParam().answer = unknown;
        auto const refused = world_.program.personalize(world_.texts, kAna, draft);
        ASSERT_FALSE(refused) << unknown;
        EXPECT_EQ(refused.error().fault, Fault::invalid_input);
        EXPECT_EQ(refused.error().field, GetParam().field);
    }
    EXPECT_FALSE(onboardings_.find(kAna));
}

INSTANTIATE_TEST_SUITE_P(
    Answers, PersonalizeRefuses,
    ::testing::Values(Case{"Goal", &PersonalizeDraft::goal, "selected_goal"},
                      Case{"LifeAspect", &PersonalizeDraft::life_aspect, "selected_life_aspect"},
                      Case{"CurrentState", &PersonalizeDraft::current_state, "life_aspect_current_state"},
                      Case{"PreferredState", &PersonalizeDraft::preferred_state,
                           "life_aspect_preferred_state"}),
    [](auto const& info) { return info.param.name; });

} // namespace
} // namespace evenkeel::program
