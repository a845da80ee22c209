#include "core/job/jobs.hpp"
#include "core/reading/reading_rules.hpp"

#include "tests/support/samples.hpp"
#include "tests/support/test_outside.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

namespace evenkeel::reading {
namespace {

using namespace std::chrono_literals;
using testing::kMondayMorning;

class StartAnalysisTest : public ::testing::Test {
protected:
    Upload uploaded(std::string const& id, Owner const& owner, Instant at = kMondayMorning) {
        auto upload = testing::an_upload(id, owner, at);
        stores_.hrv_tasks.add_upload(upload);
        return upload;
    }

    Owner const kAna{MemberId{"ana"}};
    Owner const kVisitor{VisitorId{"ana"}};
    testing::TestOutside outside_;
    testing::TestStores stores_;
    ReadingRules const rules_{stores_, outside_};
};

TEST_F(StartAnalysisTest, StartsTheNamedUploadAndQueuesItsAnalysis) {
    auto const first = uploaded("first", kAna);
    uploaded("second", kAna, kMondayMorning + 1min);
    auto const started = rules_.start_analysis(kAna, first.id, {ReadingContext::morning, {}});
    ASSERT_TRUE(started);
    EXPECT_EQ(started->task.upload_id, first.id);
    EXPECT_EQ(started->task.object_key, first.object_key);
    EXPECT_EQ(started->task.context, ReadingContext::morning);
    EXPECT_EQ(started->task.status, TaskStatus::queued);
    auto const queued = stores_.queued();
    ASSERT_EQ(queued.size(), 1U);
    EXPECT_EQ(queued.front().kind, kAnalyseUpload);
    EXPECT_EQ(queued.front().payload, "ana " + started->task.id.value());
}

TEST_F(StartAnalysisTest, ARecordingSentLaterKeepsItsMoment) {
    auto const upload = uploaded("first", kAna);
    auto const started = rules_.start_analysis(
        kAna, upload.id, {ReadingContext::morning, {}, kMondayMorning - kOldestRecording});
    ASSERT_TRUE(started);
    EXPECT_EQ(started->task.measured_at, kMondayMorning - kOldestRecording);
    EXPECT_EQ(started->task.created_at, kMondayMorning);
}

TEST_F(StartAnalysisTest, AMomentALittleAheadIsNowAndWithoutOneToo) {
    auto const ahead = uploaded("first", kAna);
    EXPECT_EQ(rules_.start_analysis(kAna, ahead.id, {ReadingContext::other, {}, kMondayMorning + 5min})
                  ->task.measured_at,
              kMondayMorning);
    auto const silent = uploaded("second", kAna);
    EXPECT_EQ(rules_.start_analysis(kAna, silent.id, {ReadingContext::other, {}})->task.measured_at,
              kMondayMorning);
}

TEST_F(StartAnalysisTest, RefusesAMomentInTheFutureOrTooFarBack) {
    auto const upload = uploaded("first", kAna);
    for (auto const at : {kMondayMorning + 5min + 1ms, kMondayMorning - kOldestRecording - 1ms}) {
        auto const refused = rules_.start_analysis(kAna, upload.id, {ReadingContext::other, {}, at});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().fault, Fault::invalid_input);
        EXPECT_EQ(refused.error().field, "measured_at");
    }
    EXPECT_TRUE(stores_.queued().empty());
}

TEST_F(StartAnalysisTest, KeepsEachTagOnceInTheOrderOfTheSet) {
    auto const upload = uploaded("first", kAna);
    auto const started = rules_.start_analysis(
        kAna, upload.id,
        {ReadingContext::other, {ContextTag::stress, ContextTag::alcohol, ContextTag::stress}});
    ASSERT_TRUE(started);
    EXPECT_EQ(started->task.tags, (std::vector{ContextTag::alcohol, ContextTag::stress}));
}

TEST_F(StartAnalysisTest, WithoutANameTheLatestUploadIsMeant) {
    uploaded("first", kAna);
    auto const second = uploaded("second", kAna, kMondayMorning + 1min);
    auto const started = rules_.start_analysis(kAna, std::nullopt, {ReadingContext::other, {}});
    ASSERT_TRUE(started);
    EXPECT_EQ(started->task.upload_id, second.id);
}

TEST_F(StartAnalysisTest, TheSameUploadAgainIsTheSameTask) {
    auto const upload = uploaded("first", kAna);
    auto const first = rules_.start_analysis(kAna, upload.id, {ReadingContext::morning, {}});
    outside_.clock.advance(1h);
    auto const again = rules_.start_analysis(kAna, upload.id, {ReadingContext::other, {}});
    ASSERT_TRUE(again);
    EXPECT_TRUE(first->is_new);
    EXPECT_FALSE(again->is_new);
    EXPECT_EQ(again->task.id, first->task.id);
    EXPECT_EQ(again->task.context, ReadingContext::morning);
    EXPECT_EQ(again->task.created_at, kMondayMorning);
    EXPECT_EQ(stores_.queued().size(), 1U);
}

TEST_F(StartAnalysisTest, TheSameUploadAfterItsEndGivesTheResultAndQueuesNothing) {
    auto const upload = uploaded("first", kAna);
    auto const started = rules_.start_analysis(kAna, upload.id, {ReadingContext::morning, {}});
    stores_.jobs.finish(stores_.jobs.lease("worker", kMondayMorning, 1s, 1).at(0).id, "worker");
    stores_.hrv_tasks.finish(kAna, started->task.id, testing::a_measurement(), kMondayMorning);
    auto const again = rules_.start_analysis(kAna, upload.id, {ReadingContext::morning, {}});
    ASSERT_TRUE(again);
    EXPECT_EQ(again->task.status, TaskStatus::done);
    EXPECT_TRUE(stores_.queued().empty());
}

TEST_F(StartAnalysisTest, ThereIsNothingToAnalyseWithoutAnUpload) {
    auto const refused = rules_.start_analysis(kAna, std::nullopt, {ReadingContext::other, {}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::not_found);
    EXPECT_EQ(refused.error().field, "");
}

TEST_F(StartAnalysisTest, TheUploadOfSomebodyElseIsNotFound) {
    auto const upload = uploaded("first", kAna);
    auto const refused = rules_.start_analysis(kVisitor, upload.id, {ReadingContext::other, {}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, Fault::not_found);
    EXPECT_EQ(refused.error().field, "upload_id");
    EXPECT_TRUE(stores_.queued().empty());
}

} // namespace
} // namespace evenkeel::reading
