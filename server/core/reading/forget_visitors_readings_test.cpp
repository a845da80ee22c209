#include "core/reading/reading_rules.hpp"

#include "core/base/unavailable.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

using namespace std::chrono_literals;

class ForgetVisitorsReadingsTest : public ::testing::Test {
protected:
    /// A reading of that name, measured and done.
    Upload measured(std::string const& name, Owner const& owner) {
        auto upload = testing::an_upload(name, owner);
        stores_.hrv_tasks.add_upload(upload);
        outside_.objects.upload(upload.object_key, "a recording");
        auto const task = testing::a_task("task " + name, upload);
        stores_.hrv_tasks.start_once(task, testing::a_job("analyse_upload"));
        stores_.hrv_tasks.finish(owner, task.id, testing::a_measurement(), testing::kMondayMorning);
        return upload;
    }

    [[nodiscard]] bool is_kept(Upload const& upload) const {
        return outside_.objects.holds(upload.object_key) &&
               stores_.hrv_tasks.find_upload(upload.owner, upload.id) &&
               stores_.hrv_tasks.find(upload.owner, HrvTaskId{"task " + upload.id.value()});
    }

    [[nodiscard]] bool is_gone(Upload const& upload) const {
        return !outside_.objects.holds(upload.object_key) &&
               !stores_.hrv_tasks.find_upload(upload.owner, upload.id) &&
               !stores_.hrv_tasks.find(upload.owner, HrvTaskId{"task " + upload.id.value()});
    }

    Owner const kVisitor{VisitorId{"somebody"}};
    Owner const kAna{MemberId{"ana"}};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    ReadingRules const rules_{stores_, outside_};
};

TEST_F(ForgetVisitorsReadingsTest, AMonthLaterRecordingTaskAndResultAreGone) {
    auto const old = measured("old", kVisitor);
    outside_.clock.advance(kVisitorsReadingLife);
    EXPECT_EQ(rules_.forget_visitors_readings(), 0U);
    EXPECT_TRUE(is_kept(old));
    outside_.clock.advance(1ms);
    EXPECT_EQ(rules_.forget_visitors_readings(), 1U);
    EXPECT_TRUE(is_gone(old));
    EXPECT_EQ(rules_.forget_visitors_readings(), 0U);
}

TEST_F(ForgetVisitorsReadingsTest, WhatMembersRecordedStays) {
    auto const of_member = measured("of ana", kAna);
    outside_.clock.advance(10 * kVisitorsReadingLife);
    EXPECT_EQ(rules_.forget_visitors_readings(), 0U);
    EXPECT_TRUE(is_kept(of_member));
}

TEST_F(ForgetVisitorsReadingsTest, ARunIsBoundedAndTheNextGoesOn) {
    for (std::size_t i = 0; i < kMostForgottenAtOnce + 10; ++i)
        stores_.hrv_tasks.add_upload(testing::an_upload(std::to_string(i), kVisitor));
    outside_.clock.advance(kVisitorsReadingLife + 1ms);
    EXPECT_EQ(rules_.forget_visitors_readings(), kMostForgottenAtOnce);
    EXPECT_EQ(rules_.forget_visitors_readings(), 10U);
    EXPECT_EQ(rules_.forget_visitors_readings(), 0U);
}

TEST_F(ForgetVisitorsReadingsTest, FindsAgainWhatItCouldNotRemove) {
    auto const old = measured("old", kVisitor);
    outside_.clock.advance(kVisitorsReadingLife + 1ms);
    outside_.objects.set_down(true);
    EXPECT_THROW(rules_.forget_visitors_readings(), Unavailable);
    outside_.objects.set_down(false);
    EXPECT_EQ(rules_.forget_visitors_readings(), 1U);
    EXPECT_TRUE(is_gone(old));
}

} // namespace
} // namespace evenkeel::reading
