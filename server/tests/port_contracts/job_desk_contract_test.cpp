#include "storage/job/job_desk.hpp"
#include "tests/port_contracts/jobs_contract.hpp"

namespace evenkeel::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

template <class Backend>
class JobDeskContract : public JobsContract<Backend> {
protected:
    /// A job that was given up.
    job::Job parked(std::string const& unique_key = {}) {
        auto job = this->begun(unique_key);
        this->jobs().park(job.id, "first", "broken");
        return job;
    }

    std::vector<std::string> listed_kinds(std::optional<job::JobState> state = std::nullopt,
                                          std::size_t limit = 100) {
        std::vector<std::string> kinds;
        for (auto const& listed : desk_.list(state, limit))
            kinds.push_back(listed.kind);
        return kinds;
    }

    storage::SqlJobDesk desk_{this->backend_.database()};
};

TYPED_TEST_SUITE(JobDeskContract, Backends, BackendNames);

TYPED_TEST(JobDeskContract, ListsWhatWasGivenUpFirst) {
    auto const given_up = this->parked();
    this->begun();
    this->add("later", {}, kMondayMorning + 1h);
    this->add("sooner");
    EXPECT_THAT(this->listed_kinds(), ElementsAre("work", "work", "sooner", "later"));
    EXPECT_THAT(this->listed_kinds(std::nullopt, 1), ElementsAre("work"));
    EXPECT_THAT(this->listed_kinds(job::JobState::waiting), ElementsAre("sooner", "later"));
    EXPECT_THAT(this->listed_kinds(job::JobState::running), ElementsAre("work"));
    auto const parked = this->desk_.list(job::JobState::parked, 9);
    ASSERT_THAT(parked, SizeIs(1));
    EXPECT_EQ(parked[0].id, given_up.id);
    EXPECT_EQ(parked[0].state, job::JobState::parked);
    EXPECT_EQ(parked[0].attempts, 1);
    EXPECT_EQ(parked[0].run_at, kMondayMorning);
    EXPECT_EQ(parked[0].error_text, "broken");
}

TYPED_TEST(JobDeskContract, ARetryIsDueAtOnceWithAllItsAttempts) {
    auto const job = this->parked();
    EXPECT_TRUE(this->desk_.retry(job.id, kMondayMorning + 1h));
    auto const again = this->lease("second", kMondayMorning + 1h);
    ASSERT_THAT(again, SizeIs(1));
    EXPECT_EQ(again[0].id, job.id);
    EXPECT_EQ(again[0].attempts, 1);
}

TYPED_TEST(JobDeskContract, ARetryLeavesItsWorkToASuccessor) {
    auto const job = this->parked("key");
    this->add("successor", "key");
    EXPECT_TRUE(this->desk_.retry(job.id, kMondayMorning));
    EXPECT_THAT(this->listed_kinds(), ElementsAre("successor"));
}

TYPED_TEST(JobDeskContract, DropsWhatWaitsOrWasGivenUp) {
    EXPECT_TRUE(this->desk_.drop(this->parked().id));
    this->add("waits");
    EXPECT_TRUE(this->desk_.drop(this->desk_.list(std::nullopt, 9).at(0).id));
    EXPECT_THAT(this->listed_kinds(), IsEmpty());
}

TYPED_TEST(JobDeskContract, NeverTouchesWhatAWorkerHolds) {
    auto const job = this->begun();
    EXPECT_FALSE(this->desk_.retry(job.id, kMondayMorning));
    EXPECT_FALSE(this->desk_.drop(job.id));
    EXPECT_THAT(this->listed_kinds(job::JobState::running), SizeIs(1));
}

TYPED_TEST(JobDeskContract, KnowsNoOtherJobs) {
    for (auto const* id : {"999999", "", "1 or 1", "-1"}) {
        EXPECT_FALSE(this->desk_.retry(JobId{id}, kMondayMorning)) << id;
        EXPECT_FALSE(this->desk_.drop(JobId{id})) << id;
    }
}

} // namespace
} // namespace evenkeel::testing
