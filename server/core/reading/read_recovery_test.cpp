#include "core/reading/reading_rules.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace evenkeel::reading {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

/// Ana lives in Vienna and has measured every morning for twenty days.
class ReadRecoveryTest : public ::testing::Test {
protected:
    void SetUp() override {
        stores_.add(testing::a_member("ana"));
        for (int ago = 0; ago < 20; ++ago)
            measure(kAna, kMondayMorning - ago * 24h);
    }

    void measure(MemberId const& member, Instant at) {
        auto const name = std::to_string(++events_);
        auto const upload = testing::an_upload(name, Owner{member}, at);
        stores_.hrv_tasks.add_upload(upload);
        stores_.hrv_tasks.start_once(testing::a_task(name, upload, at), testing::a_job("analyse_upload"));
        auto measured = testing::a_measurement();
        measured.rmssd_ms = 40;
        measured.quality = 0.9;
        measured.duration_s = 60;
        stores_.hrv_tasks.finish(upload.owner, HrvTaskId{name}, measured, at);
    }

    [[nodiscard]] Result<RecoveryContext> read(Person const& person = {}) const {
        return rules_.read_recovery(kAna, person);
    }

    MemberId const kAna{"ana"};
    int events_{0};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    ReadingRules const rules_{stores_, outside_};
};

TEST_F(ReadRecoveryTest, LooksAtTheMembersOwnReadingsByTheirOwnDays) {
    measure(MemberId{"bea"}, kMondayMorning);
    auto const found = read();
    ASSERT_TRUE(found);
    EXPECT_EQ(found->recovery.status, RecoveryStatus::usual);
    EXPECT_EQ(found->recovery.days_in_baseline, 20);
    EXPECT_NEAR(std::exp(*found->recovery.week_mean), 40, 1e-9);
    EXPECT_EQ(found->recovery.days.back().day, local_day(kMondayMorning, "Europe/Vienna"));
}

TEST_F(ReadRecoveryTest, WithoutAnAgeThereIsNoComparisonWithOthers) {
    EXPECT_FALSE(read()->norm);
    EXPECT_FALSE(read({.age = {}, .sex = Sex::female})->norm);
}

TEST_F(ReadRecoveryTest, WithAgeAndSexTheWeekIsPlacedAmongSuchPeople) {
    auto const found = read({.age = 40, .sex = Sex::female});
    ASSERT_TRUE(found->norm);
    EXPECT_EQ(found->norm->norm.first_age, 35);
    EXPECT_EQ(found->norm->percentile, percentile(*norm_for(40, Sex::female), 40));
    EXPECT_TRUE(read({.age = 40, .sex = {}})->norm);
    EXPECT_FALSE(read({.age = 90, .sex = Sex::male})->norm);
}

TEST_F(ReadRecoveryTest, RefusesAnAgeThatNobodyHasByItsField) {
    for (int const age : {-1, 0, 17, 111, 1990}) {
        auto const refused = read({.age = age, .sex = {}});
        ASSERT_FALSE(refused) << age;
        EXPECT_EQ(refused.error().fault, Fault::invalid_input);
        EXPECT_EQ(refused.error().field, "age");
    }
}

} // namespace
} // namespace evenkeel::reading
