#include "tests/port_contracts/jobs_contract.hpp"

#include <set>

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class Backend>
using JobsLeaseContract = JobsContract<Backend>;
TYPED_TEST_SUITE(JobsLeaseContract, Backends, BackendNames);

TYPED_TEST(JobsLeaseContract, AJobIsGivenAsItWasQueued) {
    this->jobs().enqueue(
        {.kind = "k", .payload = "p 'ä'\n", .unique_key = "u", .run_at = kMondayMorning + 1ms});
    auto const leased = this->lease("first", kMondayMorning + 1ms);
    ASSERT_EQ(leased.size(), 1U);
    EXPECT_FALSE(leased[0].id.empty());
    EXPECT_EQ(leased[0].kind, "k");
    EXPECT_EQ(leased[0].payload, "p 'ä'\n");
    EXPECT_EQ(leased[0].unique_key, "u");
    EXPECT_EQ(leased[0].run_at, kMondayMorning + 1ms);
    EXPECT_EQ(leased[0].attempts, 1);
}

TYPED_TEST(JobsLeaseContract, AJobWaitsForItsTime) {
    this->add("work", "", kMondayMorning + 1s);
    EXPECT_THAT(this->lease("first", kMondayMorning + 1s - 1ms), IsEmpty());
    EXPECT_THAT(this->leased_kinds("first", kMondayMorning + 1s), ElementsAre("work"));
}

TYPED_TEST(JobsLeaseContract, TheOldestComeFirstAndAmongEqualsTheFirstQueued) {
    this->add("c", "", kMondayMorning + 2ms);
    this->add("a", "", kMondayMorning + 1ms);
    this->add("d", "", kMondayMorning + 2ms);
    this->add("b", "", kMondayMorning + 1ms);
    EXPECT_THAT(this->leased_kinds("first", kMondayMorning + 1s, 3), ElementsAre("a", "b", "c"));
    EXPECT_THAT(this->leased_kinds("first", kMondayMorning + 1s, 3), ElementsAre("d"));
}

TYPED_TEST(JobsLeaseContract, AHeldJobIsNotGivenAgainUntilTheLeaseRunsOut) {
    auto const job = this->begun();
    EXPECT_THAT(this->lease("second", kMondayMorning + this->kLease - 1ms), IsEmpty());
    auto const again = this->lease("second", kMondayMorning + this->kLease);
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(again[0].id, job.id);
    EXPECT_EQ(again[0].attempts, 2);
}

TYPED_TEST(JobsLeaseContract, ARenewedLeaseHolds) {
    auto const job = this->begun();
    EXPECT_TRUE(this->jobs().renew(job.id, "first", kMondayMorning + 1h));
    EXPECT_THAT(this->lease("second", kMondayMorning + 1h - 1ms), IsEmpty());
    EXPECT_EQ(this->lease("second", kMondayMorning + 1h).size(), 1U);
}

TYPED_TEST(JobsLeaseContract, ALeaseThatRanOutButWasNotTakenCanBeRenewed) {
    auto const job = this->begun();
    EXPECT_TRUE(this->jobs().renew(job.id, "first", kMondayMorning + 1h));
    EXPECT_THAT(this->lease("second", kMondayMorning + 2 * this->kLease), IsEmpty());
}

TYPED_TEST(JobsLeaseContract, WhoLostTheLeaseChangesNothing) {
    auto const job = this->begun();
    auto const later = kMondayMorning + this->kLease;
    ASSERT_EQ(this->lease("second", later).size(), 1U);
    EXPECT_FALSE(this->jobs().renew(job.id, "first", later + 1h));
    this->jobs().finish(job.id, "first");
    this->jobs().postpone(job.id, "first", later);
    this->jobs().retry_later(job.id, "first", later, "too late");
    this->jobs().park(job.id, "first", "too late");
    EXPECT_THAT(this->lease("third", later), IsEmpty());
    EXPECT_THAT(this->jobs().list_parked(10), IsEmpty());
    EXPECT_TRUE(this->jobs().renew(job.id, "second", later + 1h));
}

TYPED_TEST(JobsLeaseContract, AFinishedJobIsForgotten) {
    auto const job = this->begun();
    this->jobs().finish(job.id, "first");
    EXPECT_THAT(this->lease("second", this->kFarFuture), IsEmpty());
    EXPECT_FALSE(this->jobs().renew(job.id, "first", kMondayMorning + 1h));
    this->jobs().finish(job.id, "first");
    this->jobs().retry_later(job.id, "first", kMondayMorning, "gone");
    this->jobs().park(job.id, "first", "gone");
    EXPECT_THAT(this->jobs().list_parked(10), IsEmpty());
}

TYPED_TEST(JobsLeaseContract, AJobThatWaitsBelongsToNobody) {
    auto const job = this->begun();
    this->jobs().retry_later(job.id, "first", kMondayMorning + 1h, "not now");
    EXPECT_FALSE(this->jobs().renew(job.id, "first", kMondayMorning + 2h));
    this->jobs().finish(job.id, "first");
    this->jobs().park(job.id, "first", "mine no more");
    EXPECT_EQ(this->lease("second", kMondayMorning + 1h).size(), 1U);
}

TYPED_TEST(JobsLeaseContract, AnIdThatIsNoneIsNobodysJob) {
    auto const job = this->begun();
    for (auto const* id : {"", "0", "-1", "999999", "nonsense", "99999999999999999999999"}) {
        EXPECT_FALSE(this->jobs().renew(JobId{id}, "first", this->kFarFuture)) << id;
        this->jobs().finish(JobId{id}, "first");
        this->jobs().postpone(JobId{id}, "first", kMondayMorning);
        this->jobs().park(JobId{id}, "first", "nonsense");
    }
    EXPECT_TRUE(this->jobs().renew(job.id, "first", kMondayMorning + 1h));
}

TYPED_TEST(JobsLeaseContract, WorkersAtOnceNeverGetTheSameJob) {
    constexpr int kJobs = 120;
    for (int i = 0; i < kJobs; ++i)
        this->add("work");
    auto const shares = all_at_once(6, [this](int worker) {
        std::vector<std::string> ids;
        for (;;) {
            auto const leased = this->lease("worker " + std::to_string(worker), kMondayMorning, 5);
            EXPECT_LE(leased.size(), 5U);
            if (leased.empty())
                return ids;
            for (auto const& job : leased)
                ids.push_back(job.id.value());
        }
    });
    std::multiset<std::string> given;
    for (auto const& share : shares)
        given.insert(share.begin(), share.end());
    EXPECT_EQ(given.size(), static_cast<std::size_t>(kJobs));
    EXPECT_EQ(std::set<std::string>(given.begin(), given.end()).size(), given.size());
}

TYPED_TEST(JobsLeaseContract, TheQueueIsAsLongAsWhatCouldBeGivenNow) {
    EXPECT_EQ(this->jobs().count_waiting(kMondayMorning), 0U);
    this->begun();
    this->add("due");
    this->add("later", "", kMondayMorning + 1h);
    EXPECT_EQ(this->jobs().count_waiting(kMondayMorning), 1U);
    EXPECT_EQ(this->jobs().count_waiting(kMondayMorning + this->kLease), 2U);
    EXPECT_EQ(this->jobs().count_waiting(kMondayMorning + 1h), 3U);
}

} // namespace
} // namespace evenkeel::testing
