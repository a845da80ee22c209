#include "core/reading/read_recovery.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_members.hpp"
#include "tests/support/samples.hpp"

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
        ASSERT_TRUE(members_.add(testing::a_member("ana"), testing::a_session("phone", kAna),
                                 testing::a_job("welcome")));
        for (int ago = 0; ago < 20; ++ago)
            measure(kAna, kMondayMorning - ago * 24h);
    }

    void measure(MemberId const& member, Instant at) {
        auto const name = std::to_string(++events_);
        auto const upload = testing::an_upload(name, Owner{member}, at);
        tasks_.add_upload(upload);
        tasks_.start_once(testing::a_task(name, upload, at), testing::a_job("analyse_upload"));
        auto measured = testing::a_measurement();
        measured.rmssd_ms = 40;
        measured.quality = 0.9;
        measured.duration_s = 60;
        tasks_.finish(upload.owner, HrvTaskId{name}, measured, at);
    }

    [[nodiscard]] Result<RecoveryContext> read(Person const& person = {}) const {
        return ReadRecovery{members_, tasks_, clock_}(kAna, person);
    }

    MemberId const kAna{"ana"};
    int events_{0};
    testing::FixedClock clock_;
    testing::FakeJobs jobs_;
    testing::FakeAccounts accounts_;
    testing::FakeMembers members_{accounts_, jobs_};
    testing::FakeHrvTasks tasks_{jobs_};
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
