#include "tests/port_contracts/contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

auto fields(reading::Upload const& upload) {
    return std::make_tuple(upload.id, upload.owner.id(), upload.owner.is_member(), upload.object_key,
                           upload.created_at);
}

auto fields(reading::HrvTask const& task) {
    return std::make_tuple(task.id, task.owner.id(), task.upload_id, task.object_key, task.context, task.tags,
                           task.status, task.created_at, task.measured_at, task.finished_at);
}

auto fields(reading::Measurement const& measured) {
    return std::tie(measured.hr_bpm, measured.rmssd_ms, measured.sdnn_ms, measured.pnn50, measured.quality,
                    measured.quality_reason, measured.beats, measured.duration_s, measured.beat_runs_ms,
                    measured.engine_version);
}

template <class Backend>
class HrvTasksContract : public Contract<Backend> {
protected:
    reading::HrvTasks& tasks() { return this->stores_.hrv_tasks; }

    reading::HrvTask start(reading::HrvTask const& task) {
        return tasks().start_once(task, a_job("analyse"));
    }

    /// Uploads, starts and finishes the reading of this name.
    void add_reading(std::string const& name, reading::Owner const& owner, Instant at) {
        auto const upload = an_upload("upload of " + name, owner, at);
        tasks().add_upload(upload);
        start(a_task(name, upload, at));
        ASSERT_TRUE(tasks().finish(owner, HrvTaskId{name}, a_measurement(), at + 5s));
    }

    std::vector<std::string> readings_since(Instant from, std::size_t limit = 100) {
        std::vector<std::string> ids;
        for (auto const& task : tasks().readings(this->kAna, from, limit))
            ids.push_back(task.id.value());
        return ids;
    }

    std::vector<std::string> abandoned_before(Instant before, std::size_t limit = 100) {
        std::vector<std::string> ids;
        for (auto const& upload : tasks().abandoned_uploads(before, limit))
            ids.push_back(upload.id.value());
        return ids;
    }

    reading::Owner const ana_{this->kAna};
    reading::Owner const visitor_{VisitorId{"ana"}}; ///< Not Ana, although the id has the same letters.
    reading::Upload const upload_{an_upload("u", ana_)};
    HrvTaskId const id_{"t"};
};

TYPED_TEST_SUITE(HrvTasksContract, Backends, BackendNames);

TYPED_TEST(HrvTasksContract, AnUploadIsFoundByItsOwnerOnly) {
    auto const of_visitor = an_upload("v", this->visitor_, kMondayMorning + 1ms);
    this->tasks().add_upload(this->upload_);
    this->tasks().add_upload(of_visitor);
    EXPECT_EQ(fields(*this->tasks().find_upload(this->ana_, UploadId{"u"})), fields(this->upload_));
    EXPECT_EQ(fields(*this->tasks().find_upload(this->visitor_, UploadId{"v"})), fields(of_visitor));
    EXPECT_FALSE(this->tasks().find_upload(this->visitor_, UploadId{"u"}));
    EXPECT_FALSE(this->tasks().find_upload(this->ana_, UploadId{"v"}));
}

TYPED_TEST(HrvTasksContract, TheLatestUploadIsTheOwnersNewest) {
    EXPECT_FALSE(this->tasks().latest_upload(this->ana_));
    this->tasks().add_upload(an_upload("newer", this->ana_, kMondayMorning + 2ms));
    this->tasks().add_upload(an_upload("older", this->ana_, kMondayMorning + 1ms));
    this->tasks().add_upload(an_upload("visitor's", this->visitor_, kMondayMorning + 3ms));
    EXPECT_EQ(this->tasks().latest_upload(this->ana_)->id, UploadId{"newer"});
}

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
        this->ana_, this->id_, {.reason = "no_finger", .message = "No finger was seen.", .second = 12.5},
        kMondayMorning + 5s));
    auto const rejected = this->tasks().find(this->ana_, this->id_);
    EXPECT_EQ(rejected->status, reading::TaskStatus::rejected);
    EXPECT_EQ(rejected->finished_at, kMondayMorning + 5s);
    ASSERT_TRUE(rejected->rejection);
    EXPECT_EQ(rejected->rejection->reason, "no_finger");
    EXPECT_EQ(rejected->rejection->message, "No finger was seen.");
    EXPECT_EQ(rejected->rejection->second, 12.5);
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

TYPED_TEST(HrvTasksContract, TheReadingsAreTheMembersFinishedOnesNewestFirst) {
    for (auto const minutes : {2, 3, 1})
        this->add_reading(std::to_string(minutes), this->ana_, kMondayMorning + minutes * 1min);
    this->add_reading("visitor's", this->visitor_, kMondayMorning + 2min);
    this->start(a_task("queued", an_upload("upload of queued", this->ana_), kMondayMorning + 4min));
    EXPECT_THAT(this->readings_since(kMondayMorning), ElementsAre("3", "2", "1"));
    EXPECT_THAT(this->readings_since(kMondayMorning, 2), ElementsAre("3", "2"));
    EXPECT_THAT(this->readings_since(kMondayMorning + 2min), ElementsAre("3", "2"));
    EXPECT_THAT(this->tasks().reading_times(this->kAna, kMondayMorning + 2min, 10),
                ElementsAre(kMondayMorning + 3min, kMondayMorning + 2min));
    EXPECT_THAT(this->tasks().reading_times(this->kAna, kMondayMorning, 1),
                ElementsAre(kMondayMorning + 3min));
    EXPECT_THAT(this->readings_since(kMondayMorning + 2min + 1ms), ElementsAre("3"));
    EXPECT_EQ(fields(this->tasks().readings(this->kAna, kMondayMorning, 1).front().measurement.value()),
              fields(a_measurement()));
}

TYPED_TEST(HrvTasksContract, ReadingTimesAreThoseOfTheReadings) {
    for (auto const minutes : {2, 3, 1})
        this->add_reading(std::to_string(minutes), this->ana_, kMondayMorning + minutes * 1min);
    this->add_reading("visitor's", this->visitor_, kMondayMorning + 2min);
    this->start(a_task("queued", an_upload("upload of queued", this->ana_), kMondayMorning + 4min));
    EXPECT_THAT(this->tasks().reading_times(this->kAna, kMondayMorning + 2min, 100),
                ElementsAre(kMondayMorning + 3min, kMondayMorning + 2min));
    EXPECT_THAT(this->tasks().reading_times(this->kAna, kMondayMorning, 1),
                ElementsAre(kMondayMorning + 3min));
}

TYPED_TEST(HrvTasksContract, AReadingThatWasSentLaterCountsWhenItWasTaken) {
    auto const upload = an_upload("upload of late", this->ana_);
    this->tasks().add_upload(upload);
    auto late = a_task("late", upload, kMondayMorning + 10min);
    late.measured_at = kMondayMorning - 48h;
    EXPECT_EQ(fields(this->start(late)), fields(late));
    ASSERT_TRUE(this->tasks().finish(this->ana_, late.id, a_measurement(), kMondayMorning + 11min));
    this->add_reading("earlier", this->ana_, kMondayMorning - 24h);
    EXPECT_EQ(this->tasks().find(this->ana_, late.id)->measured_at, kMondayMorning - 48h);
    EXPECT_EQ(this->tasks().latest(this->ana_)->id, late.id) << "it was started last";
    EXPECT_THAT(this->readings_since(Instant{}), ElementsAre("earlier", "late"));
    EXPECT_THAT(this->readings_since(kMondayMorning - 47h), ElementsAre("earlier"));
    EXPECT_THAT(this->tasks().reading_times(this->kAna, Instant{}, 10),
                ElementsAre(kMondayMorning - 24h, kMondayMorning - 48h));
    EXPECT_EQ(this->tasks().tagged_since(this->kAna, Instant{}, 10).back().at, kMondayMorning - 48h);
    auto const page = this->tasks().page(this->kAna, {kMondayMorning - 24h, "earlier"}, 10);
    ASSERT_EQ(page.size(), 1U);
    EXPECT_EQ(page.front().id, late.id);
}

TYPED_TEST(HrvTasksContract, TagsAreThoseOfTheReadings) {
    auto const upload = an_upload("upload of tagged", this->ana_);
    this->tasks().add_upload(upload);
    auto tagged = a_task("tagged", upload, kMondayMorning + 1min);
    tagged.tags = {reading::ContextTag::alcohol, reading::ContextTag::travel};
    this->start(tagged);
    EXPECT_THAT(this->tasks().tagged_since(this->kAna, kMondayMorning, 10), IsEmpty());
    ASSERT_TRUE(this->tasks().finish(this->ana_, tagged.id, a_measurement(), kMondayMorning + 2min));
    this->add_reading("plain", this->ana_, kMondayMorning + 3min);
    this->add_reading("visitor's", this->visitor_, kMondayMorning + 2min);
    auto const found = this->tasks().tagged_since(this->kAna, kMondayMorning + 1min, 10);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].at, kMondayMorning + 3min);
    EXPECT_THAT(found[0].tags, IsEmpty());
    EXPECT_EQ(found[1].at, kMondayMorning + 1min);
    EXPECT_EQ(found[1].tags, tagged.tags);
    EXPECT_EQ(this->tasks().tagged_since(this->kAna, kMondayMorning, 1).size(), 1U);
}

TYPED_TEST(HrvTasksContract, AnUploadIsAbandonedWhenNoTaskWasStartedInTime) {
    for (auto const minutes : {2, 1, 3})
        this->tasks().add_upload(
            an_upload(std::to_string(minutes), this->ana_, kMondayMorning + minutes * 1min));
    this->add_reading("read", this->ana_, kMondayMorning);
    EXPECT_THAT(this->abandoned_before(kMondayMorning + 3min), ElementsAre("1", "2"));
    EXPECT_THAT(this->abandoned_before(kMondayMorning + 3min, 1), ElementsAre("1"));
    EXPECT_THAT(this->abandoned_before(kMondayMorning + 1h), ElementsAre("1", "2", "3"));
}

TYPED_TEST(HrvTasksContract, AForgottenUploadIsGone) {
    this->tasks().add_upload(this->upload_);
    this->tasks().forget_upload(this->visitor_, this->upload_.id);
    EXPECT_TRUE(this->tasks().find_upload(this->ana_, this->upload_.id));
    this->tasks().forget_upload(this->ana_, this->upload_.id);
    this->tasks().forget_upload(this->ana_, this->upload_.id);
    EXPECT_FALSE(this->tasks().find_upload(this->ana_, this->upload_.id));
}

TYPED_TEST(HrvTasksContract, AnUploadWhoseTaskWasStartedMeanwhileIsNotForgotten) {
    this->tasks().add_upload(this->upload_);
    this->start(a_task("t", this->upload_));
    this->tasks().forget_upload(this->ana_, this->upload_.id);
    EXPECT_TRUE(this->tasks().find_upload(this->ana_, this->upload_.id));
}

TYPED_TEST(HrvTasksContract, PagesOfReadingsMeetWithoutGapOrOverlap) {
    for (auto const* name : {"a", "b", "c"})
        this->add_reading(name, this->ana_, kMondayMorning);
    this->add_reading("newer", this->ana_, kMondayMorning + 1h);
    this->add_reading("of a visitor", this->visitor_, kMondayMorning);
    this->tasks().add_upload(this->upload_);
    this->start(a_task("unfinished", this->upload_));
    std::vector<std::string> ids;
    auto behind = newest_first();
    for (;;) {
        auto const page = this->tasks().page(this->kAna, behind, 3);
        for (auto const& task : page)
            ids.push_back(task.id.value());
        if (page.size() < 3)
            break;
        behind = {.at = page.back().created_at, .id = page.back().id.value()};
    }
    EXPECT_THAT(ids, ElementsAre("newer", "c", "b", "a"));
}

} // namespace
} // namespace evenkeel::testing
