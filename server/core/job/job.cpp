#include "core/job/job.hpp"

#include "core/base/hash.hpp"

#include <algorithm>
#include <cstdint>

namespace evenkeel::job {
namespace {

/// In [-1, 1).
double spread(JobId const& job, int attempt) {
    constexpr std::uint64_t kSteps = 1024;
    auto const hash = spread_hash(job.value() + "#" + std::to_string(attempt));
    return static_cast<double>((hash >> 32U) % kSteps) / (kSteps / 2.0) - 1.0;
}

} // namespace

std::chrono::milliseconds delay_after(JobId const& job, int attempt) {
    constexpr int kDoublingsToTheCap = 11; // 2 s * 2^11 is more than an hour
    constexpr double kWidestSpread = 0.25;
    auto const doublings = std::clamp(attempt - 1, 0, kDoublingsToTheCap);
    std::chrono::milliseconds const delay =
        std::min<std::chrono::milliseconds>(kFirstDelay * (1 << doublings), kLongestDelay);
    auto const shift = static_cast<double>(delay.count()) * kWidestSpread * spread(job, attempt);
    return delay + std::chrono::milliseconds{static_cast<std::int64_t>(shift)};
}

std::optional<Instant> next_try(Job const& job, Instant now) {
    if (job.attempts >= kMostAttempts)
        return std::nullopt;
    return now + delay_after(job.id, job.attempts);
}

} // namespace evenkeel::job
