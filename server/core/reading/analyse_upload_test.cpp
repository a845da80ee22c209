#include "core/reading/reading_rules.hpp"

#include "core/base/unavailable.hpp"
#include "tests/support/pulse_recording.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

/// Ana has said "go" for an upload; whether the recording has arrived is up to the test.
class AnalyseUploadTest : public ::testing::Test {
protected:
    void SetUp() override {
        stores_.hrv_tasks.add_upload(upload_);
        stores_.hrv_tasks.start_once(testing::a_task("task", upload_), testing::a_job("analyse_upload"));
    }

    AnalysisOutcome analyse() { return rules_.analyse_upload(kAna, HrvTaskId{"task"}); }

    [[nodiscard]] HrvTask task() const { return stores_.hrv_tasks.find(kAna, HrvTaskId{"task"}).value(); }

    Owner const kAna{MemberId{"ana"}};
    Upload const upload_{testing::an_upload("upload", kAna)};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    ReadingRules const rules_{stores_, outside_};
};

TEST_F(AnalyseUploadTest, KeepsWhatTheEngineMeasured) {
    outside_.objects.upload(upload_.object_key, testing::pulse_recording(66, 60));
    outside_.clock.advance(3s);
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    ASSERT_EQ(task().status, TaskStatus::done) << task().rejection->message;
    EXPECT_NEAR(task().measurement->hr_bpm, 66, 0.5);
    EXPECT_LT(task().measurement->rmssd_ms, 10); // an even heart
    EXPECT_FALSE(task().measurement->beat_runs_ms.empty());
    auto const sure = task().measurement->certainty;
    ASSERT_TRUE(sure);
    EXPECT_LE(sure->rmssd.low_ms, task().measurement->rmssd_ms);
    EXPECT_GE(sure->rmssd.high_ms, task().measurement->rmssd_ms);
    EXPECT_GT(sure->clear_s, 50);
    EXPECT_EQ(sure->ectopic_beats, 0);
    EXPECT_EQ(task().finished_at, kMondayMorning + 3s);
    EXPECT_FALSE(task().rejection);
}

TEST_F(AnalyseUploadTest, KeepsWhyTheEngineRefused) {
    outside_.objects.upload(upload_.object_key, testing::blank_recording(60));
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    ASSERT_EQ(task().status, TaskStatus::rejected);
    EXPECT_FALSE(task().rejection->reason.empty());
    EXPECT_FALSE(task().rejection->message.empty());
    EXPECT_FALSE(task().measurement);
}

TEST_F(AnalyseUploadTest, TextThatIsNoRecordingIsRejectedWithItsLine) {
    outside_.objects.upload(upload_.object_key, "time_ms,red,green,blue\n0,1,2,3\n33,one,2,3\n");
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    ASSERT_EQ(task().status, TaskStatus::rejected);
    EXPECT_EQ(task().rejection->reason, "unreadable");
    EXPECT_NE(task().rejection->message.find("line 3"), std::string::npos) << task().rejection->message;
}

TEST_F(AnalyseUploadTest, WaitsForARecordingThatIsOnItsWay) {
    outside_.clock.advance(kUploadGrace - 1ms);
    EXPECT_EQ(analyse(), AnalysisOutcome::waiting_for_upload);
    EXPECT_EQ(task().status, TaskStatus::queued);

    outside_.objects.upload(upload_.object_key, testing::pulse_recording(66, 60));
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    EXPECT_EQ(task().status, TaskStatus::done);
}

TEST_F(AnalyseUploadTest, StopsWaitingInTheEnd) {
    outside_.clock.advance(kUploadGrace);
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    ASSERT_EQ(task().status, TaskStatus::rejected);
    EXPECT_EQ(task().rejection->reason, "upload_missing");
}

TEST_F(AnalyseUploadTest, LeavesAFinishedTaskAlone) {
    stores_.hrv_tasks.finish(kAna, HrvTaskId{"task"}, testing::a_measurement(), kMondayMorning);
    outside_.objects.upload(upload_.object_key, testing::blank_recording(60));
    outside_.clock.advance(1h);
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    EXPECT_EQ(task().status, TaskStatus::done);
    EXPECT_EQ(task().measurement->hr_bpm, testing::a_measurement().hr_bpm);
    EXPECT_EQ(task().finished_at, kMondayMorning);
}

TEST_F(AnalyseUploadTest, TakesOverFromAWorkerThatDiedHalfWay) {
    stores_.hrv_tasks.mark_running(kAna, HrvTaskId{"task"});
    outside_.objects.upload(upload_.object_key, testing::pulse_recording(66, 60));
    EXPECT_EQ(analyse(), AnalysisOutcome::finished);
    EXPECT_EQ(task().status, TaskStatus::done);
}

TEST_F(AnalyseUploadTest, ATaskThatIsGoneIsFinished) {
    EXPECT_EQ((rules_.analyse_upload(kAna, HrvTaskId{"no such task"})), AnalysisOutcome::finished);
}

TEST_F(AnalyseUploadTest, AStoreThatIsDownDecidesNothing) {
    outside_.clock.advance(2 * kUploadGrace);
    outside_.objects.set_down(true);
    EXPECT_THROW(analyse(), Unavailable);
    EXPECT_EQ(task().status, TaskStatus::queued);
}

} // namespace
} // namespace evenkeel::reading
