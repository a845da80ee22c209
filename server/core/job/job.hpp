#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace evenkeel::job {

/// Work that a worker holds a lease on.
struct Job {
    JobId id;
    std::string kind;
    std::string payload;
    std::string unique_key;
    Instant run_at{};
    int attempts{0}; ///< How often a worker has begun it, this time included; postponed times do not count.
};

/// Work that nobody tries any more until a person has looked at it.
struct ParkedJob {
    Job job;
    std::string error_text; ///< Why it was given up.
};

/// A job that failed is tried this often, over about 12 hours, before it is parked: a mail provider may be
/// down for a night.
inline constexpr int kMostAttempts = 22;
inline constexpr std::chrono::seconds kFirstDelay{2};
inline constexpr std::chrono::hours kLongestDelay{1};

/// How long to wait after a failed attempt (1 is the first): 2 s, doubled each time, at most 1 h, then spread
/// by up to a quarter either way so that jobs which failed together do not return together. The spread
/// follows from id and attempt alone: the same question gets the same answer.
[[nodiscard]] std::chrono::milliseconds delay_after(JobId const& job, int attempt);

/// When a job whose attempt has just failed is to be tried again; nothing when it has had its tries.
[[nodiscard]] std::optional<Instant> next_try(Job const& job, Instant now);

} // namespace evenkeel::job
