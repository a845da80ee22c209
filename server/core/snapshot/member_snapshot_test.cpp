#include "core/snapshot/member_snapshot.hpp"

#include <gtest/gtest.h>

namespace evenkeel::snapshot {
namespace {

TEST(PlanOfDay, IsTenMinutesEachOfPlayExerciseAndStillness) {
    int practice = 0;
    for (auto const& item : plan_of_day({}, Sentences::english()))
        if (item.name != PlanItemName::check_in && item.name != PlanItemName::reading)
            practice += item.minutes;
    EXPECT_EQ(practice, 30);
}

TEST(PlanOfDay, ShowsWhatWasPractised) {
    auto const plan =
        plan_of_day({.checked_in = false,
                     .has_reading = true,
                     .practised = {program::PracticeItem::social_play, program::PracticeItem::tried}},
                    Sentences::english());
    for (auto const& item : plan)
        EXPECT_EQ(item.done, item.name == PlanItemName::reading || item.name == PlanItemName::social_play);
}

} // namespace
} // namespace evenkeel::snapshot
