#include "tests/port_contracts/hrv_contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
class HrvReadingsContract : public HrvContract<Backend> {};

TYPED_TEST_SUITE(HrvReadingsContract, Backends, BackendNames);

TYPED_TEST(HrvReadingsContract, TheReadingsAreTheMembersFinishedOnesNewestFirst) {
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

TYPED_TEST(HrvReadingsContract, ReadingTimesAreThoseOfTheReadings) {
    for (auto const minutes : {2, 3, 1})
        this->add_reading(std::to_string(minutes), this->ana_, kMondayMorning + minutes * 1min);
    this->add_reading("visitor's", this->visitor_, kMondayMorning + 2min);
    this->start(a_task("queued", an_upload("upload of queued", this->ana_), kMondayMorning + 4min));
    EXPECT_THAT(this->tasks().reading_times(this->kAna, kMondayMorning + 2min, 100),
                ElementsAre(kMondayMorning + 3min, kMondayMorning + 2min));
    EXPECT_THAT(this->tasks().reading_times(this->kAna, kMondayMorning, 1),
                ElementsAre(kMondayMorning + 3min));
}

TYPED_TEST(HrvReadingsContract, AReadingThatWasSentLaterCountsWhenItWasTaken) {
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

TYPED_TEST(HrvReadingsContract, TagsAreThoseOfTheReadings) {
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

TYPED_TEST(HrvReadingsContract, PagesOfReadingsMeetWithoutGapOrOverlap) {
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
