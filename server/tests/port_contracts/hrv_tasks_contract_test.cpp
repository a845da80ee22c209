#include "tests/port_contracts/hrv_contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class HrvTasksContract : public HrvContract<Backend> {};

TYPED_TEST_SUITE(HrvTasksContract, Backends, BackendNames);

TYPED_TEST(HrvTasksContract, StartingKeepsTheTaskAndQueuesItsAnalysis) {
    auto const task = a_task("t", this->upload_, kMondayMorning + 3ms);
    EXPECT_EQ(fields(this->start(task)), fields(task));
    EXPECT_EQ(fields(*this->tasks().find(this->ana_, this->id_)), fields(task));
    EXPECT_THAT(this->queued(), ElementsAre("analyse"));
}

TYPED_TEST(HrvTasksContract, EveryContextIsKept) {
    using reading::ReadingContext;
    for (auto const context :
         {ReadingContext::morning, ReadingContext::after_practice, ReadingContext::other}) {
        std::string const name{reading::to_text(context)};
        auto task = a_task(name, an_upload(name, this->ana_));
        task.context = context;
        EXPECT_EQ(this->start(task).context, context);
    }
}

TYPED_TEST(HrvTasksContract, EveryTagIsKept) {
    auto task = a_task("t", this->upload_);
    task.tags.assign(reading::kAllContextTags.begin(), reading::kAllContextTags.end());
    EXPECT_EQ(this->start(task).tags, task.tags);
    EXPECT_EQ(this->tasks().find(this->ana_, this->id_)->tags, task.tags);
    EXPECT_THAT(this->start(a_task("untagged", an_upload("v", this->ana_))).tags, IsEmpty());
}

TYPED_TEST(HrvTasksContract, TheSameUploadIsTheSameTaskAsItStands) {
    this->start(a_task("t", this->upload_));
    ASSERT_TRUE(this->tasks().finish(this->ana_, this->id_, a_measurement(), kMondayMorning + 5s));
    this->forget_queued();
    auto const again = this->start(a_task("another", this->upload_, kMondayMorning + 1h));
    EXPECT_EQ(again.id, this->id_);
    EXPECT_EQ(again.status, reading::TaskStatus::done);
    EXPECT_TRUE(again.measurement);
    EXPECT_FALSE(this->tasks().find(this->ana_, HrvTaskId{"another"}));
    EXPECT_THAT(this->queued(), IsEmpty());
}

TYPED_TEST(HrvTasksContract, OfOneUploadStartedManyTimesAtOnceThereIsOneTask) {
    auto const started = all_at_once(
        8, [this](int i) { return this->start(a_task(std::to_string(i), this->upload_)).id.value(); });
    EXPECT_THAT(started, ::testing::Each(started.front()));
    EXPECT_THAT(this->queued(), ElementsAre("analyse"));
}

TYPED_TEST(HrvTasksContract, ATaskIsFoundByItsOwnerOnly) {
    this->start(a_task("t", this->upload_));
    EXPECT_FALSE(this->tasks().find(this->visitor_, this->id_));
    EXPECT_FALSE(this->tasks().find(reading::Owner{this->kBo}, this->id_));
    EXPECT_FALSE(this->tasks().latest(this->visitor_));
}

TYPED_TEST(HrvTasksContract, TheLatestTaskIsTheOwnersNewest) {
    EXPECT_FALSE(this->tasks().latest(this->ana_));
    this->start(a_task("newer", an_upload("1", this->ana_), kMondayMorning + 2ms));
    this->start(a_task("older", an_upload("2", this->ana_), kMondayMorning + 1ms));
    this->start(a_task("visitor's", an_upload("3", this->visitor_), kMondayMorning + 3ms));
    EXPECT_EQ(this->tasks().latest(this->ana_)->id, HrvTaskId{"newer"});
}

TYPED_TEST(HrvTasksContract, AWorkerSaysThatItHasBegun) {
    this->start(a_task("t", this->upload_));
    this->tasks().mark_running(this->ana_, this->id_);
    this->tasks().mark_running(this->ana_, this->id_);
    EXPECT_EQ(this->tasks().find(this->ana_, this->id_)->status, reading::TaskStatus::running);
}

TYPED_TEST(HrvTasksContract, TheResultIsReadAsItWasKept) {
    this->start(a_task("t", this->upload_));
    this->tasks().mark_running(this->ana_, this->id_);
    EXPECT_TRUE(this->tasks().finish(this->ana_, this->id_, a_measurement(), kMondayMorning + 5s));
    auto const done = this->tasks().find(this->ana_, this->id_);
    EXPECT_EQ(done->status, reading::TaskStatus::done);
    EXPECT_EQ(done->finished_at, kMondayMorning + 5s);
    ASSERT_TRUE(done->measurement);
    EXPECT_EQ(fields(*done->measurement), fields(a_measurement()));
    EXPECT_FALSE(done->rejection);
}

TYPED_TEST(HrvTasksContract, AResultWithoutBeatTimesHasNone) {
    this->start(a_task("t", this->upload_));
    auto measured = a_measurement();
    measured.beat_runs_ms.clear();
    EXPECT_TRUE(this->tasks().finish(this->ana_, this->id_, measured, kMondayMorning + 5s));
    EXPECT_THAT(this->tasks().find(this->ana_, this->id_)->measurement->beat_runs_ms, IsEmpty());
}

TYPED_TEST(HrvTasksContract, ARejectionIsReadAsItWasKept) {
    this->start(a_task("t", this->upload_));
    EXPECT_TRUE(this->tasks().reject(
        this->ana_, this->id_,
        {.reason = "no_finger", .message = "No finger was seen.", .second = 12.5, .hr_bpm = 64.5},
        kMondayMorning + 5s));
    auto const rejected = this->tasks().find(this->ana_, this->id_);
    EXPECT_EQ(rejected->status, reading::TaskStatus::rejected);
    EXPECT_EQ(rejected->finished_at, kMondayMorning + 5s);
    ASSERT_TRUE(rejected->rejection);
    EXPECT_EQ(rejected->rejection->reason, "no_finger");
    EXPECT_EQ(rejected->rejection->message, "No finger was seen.");
    EXPECT_EQ(rejected->rejection->second, 12.5);
    EXPECT_EQ(rejected->rejection->hr_bpm, 64.5);
    EXPECT_FALSE(rejected->measurement);
}

TYPED_TEST(HrvTasksContract, ARejectionOfTheWholeRecordingNamesNoSecond) {
    this->start(a_task("t", this->upload_));
    EXPECT_TRUE(this->tasks().reject(this->ana_, this->id_,
                                     {.reason = "too_short", .message = "Too short.", .second = {}},
                                     kMondayMorning));
    EXPECT_FALSE(this->tasks().find(this->ana_, this->id_)->rejection->second);
}

TYPED_TEST(HrvTasksContract, TheFirstEndingCounts) {
    reading::Rejection const rejection{.reason = "no_finger", .message = "No finger was seen.", .second = {}};
    auto other = a_measurement();
    other.hr_bpm = 99;
    this->start(a_task("t", this->upload_));
    ASSERT_TRUE(this->tasks().finish(this->ana_, this->id_, a_measurement(), kMondayMorning + 5s));
    EXPECT_FALSE(this->tasks().finish(this->ana_, this->id_, other, kMondayMorning + 6s));
    EXPECT_FALSE(this->tasks().reject(this->ana_, this->id_, rejection, kMondayMorning + 7s));
    this->tasks().mark_running(this->ana_, this->id_);
    auto const done = this->tasks().find(this->ana_, this->id_);
    EXPECT_EQ(done->status, reading::TaskStatus::done);
    EXPECT_EQ(done->finished_at, kMondayMorning + 5s);
    EXPECT_EQ(fields(done->measurement.value()), fields(a_measurement()));
    EXPECT_FALSE(done->rejection);
}

TYPED_TEST(HrvTasksContract, ARejectedTaskStaysRejected) {
    this->start(a_task("t", this->upload_));
    ASSERT_TRUE(this->tasks().reject(this->ana_, this->id_, {.reason = "r", .message = "m", .second = {}},
                                     kMondayMorning + 5s));
    EXPECT_FALSE(this->tasks().finish(this->ana_, this->id_, a_measurement(), kMondayMorning + 6s));
    EXPECT_FALSE(this->tasks().find(this->ana_, this->id_)->measurement);
    EXPECT_THAT(this->readings_since(Instant{}), IsEmpty());
}

TYPED_TEST(HrvTasksContract, NobodyElseCanEndIt) {
    this->start(a_task("t", this->upload_));
    this->tasks().mark_running(this->visitor_, this->id_);
    EXPECT_FALSE(this->tasks().finish(this->visitor_, this->id_, a_measurement(), kMondayMorning));
    EXPECT_FALSE(this->tasks().reject(this->visitor_, this->id_,
                                      {.reason = "r", .message = "m", .second = {}}, kMondayMorning));
    EXPECT_EQ(this->tasks().find(this->ana_, this->id_)->status, reading::TaskStatus::queued);
}

TYPED_TEST(HrvTasksContract, OfManyEndingsAtOnceOneCounts) {
    this->start(a_task("t", this->upload_));
    auto const ended = all_at_once(8, [this](int i) {
        auto measured = a_measurement();
        measured.beats = i;
        return static_cast<int>(this->tasks().finish(this->ana_, this->id_, measured, kMondayMorning));
    });
    EXPECT_EQ(std::ranges::count(ended, 1), 1);
    auto const winner = std::ranges::find(ended, 1) - ended.begin();
    EXPECT_EQ(this->tasks().find(this->ana_, this->id_)->measurement->beats, winner);
}

} // namespace
} // namespace evenkeel::testing
