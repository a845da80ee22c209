#include "core/reading/forget_visitors_readings.hpp"

#include "core/base/unavailable.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_object_store.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

using namespace std::chrono_literals;

class ForgetVisitorsReadingsTest : public ::testing::Test {
protected:
    /// A reading of that name, measured and done.
    Upload measured(std::string const& name, Owner const& owner) {
        auto upload = testing::an_upload(name, owner);
        tasks_.add_upload(upload);
        objects_.upload(upload.object_key, "a recording");
        auto const task = testing::a_task("task " + name, upload);
        tasks_.start_once(task, testing::a_job("analyse_upload"));
        tasks_.finish(owner, task.id, testing::a_measurement(), testing::kMondayMorning);
        return upload;
    }

    [[nodiscard]] bool is_kept(Upload const& upload) const {
        return objects_.holds(upload.object_key) && tasks_.find_upload(upload.owner, upload.id) &&
               tasks_.find(upload.owner, HrvTaskId{"task " + upload.id.value()});
    }

    [[nodiscard]] bool is_gone(Upload const& upload) const {
        return !objects_.holds(upload.object_key) && !tasks_.find_upload(upload.owner, upload.id) &&
               !tasks_.find(upload.owner, HrvTaskId{"task " + upload.id.value()});
    }

    Owner const kVisitor{VisitorId{"somebody"}};
    Owner const kAna{MemberId{"ana"}};
    testing::FixedClock clock_;
    testing::FakeJobs jobs_;
    testing::FakeHrvTasks tasks_{jobs_};
    testing::FakeObjectStore objects_;
    ForgetVisitorsReadings forget_{tasks_, objects_, clock_};
};

TEST_F(ForgetVisitorsReadingsTest, AMonthLaterRecordingTaskAndResultAreGone) {
    auto const old = measured("old", kVisitor);
    clock_.advance(kVisitorsReadingLife);
    EXPECT_EQ(forget_(), 0U);
    EXPECT_TRUE(is_kept(old));
    clock_.advance(1ms);
    EXPECT_EQ(forget_(), 1U);
    EXPECT_TRUE(is_gone(old));
    EXPECT_EQ(forget_(), 0U);
}

TEST_F(ForgetVisitorsReadingsTest, WhatMembersRecordedStays) {
    auto const of_member = measured("of ana", kAna);
    clock_.advance(10 * kVisitorsReadingLife);
    EXPECT_EQ(forget_(), 0U);
    EXPECT_TRUE(is_kept(of_member));
}

TEST_F(ForgetVisitorsReadingsTest, ARunIsBoundedAndTheNextGoesOn) {
    for (std::size_t i = 0; i < kMostForgottenAtOnce + 10; ++i)
        tasks_.add_upload(testing::an_upload(std::to_string(i), kVisitor));
    clock_.advance(kVisitorsReadingLife + 1ms);
    EXPECT_EQ(forget_(), kMostForgottenAtOnce);
    EXPECT_EQ(forget_(), 10U);
    EXPECT_EQ(forget_(), 0U);
}

TEST_F(ForgetVisitorsReadingsTest, FindsAgainWhatItCouldNotRemove) {
    auto const old = measured("old", kVisitor);
    clock_.advance(kVisitorsReadingLife + 1ms);
    objects_.set_down(true);
    EXPECT_THROW(forget_(), Unavailable);
    objects_.set_down(false);
    EXPECT_EQ(forget_(), 1U);
    EXPECT_TRUE(is_gone(old));
}

} // namespace
} // namespace evenkeel::reading
