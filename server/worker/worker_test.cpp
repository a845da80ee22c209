#include "worker/worker.hpp"

#include "core/base/unavailable.hpp"
#include "core/job/jobs.hpp"
#include "storage/engine/database.hpp"
#include "tests/support/eventually.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>

#include <latch>

namespace evenkeel::worker {
namespace {

using namespace std::chrono_literals;
using testing::a_job;
using testing::eventually;
using testing::kMondayMorning;

/// A poll that no test waits for.
constexpr std::chrono::hours kNever{1};

constexpr storage::Statement kLeasedUntil{
    "test/leased_until", "SELECT leased_until FROM jobs WHERE job_id = CAST($1 AS INTEGER)", ""};

class WorkerTest : public ::testing::Test {
protected:
    /// Handles "counts" by counting.
    Handlers handlers_{{"counts", [this](job::Job const&) {
                            ++ran_;
                            return Outcome::done;
                        }}};
    Options options_{.name = "worker", .threads = 2, .poll_interval = kNever, .schedules = {}};

    Instant leased_until(JobId const& job) {
        return stores_.database()
            .read([&](storage::Connection& connection) { return connection.run(kLeasedUntil, job); })
            .first()
            .instant("leased_until");
    }

    std::atomic<int> ran_{0};
    testing::FixedClock clock_;
    testing::TestStores stores_;
    job::Jobs& jobs_{stores_.jobs};
};

TEST_F(WorkerTest, RunDueRunsEverythingThatIsDueAndNothingElse) {
    Worker worker{jobs_, clock_, handlers_, options_};
    for (int i = 0; i < 5; ++i)
        jobs_.enqueue(a_job("counts"));
    jobs_.enqueue(a_job("counts", {}, kMondayMorning + 1ms));
    EXPECT_EQ(worker.run_due(), 5U);
    EXPECT_EQ(ran_, 5);
    EXPECT_EQ(stores_.queued().size(), 1U);
    EXPECT_EQ(worker.run_due(), 0U);
}

TEST_F(WorkerTest, RunDueRunsWhatJobsQueue) {
    handlers_["queues"] = [this](job::Job const&) {
        jobs_.enqueue(a_job("counts"));
        return Outcome::done;
    };
    Worker worker{jobs_, clock_, handlers_, options_};
    jobs_.enqueue(a_job("queues"));
    EXPECT_EQ(worker.run_due(), 2U);
    EXPECT_EQ(ran_, 1);
}

TEST_F(WorkerTest, RunDueWaitsForWhatTheThreadsRun) {
    std::latch begun{1};
    std::latch may_end{1};
    handlers_["slow"] = [&](job::Job const&) {
        begun.count_down();
        may_end.wait();
        jobs_.enqueue(a_job("counts"));
        return Outcome::done;
    };
    options_.threads = 1;
    jobs_.enqueue(a_job("slow"));
    Worker worker{jobs_, clock_, handlers_, options_};
    worker.start();
    begun.wait();
    std::jthread const releaser{[&] {
        std::this_thread::sleep_for(20ms); // too short a sleep could only hide a mistake, never show one
        may_end.count_down();
    }};
    worker.run_due();
    EXPECT_EQ(ran_, 1); // what the slow one queued was run as well, by whichever thread
}

TEST_F(WorkerTest, WakeBringsIdleThreadsToWorkWithoutAPoll) {
    Worker worker{jobs_, clock_, handlers_, options_};
    worker.start();
    for (int expected = 1; expected <= 20; ++expected) {
        jobs_.enqueue(a_job("counts"));
        worker.wake();
        ASSERT_TRUE(eventually([&] { return ran_ == expected; })) << expected;
    }
}

TEST_F(WorkerTest, PollsForWorkThatNobodyWokeItFor) {
    options_.poll_interval = 1ms;
    Worker worker{jobs_, clock_, handlers_, options_};
    worker.start();
    jobs_.enqueue(a_job("counts"));
    EXPECT_TRUE(eventually([&] { return ran_ == 1; }));
}

TEST_F(WorkerTest, StopFinishesWhatRunsAndBeginsNothingMore) {
    std::latch begun{1};
    std::latch may_end{1};
    std::atomic<bool> ended{false};
    handlers_["slow"] = [&](job::Job const&) {
        begun.count_down();
        may_end.wait();
        ended = true;
        return Outcome::done;
    };
    options_.threads = 1;
    jobs_.enqueue(a_job("slow"));
    jobs_.enqueue(a_job("counts"));
    Worker worker{jobs_, clock_, handlers_, options_};
    worker.start();
    begun.wait();
    {
        std::jthread const stopper{[&] { worker.stop(); }};
        while (worker.is_running())
            std::this_thread::yield();
        may_end.count_down();
    }
    EXPECT_TRUE(ended);
    EXPECT_EQ(ran_, 0);
    EXPECT_EQ(stores_.queued().size(), 1U);
}

TEST_F(WorkerTest, RenewsTheLeaseOfALongJob) {
    options_.lease = 30ms;
    handlers_["long"] = [&](job::Job const& job) {
        for (int half = 0; half < 6; ++half) {
            clock_.advance(options_.lease / 2);
            auto const renewed = clock_.now() + options_.lease;
            EXPECT_TRUE(eventually([&] { return leased_until(job.id) == renewed; }));
            EXPECT_TRUE(jobs_.lease("another worker", clock_.now(), 30ms, 1).empty());
        }
        return Outcome::done;
    };
    Worker worker{jobs_, clock_, handlers_, options_};
    jobs_.enqueue(a_job("long"));
    EXPECT_EQ(worker.run_due(), 1U);
    EXPECT_TRUE(stores_.queued().empty());
}

TEST_F(WorkerTest, TurnsSchedulesIntoJobsOncePerPeriod) {
    options_.schedules = {{.name = "hourly", .every = 1h, .kind = "counts"}};
    Worker worker{jobs_, clock_, handlers_, options_};
    Worker other{jobs_, clock_, handlers_, options_};
    EXPECT_EQ(worker.run_due() + other.run_due(), 1U);
    clock_.advance(1h - 1ms);
    EXPECT_EQ(worker.run_due() + other.run_due(), 0U);
    clock_.advance(1ms);
    EXPECT_EQ(worker.run_due() + other.run_due(), 1U);
}

TEST_F(WorkerTest, TakesASetHourOnceADayAndMakesUpForAMissedOne) {
    options_.schedules = {{.name = "nightly", .every = 24h, .kind = "counts", .at = 3h}};
    Worker worker{jobs_, clock_, handlers_, options_}; // it is Monday, 08:00
    EXPECT_EQ(worker.run_due(), 1U) << "this night's was missed";
    clock_.set(kMondayMorning + 18h + 59min);
    EXPECT_EQ(worker.run_due(), 0U);
    clock_.set(kMondayMorning + 19h); // Tuesday, 03:00
    EXPECT_EQ(worker.run_due(), 1U);
    clock_.advance(23h);
    EXPECT_EQ(worker.run_due(), 0U);
    clock_.advance(72h);
    EXPECT_EQ(worker.run_due(), 1U) << "after days away, one and not three";
    EXPECT_EQ(worker.run_due(), 0U);
}

TEST_F(WorkerTest, ItsThreadsLookAtSchedulesThemselves) {
    options_.schedules = {{.name = "hourly", .every = 1h, .kind = "counts"}};
    Worker worker{jobs_, clock_, handlers_, options_};
    worker.start();
    EXPECT_TRUE(eventually([&] { return ran_ == 1; }));
    clock_.advance(1h);
    worker.wake();
    EXPECT_TRUE(eventually([&] { return ran_ == 2; }));
}

/// A queue whose database is away for the first few questions.
class FlakyJobs final : public job::Jobs {
public:
    explicit FlakyJobs(job::Jobs& jobs) : jobs_{jobs} {}

    std::vector<job::Job> lease(std::string const& worker, Instant now, std::chrono::milliseconds lease_for,
                                std::size_t limit) override {
        if (++asked_ <= 3)
            throw Unavailable{"the database is away"};
        return jobs_.lease(worker, now, lease_for, limit);
    }

    void enqueue(job::NewJob const& job) override { jobs_.enqueue(job); }

    bool renew(JobId const& job, std::string const& worker, Instant until) override {
        return jobs_.renew(job, worker, until);
    }

    void finish(JobId const& job, std::string const& worker) override { jobs_.finish(job, worker); }

    void postpone(JobId const& job, std::string const& worker, Instant run_at) override {
        jobs_.postpone(job, worker, run_at);
    }

    void retry_later(JobId const& job, std::string const& worker, Instant run_at,
                     std::string const& error_text) override {
        jobs_.retry_later(job, worker, run_at, error_text);
    }

    void park(JobId const& job, std::string const& worker, std::string const& error_text) override {
        jobs_.park(job, worker, error_text);
    }

    std::vector<job::ParkedJob> list_parked(std::size_t limit) const override {
        return jobs_.list_parked(limit);
    }

    std::size_t count_waiting(Instant now) const override { return jobs_.count_waiting(now); }

    bool take_due_schedule(job::Schedule const& schedule, Instant now) override {
        return jobs_.take_due_schedule(schedule, now);
    }

private:
    job::Jobs& jobs_;
    std::atomic<int> asked_{0};
};

TEST_F(WorkerTest, GoesOnWhenTheQueueIsBack) {
    FlakyJobs flaky{jobs_};
    options_.poll_interval = 1ms;
    jobs_.enqueue(a_job("counts"));
    Worker worker{flaky, clock_, handlers_, options_};
    worker.start();
    EXPECT_TRUE(eventually([&] { return ran_ == 1; }));
}

TEST_F(WorkerTest, RunDueTellsItsCallerWhenTheQueueIsAway) {
    FlakyJobs flaky{jobs_};
    Worker worker{flaky, clock_, handlers_, options_};
    EXPECT_THROW(worker.run_due(), Unavailable);
}

} // namespace
} // namespace evenkeel::worker
