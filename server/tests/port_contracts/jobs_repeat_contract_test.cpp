#include "tests/port_contracts/jobs_contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

template <class Backend>
using JobsRepeatContract = JobsContract<Backend>;
TYPED_TEST_SUITE(JobsRepeatContract, Backends, BackendNames);

TYPED_TEST(JobsRepeatContract, WhileOneWaitsAnotherOfItsKeyIsNotAdded) {
    this->add("one", "key");
    this->add("two", "key");
    this->add("other", "other key");
    EXPECT_THAT(this->leased_kinds("first"), ElementsAre("one", "other"));
}

TYPED_TEST(JobsRepeatContract, WithoutAKeyAllAreAdded) {
    this->add("one");
    this->add("two");
    EXPECT_THAT(this->leased_kinds("first"), ElementsAre("one", "two"));
}

TYPED_TEST(JobsRepeatContract, OneThatHasBegunDoesNotWait) {
    this->begun("key");
    this->add("second", "key");
    EXPECT_THAT(this->leased_kinds("second"), ElementsAre("second"));
}

TYPED_TEST(JobsRepeatContract, OneWhoseLeaseRanOutDoesNotWaitEither) {
    this->begun("key");
    this->add("second", "key", kMondayMorning + 1h);
    EXPECT_THAT(this->leased_kinds("second", kMondayMorning + 1h), ElementsAre("work", "second"));
}

TYPED_TEST(JobsRepeatContract, AParkedOneDoesNotWait) {
    auto const job = this->begun("key");
    this->jobs().park(job.id, "first", "broken");
    this->add("second", "key");
    EXPECT_THAT(this->leased_kinds("second"), ElementsAre("second"));
}

TYPED_TEST(JobsRepeatContract, ARetryComesAtItsTimeAndCounts) {
    auto const job = this->begun("key");
    this->jobs().retry_later(job.id, "first", kMondayMorning + 1min, "no network");
    EXPECT_THAT(this->lease("second", kMondayMorning + 1min - 1ms), IsEmpty());
    auto const again = this->lease("second", kMondayMorning + 1min);
    ASSERT_THAT(again, SizeIs(1));
    EXPECT_EQ(again[0].id, job.id);
    EXPECT_EQ(again[0].run_at, kMondayMorning + 1min);
    EXPECT_EQ(again[0].attempts, 2);
}

TYPED_TEST(JobsRepeatContract, APostponedOneComesAtItsTimeAndDoesNotCount) {
    auto const job = this->begun("key");
    this->jobs().postpone(job.id, "first", kMondayMorning + 1min);
    EXPECT_THAT(this->lease("second", kMondayMorning + 1min - 1ms), IsEmpty());
    auto const again = this->lease("second", kMondayMorning + 1min);
    ASSERT_THAT(again, SizeIs(1));
    EXPECT_EQ(again[0].attempts, 1);
}

TYPED_TEST(JobsRepeatContract, ARetryWaitsAgainForItsKey) {
    auto const job = this->begun("key");
    this->jobs().retry_later(job.id, "first", kMondayMorning, "no network");
    this->add("second", "key");
    EXPECT_THAT(this->leased_kinds("second"), ElementsAre("work"));
}

TYPED_TEST(JobsRepeatContract, ASuccessorDoesTheWorkOfARetry) {
    auto const job = this->begun("key");
    this->add("successor", "key");
    this->jobs().retry_later(job.id, "first", kMondayMorning, "no network");
    EXPECT_THAT(this->leased_kinds("second", this->kFarFuture), ElementsAre("successor"));
}

TYPED_TEST(JobsRepeatContract, ASuccessorDoesTheWorkOfAPostponedOne) {
    auto const job = this->begun("key");
    this->add("successor", "key");
    this->jobs().postpone(job.id, "first", kMondayMorning);
    EXPECT_THAT(this->leased_kinds("second", this->kFarFuture), ElementsAre("successor"));
}

TYPED_TEST(JobsRepeatContract, RetryAndSuccessorAtOnceLeaveOne) {
    for (int round = 0; round < 20; ++round) {
        auto const key = "key " + std::to_string(round);
        auto const job = this->begun(key);
        (void)all_at_once(2, [&](int i) {
            if (i == 0)
                this->add("successor", key);
            else
                this->jobs().retry_later(job.id, "first", kMondayMorning, "no network");
            return 0;
        });
        EXPECT_THAT(this->queued(), SizeIs(1)) << round;
    }
}

TYPED_TEST(JobsRepeatContract, AParkedJobIsKeptWithItsReasonAndNotTried) {
    auto const job = this->begun("key");
    this->jobs().park(job.id, "first", "The recording cannot be read.");
    EXPECT_THAT(this->lease("second", this->kFarFuture), IsEmpty());
    EXPECT_EQ(this->jobs().count_waiting(this->kFarFuture), 0U);
    auto const parked = this->jobs().list_parked(10);
    ASSERT_THAT(parked, SizeIs(1));
    EXPECT_EQ(parked[0].job.id, job.id);
    EXPECT_EQ(parked[0].job.kind, "work");
    EXPECT_EQ(parked[0].job.payload, "payload of work");
    EXPECT_EQ(parked[0].job.unique_key, "key");
    EXPECT_EQ(parked[0].job.attempts, 1);
    EXPECT_EQ(parked[0].error_text, "The recording cannot be read.");
}

TYPED_TEST(JobsRepeatContract, ParkedJobsAreListedOldestFirst) {
    for (auto const* name : {"b", "c", "a"})
        this->add(name, "", kMondayMorning + std::chrono::milliseconds{name[0]});
    for (auto const& job : this->lease("first", kMondayMorning + 1s))
        this->jobs().park(job.id, "first", job.kind);
    EXPECT_THAT(this->parked_errors(), ElementsAre("a", "b", "c"));
    EXPECT_THAT(this->parked_errors(2), ElementsAre("a", "b"));
}

template <class Backend>
class SchedulesContract : public JobsContract<Backend> {
protected:
    bool take(Instant now, std::string const& name = "nightly") {
        return this->jobs().take_due_schedule({.name = name, .every = 1h, .kind = "clean up"}, now);
    }
};

TYPED_TEST_SUITE(SchedulesContract, Backends, BackendNames);

TYPED_TEST(SchedulesContract, ATakenScheduleQueuesItsJob) {
    EXPECT_TRUE(this->take(kMondayMorning));
    auto const leased = this->lease("first");
    ASSERT_THAT(leased, SizeIs(1));
    EXPECT_EQ(leased[0].kind, "clean up");
    EXPECT_EQ(leased[0].payload, "");
    EXPECT_EQ(leased[0].unique_key, "nightly");
    EXPECT_EQ(leased[0].run_at, kMondayMorning);
}

TYPED_TEST(SchedulesContract, ItIsDueAgainWhenItsTimeHasPassed) {
    EXPECT_TRUE(this->take(kMondayMorning));
    this->forget_queued();
    EXPECT_FALSE(this->take(kMondayMorning));
    EXPECT_FALSE(this->take(kMondayMorning + 1h - 1ms));
    EXPECT_THAT(this->queued(), IsEmpty());
    EXPECT_TRUE(this->take(kMondayMorning + 1h));
    EXPECT_THAT(this->queued(), ElementsAre("clean up"));
}

TYPED_TEST(SchedulesContract, EveryNameIsTakenApart) {
    EXPECT_TRUE(this->take(kMondayMorning, "a"));
    EXPECT_TRUE(this->take(kMondayMorning, "b"));
    EXPECT_FALSE(this->take(kMondayMorning, "a"));
}

TYPED_TEST(SchedulesContract, AClockThatWentBackTakesNothing) {
    EXPECT_TRUE(this->take(kMondayMorning));
    EXPECT_FALSE(this->take(kMondayMorning - 24h));
    EXPECT_FALSE(this->take(kMondayMorning + 59min));
}

TYPED_TEST(SchedulesContract, AJobThatStillWaitsIsNotDoubled) {
    EXPECT_TRUE(this->take(kMondayMorning));
    EXPECT_TRUE(this->take(kMondayMorning + 1h));
    EXPECT_THAT(this->queued(), ElementsAre("clean up"));
}

TYPED_TEST(SchedulesContract, OfManyProcessesThatAskAtOnceOneTakesIt) {
    for (int hour = 0; hour < 3; ++hour) {
        auto const taken = all_at_once(
            8, [&](int) { return static_cast<int>(this->take(kMondayMorning + std::chrono::hours{hour})); });
        EXPECT_EQ(std::ranges::count(taken, 1), 1);
        EXPECT_THAT(this->queued(), ElementsAre("clean up"));
    }
}

} // namespace
} // namespace evenkeel::testing
