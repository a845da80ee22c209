#include "worker/job_runner.hpp"

#include "core/job/jobs.hpp"
#include "tests/support/samples.hpp"
#include "tests/support/test_stores.hpp"

#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <sstream>

namespace evenkeel::worker {
namespace {

using namespace std::chrono_literals;
using testing::a_job;
using testing::kMondayMorning;

constexpr char kWorker[] = "worker/1";

/// Takes what is logged, while it lives.
class CapturedLog {
public:
    CapturedLog() {
        spdlog::set_default_logger(
            std::make_shared<spdlog::logger>("", std::make_shared<spdlog::sinks::ostream_sink_mt>(text_)));
    }

    ~CapturedLog() { spdlog::set_default_logger(before_); }

    CapturedLog(CapturedLog const&) = delete;
    CapturedLog& operator=(CapturedLog const&) = delete;

    [[nodiscard]] std::string text() const { return text_.str(); }

private:
    std::ostringstream text_;
    std::shared_ptr<spdlog::logger> before_{spdlog::default_logger()};
};

class JobRunnerTest : public ::testing::Test {
protected:
    /// Leases the one job that is due and runs it.
    void run_next() {
        auto const leased = jobs_.lease(kWorker, clock_.now(), 30s, 1);
        ASSERT_EQ(leased.size(), 1U);
        JobRunner const runner{jobs_, clock_, handlers_, 2s};
        runner.run(leased.front(), kWorker);
    }

    CapturedLog log_;
    testing::FixedClock clock_;
    testing::TestStores stores_;
    job::Jobs& jobs_{stores_.jobs};
    Handlers handlers_{
        {"works", [](job::Job const&) { return Outcome::done; }},
        {"waits", [](job::Job const&) { return Outcome::try_again_later; }},
        {"fails", [](job::Job const&) -> Outcome { throw std::runtime_error{"the peer is down"}; }},
        {"throws_a_number", [](job::Job const&) -> Outcome { throw 7; }},
        {"is_hopeless", [](job::Job const&) -> Outcome { throw Hopeless{"nobody has this address"}; }}};
};

TEST_F(JobRunnerTest, ForgetsWhatIsDone) {
    jobs_.enqueue(a_job("works"));
    run_next();
    EXPECT_TRUE(stores_.queued().empty());
    EXPECT_TRUE(jobs_.list_parked(9).empty());
}

TEST_F(JobRunnerTest, WaitingForSomethingNeverCountsTowardsParking) {
    jobs_.enqueue(a_job("waits"));
    for (int i = 0; i < 3 * job::kMostAttempts; ++i) {
        run_next();
        clock_.advance(2s);
    }
    ASSERT_EQ(stores_.queued().size(), 1U);
    EXPECT_EQ(stores_.queued().front().attempts, 0);
    EXPECT_EQ(stores_.queued().front().run_at, clock_.now());
}

TEST_F(JobRunnerTest, AFailureIsTriedAgainAfterItsDelay) {
    jobs_.enqueue(a_job("fails"));
    run_next();
    auto const queued = stores_.queued();
    ASSERT_EQ(queued.size(), 1U);
    EXPECT_EQ(queued.front().attempts, 1);
    EXPECT_EQ(queued.front().run_at, kMondayMorning + job::delay_after(queued.front().id, 1));
}

TEST_F(JobRunnerTest, AFailureThatIsNoStandardExceptionIsTriedAgainToo) {
    jobs_.enqueue(a_job("throws_a_number"));
    run_next();
    EXPECT_EQ(stores_.queued().size(), 1U);
}

TEST_F(JobRunnerTest, IsParkedWithTheReasonAfterTheLastAttempt) {
    jobs_.enqueue(a_job("fails"));
    for (int attempt = 1; attempt <= job::kMostAttempts; ++attempt) {
        ASSERT_TRUE(jobs_.list_parked(9).empty()) << attempt;
        run_next();
        clock_.advance(2h);
    }
    auto const parked = jobs_.list_parked(9);
    ASSERT_EQ(parked.size(), 1U);
    EXPECT_EQ(parked.front().error_text, "the peer is down");
    EXPECT_EQ(parked.front().job.attempts, job::kMostAttempts);
}

TEST_F(JobRunnerTest, WhatIsHopelessIsParkedAtOnce) {
    jobs_.enqueue(a_job("is_hopeless"));
    run_next();
    auto const parked = jobs_.list_parked(9);
    ASSERT_EQ(parked.size(), 1U);
    EXPECT_EQ(parked.front().error_text, "nobody has this address");
}

TEST_F(JobRunnerTest, AnUnknownKindWaitsForANewerWorker) {
    jobs_.enqueue(a_job("from_a_newer_version"));
    for (int i = 0; i < 3 * job::kMostAttempts; ++i) {
        run_next();
        clock_.advance(30s);
    }
    EXPECT_TRUE(jobs_.list_parked(9).empty());
    handlers_["from_a_newer_version"] = [](job::Job const&) { return Outcome::done; };
    run_next();
    EXPECT_TRUE(stores_.queued().empty());
}

TEST_F(JobRunnerTest, AJobThatAlwaysTakesTheProcessWithItIsParkedWithoutBeingRun) {
    jobs_.enqueue(a_job("works"));
    for (int death = 0; death < job::kMostAttempts; ++death) {
        ASSERT_EQ(jobs_.lease("worker that dies", clock_.now(), 30s, 1).size(), 1U);
        clock_.advance(30s);
    }
    run_next();
    EXPECT_EQ(jobs_.list_parked(9).size(), 1U);
}

TEST_F(JobRunnerTest, LogsKindAndIdButNeverThePayload) {
    for (auto const* const kind : {"fails", "is_hopeless", "from_a_newer_version"}) {
        jobs_.enqueue(a_job(kind));
        run_next();
    }
    auto const log = log_.text();
    EXPECT_NE(log.find("job 1 (fails)"), std::string::npos) << log;
    EXPECT_NE(log.find("job 2 (is_hopeless)"), std::string::npos) << log;
    EXPECT_NE(log.find("the kind from_a_newer_version"), std::string::npos) << log;
    EXPECT_EQ(log.find("payload of"), std::string::npos) << log;
}

TEST_F(JobRunnerTest, KeepsLongReasonsShort) {
    handlers_["fails"] = [](job::Job const&) -> Outcome { throw Hopeless{std::string(10'000, 'x')}; };
    jobs_.enqueue(a_job("fails"));
    run_next();
    EXPECT_EQ(jobs_.list_parked(9).front().error_text.size(), 500U);
}

} // namespace
} // namespace evenkeel::worker
