#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;

template <class Backend>
class OnboardingsContract : public Contract<Backend> {
protected:
    program::Onboardings& onboardings() { return this->stores_.onboardings; }

    program::Onboarding answers(state::StateName current, state::StateName preferred) {
        return {.member_id = this->kAna,
                .goal = "sleep",
                .life_aspect = "work",
                .current_state = current,
                .preferred_state = preferred,
                .answered_at = kMondayMorning + 1ms};
    }
};

TYPED_TEST_SUITE(OnboardingsContract, Backends, BackendNames);

TYPED_TEST(OnboardingsContract, AnswersAreReadAsTheyWereKept) {
    this->onboardings().keep(this->answers(state::StateName::overwhelm, state::StateName::play));
    auto const kept = this->onboardings().find(this->kAna);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->member_id, this->kAna);
    EXPECT_EQ(kept->goal, "sleep");
    EXPECT_EQ(kept->life_aspect, "work");
    EXPECT_EQ(kept->current_state, state::StateName::overwhelm);
    EXPECT_EQ(kept->preferred_state, state::StateName::play);
    EXPECT_EQ(kept->answered_at, kMondayMorning + 1ms);
}

TYPED_TEST(OnboardingsContract, WhoDidNotAnswerHasNone) {
    this->onboardings().keep(this->answers(state::StateName::overwhelm, state::StateName::play));
    EXPECT_FALSE(this->onboardings().find(this->kBo));
}

TYPED_TEST(OnboardingsContract, NewAnswersReplaceAllOfTheOldOnes) {
    this->onboardings().keep(this->answers(state::StateName::overwhelm, state::StateName::play));
    this->onboardings().keep({.member_id = this->kAna,
                              .goal = "calm",
                              .life_aspect = "family",
                              .current_state = state::StateName::dorsal_vagal,
                              .preferred_state = state::StateName::stillness,
                              .answered_at = kMondayMorning + 2ms});
    auto const kept = this->onboardings().find(this->kAna);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->goal, "calm");
    EXPECT_EQ(kept->life_aspect, "family");
    EXPECT_EQ(kept->current_state, state::StateName::dorsal_vagal);
    EXPECT_EQ(kept->preferred_state, state::StateName::stillness);
    EXPECT_EQ(kept->answered_at, kMondayMorning + 2ms);
}

TYPED_TEST(OnboardingsContract, EveryStateIsKept) {
    for (auto const state : state::kStates) {
        this->onboardings().keep(this->answers(state, state));
        EXPECT_EQ(this->onboardings().find(this->kAna)->current_state, state);
        EXPECT_EQ(this->onboardings().find(this->kAna)->preferred_state, state);
    }
}

} // namespace
} // namespace evenkeel::testing
