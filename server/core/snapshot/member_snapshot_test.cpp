#include "core/snapshot/member_snapshot.hpp"

#include <gtest/gtest.h>

namespace evenkeel::snapshot {
namespace {

using namespace std::chrono_literals;

std::chrono::local_days const kMonday{2026y / 3 / 2};

TEST(ProgramPosition, CountsWeeksAndDaysFromOne) {
    auto const first = program_position(kMonday, kMonday);
    EXPECT_EQ(first.week, 1);
    EXPECT_EQ(first.day, 1);
    auto const eighth = program_position(kMonday, kMonday + std::chrono::days{7});
    EXPECT_EQ(eighth.week, 2);
    EXPECT_EQ(eighth.day, 1);
}

TEST(ProgramPosition, StaysInsideTheSixWeeks) {
    auto const after = program_position(kMonday, kMonday + std::chrono::days{400});
    EXPECT_EQ(after.week, 6);
    EXPECT_EQ(after.day, 7);
    auto const before = program_position(kMonday, kMonday - std::chrono::days{2}); // the member flew west
    EXPECT_EQ(before.week, 1);
    EXPECT_EQ(before.day, 1);
}

TEST(PlanOfDay, IsTenMinutesEachOfPlayExerciseAndStillness) {
    int practice = 0;
    for (auto const& item : plan_of_day({}))
        if (item.name != PlanItemName::check_in && item.name != PlanItemName::reading)
            practice += item.minutes;
    EXPECT_EQ(practice, 30);
}

} // namespace
} // namespace evenkeel::snapshot
