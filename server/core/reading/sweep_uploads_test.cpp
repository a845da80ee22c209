#include "core/reading/sweep_uploads.hpp"

#include "core/base/unavailable.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_object_store.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

using namespace std::chrono_literals;

class SweepUploadsTest : public ::testing::Test {
protected:
    Upload uploaded(std::string const& id) {
        auto upload = testing::an_upload(id, kAna);
        tasks_.add_upload(upload);
        objects_.upload(upload.object_key, "a recording");
        return upload;
    }

    Owner const kAna{MemberId{"ana"}};
    testing::FixedClock clock_;
    testing::FakeJobs jobs_;
    testing::FakeHrvTasks tasks_{jobs_};
    testing::FakeObjectStore objects_;
    SweepUploads sweep_{tasks_, objects_, clock_};
};

TEST_F(SweepUploadsTest, RemovesWhatNobodyAskedToAnalyseForADay) {
    auto const upload = uploaded("one");
    clock_.advance(kUploadLife);
    EXPECT_EQ(sweep_(), 0U);
    clock_.advance(1ms);
    EXPECT_EQ(sweep_(), 1U);
    EXPECT_FALSE(objects_.holds(upload.object_key));
    EXPECT_FALSE(tasks_.find_upload(kAna, upload.id));
    EXPECT_EQ(sweep_(), 0U);
}

TEST_F(SweepUploadsTest, KeepsTheRecordingsOfReadings) {
    auto const upload = uploaded("one");
    tasks_.start_once(testing::a_task("task", upload), testing::a_job("analyse_upload"));
    clock_.advance(kUploadLife + 1ms);
    EXPECT_EQ(sweep_(), 0U);
    EXPECT_TRUE(objects_.holds(upload.object_key));
    EXPECT_TRUE(tasks_.find_upload(kAna, upload.id));
}

TEST_F(SweepUploadsTest, RemovesMoreThanItAsksForAtOnce) {
    for (int number = 0; number < 250; ++number)
        uploaded(std::to_string(number));
    clock_.advance(kUploadLife + 1ms);
    EXPECT_EQ(sweep_(), 250U);
    EXPECT_TRUE(tasks_.abandoned_uploads(clock_.now(), 1000).empty());
}

TEST_F(SweepUploadsTest, FindsAgainWhatItCouldNotRemove) {
    auto const upload = uploaded("one");
    clock_.advance(kUploadLife + 1ms);
    objects_.set_down(true);
    EXPECT_THROW(sweep_(), Unavailable);
    objects_.set_down(false);
    EXPECT_EQ(sweep_(), 1U);
    EXPECT_FALSE(objects_.holds(upload.object_key));
}

} // namespace
} // namespace evenkeel::reading
