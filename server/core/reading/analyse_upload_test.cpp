#include "core/reading/analyse_upload.hpp"

#include "core/base/unavailable.hpp"
#include "tests/support/fake_hrv_tasks.hpp"
#include "tests/support/fake_object_store.hpp"
#include "tests/support/pulse_recording.hpp"
#include "tests/support/samples.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

/// Ana has said "go" for an upload; whether the recording has arrived is up to the test.
class AnalyseUploadTest : public ::testing::Test {
protected:
    void SetUp() override {
        tasks_.add_upload(upload_);
        tasks_.start_once(testing::a_task("task", upload_), testing::a_job("analyse_upload"));
    }

    AnalysisOutcome analyse() { return AnalyseUpload{tasks_, objects_, clock_}(kAna, HrvTaskId{"task"}); }

    [[nodiscard]] HrvTask task() const { return tasks_.find(kAna, HrvTaskId{"task"}).value(); }

    Owner const kAna{MemberId{"ana"}};
    Upload const upload_{testing::an_upload("upload", kAna)};
    testing::FixedClock clock_;
    testing::FakeJobs jobs_;
    testing::FakeHrvTasks tasks_{jobs_};
    testing::FakeObjectStore objects_;
};

TEST_F(AnalyseUploadTest, KeepsWhatTheEngineMeasured) {
    objects_.upload(upload_.object_key, testing::pulse_recording(66, 60));
    clock_.advance(3s);
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    ASSERT_EQ(task().status, TaskStatus::done) << task().rejection->message;
    EXPECT_NEAR(task().measurement->hr_bpm, 66, 0.5);
    EXPECT_LT(task().measurement->rmssd_ms, 10); // an even heart
    EXPECT_FALSE(task().measurement->beat_runs_ms.empty());
    EXPECT_EQ(task().finished_at, kMondayMorning + 3s);
    EXPECT_FALSE(task().rejection);
}

TEST_F(AnalyseUploadTest, KeepsWhyTheEngineRefused) {
    objects_.upload(upload_.object_key, testing::blank_recording(60));
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    ASSERT_EQ(task().status, TaskStatus::rejected);
    EXPECT_FALSE(task().rejection->reason.empty());
    EXPECT_FALSE(task().rejection->message.empty());
    EXPECT_FALSE(task().measurement);
}

TEST_F(AnalyseUploadTest, TextThatIsNoRecordingIsRejectedWithItsLine) {
    objects_.upload(upload_.object_key, "time_ms,red,green,blue\n0,1,2,3\n33,one,2,3\n");
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    ASSERT_EQ(task().status, TaskStatus::rejected);
    EXPECT_EQ(task().rejection->reason, "unreadable");
    EXPECT_NE(task().rejection->message.find("line 3"), std::string::npos) << task().rejection->message;
}

TEST_F(AnalyseUploadTest, WaitsForARecordingThatIsOnItsWay) {
    clock_.advance(kUploadGrace - 1ms);
    EXPECT_EQ(analyse(), AnalysisOutcome::waiting_for_upload);
    EXPECT_EQ(task().status, TaskStatus::queued);

    objects_.upload(upload_.object_key, testing::pulse_recording(66, 60));
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    EXPECT_EQ(task().status, TaskStatus::done);
}

TEST_F(AnalyseUploadTest, StopsWaitingInTheEnd) {
    clock_.advance(kUploadGrace);
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    ASSERT_EQ(task().status, TaskStatus::rejected);
    EXPECT_EQ(task().rejection->reason, "upload_missing");
}

TEST_F(AnalyseUploadTest, LeavesAFinishedTaskAlone) {
    tasks_.finish(kAna, HrvTaskId{"task"}, testing::a_measurement(), kMondayMorning);
    objects_.upload(upload_.object_key, testing::blank_recording(60));
    clock_.advance(1h);
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    EXPECT_EQ(task().status, TaskStatus::done);
    EXPECT_EQ(task().measurement->hr_bpm, testing::a_measurement().hr_bpm);
    EXPECT_EQ(task().finished_at, kMondayMorning);
}

TEST_F(AnalyseUploadTest, TakesOverFromAWorkerThatDiedHalfWay) {
    tasks_.mark_running(kAna, HrvTaskId{"task"});
    objects_.upload(upload_.object_key, testing::pulse_recording(66, 60));
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    EXPECT_EQ(task().status, TaskStatus::done);
}

TEST_F(AnalyseUploadTest, ATaskThatIsGoneIsFinished) {
    EXPECT_EQ((AnalyseUpload{tasks_, objects_, clock_}(kAna, HrvTaskId{"no such task"})),
              AnalysisOutcome::finished);
}

TEST_F(AnalyseUploadTest, AStoreThatIsDownDecidesNothing) {
    clock_.advance(2 * kUploadGrace);
    objects_.set_down(true);
    EXPECT_THROW(analyse(), Unavailable);
    EXPECT_EQ(task().status, TaskStatus::queued);
}

} // namespace
} // namespace evenkeel::reading
