#include "core/exercise/resonance_pace.hpp"
#include "tests/support/fixed_clock.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace evenkeel::exercise {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class ResonancePaceTest : public ::testing::Test {
protected:
    void SetUp() override { stores_.add(testing::a_member("ana")); }

    MemberId const kAna{"ana"};
    testing::FixedClock clock_;
    testing::TestStores stores_;
    KeepResonancePace const keep_{stores_.resonance_paces, clock_};
};

TEST_F(ResonancePaceTest, IsKeptFromTheSlowestToTheQuickest) {
    for (auto const pace : {kSlowestPace, 5.5, kQuickestPace})
        EXPECT_EQ(keep_(kAna, {pace, {}})->breaths_per_minute, pace);
    EXPECT_EQ(keep_(kAna, {6, kMondayMorning + 5min})->found_at, kMondayMorning);
}

TEST_F(ResonancePaceTest, RefusesWhatNobodyBreathesAndWhatIsToCome) {
    for (auto const pace : {2.99, 12.01, -6.0, std::numeric_limits<double>::quiet_NaN()})
        EXPECT_EQ(keep_(kAna, {pace, {}}).error().field, "breaths_per_minute");
    EXPECT_EQ(keep_(kAna, {6, kMondayMorning + 5min + 1ms}).error().field, "found_at");
    EXPECT_FALSE(stores_.resonance_paces.find(kAna));
}

TEST_F(ResonancePaceTest, TheOneFoundLastCountsInWhateverOrderTheyCome) {
    ASSERT_TRUE(keep_(kAna, {5, kMondayMorning}));
    EXPECT_EQ(keep_(kAna, {6, kMondayMorning - 24h})->breaths_per_minute, 5);
    EXPECT_EQ(stores_.resonance_paces.find(kAna)->breaths_per_minute, 5);
}

} // namespace
} // namespace evenkeel::exercise
