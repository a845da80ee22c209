#include "core/job/job.hpp"

#include <gtest/gtest.h>
#include <set>

namespace evenkeel::job {
namespace {

using namespace std::chrono_literals;

JobId const kJob{"17"};

TEST(DelayAfter, DoublesAndStaysWithinAQuarter) {
    auto expected = std::chrono::milliseconds{2s};
    for (int attempt = 1; attempt <= 11; ++attempt) {
        EXPECT_GE(delay_after(kJob, attempt), expected * 3 / 4) << attempt;
        EXPECT_LE(delay_after(kJob, attempt), expected * 5 / 4) << attempt;
        expected *= 2;
    }
}

TEST(DelayAfter, NeverLeavesTheCapHoweverManyAttempts) {
    for (int const attempt : {12, 13, 64, 1000, 2'000'000'000}) {
        EXPECT_GE(delay_after(kJob, attempt), 45min) << attempt;
        EXPECT_LE(delay_after(kJob, attempt), 75min) << attempt;
    }
}

TEST(DelayAfter, IsTheSameForTheSameQuestion) {
    EXPECT_EQ(delay_after(kJob, 5), delay_after(kJob, 5));
}

TEST(DelayAfter, SpreadsJobsThatFailedTogether) {
    std::set<std::chrono::milliseconds> delays;
    for (int number = 0; number < 100; ++number)
        delays.insert(delay_after(JobId{std::to_string(number)}, 8));
    EXPECT_GT(delays.size(), 80U);
}

TEST(NextTry, EndsAfterTheLastAttempt) {
    Instant const now{1000s};
    Job job{.id = kJob, .kind = "k", .payload = {}, .unique_key = {}, .run_at = now, .attempts = 1};
    EXPECT_EQ(next_try(job, now), now + delay_after(kJob, 1));
    job.attempts = kMostAttempts - 1;
    EXPECT_TRUE(next_try(job, now));
    job.attempts = kMostAttempts;
    EXPECT_FALSE(next_try(job, now));
}

TEST(NextTry, TriesForAboutTwelveHours) {
    std::chrono::milliseconds sum{0};
    for (int attempt = 1; attempt < kMostAttempts; ++attempt)
        sum += delay_after(kJob, attempt);
    EXPECT_GT(sum, 9h);
    EXPECT_LT(sum, 15h);
}

} // namespace
} // namespace evenkeel::job
