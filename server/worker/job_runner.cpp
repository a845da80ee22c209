#include "worker/job_runner.hpp"

#include <spdlog/spdlog.h>

#include <optional>

namespace evenkeel::worker {
namespace {

constexpr std::size_t kLongestReason = 500;
constexpr std::chrono::seconds kBetweenOffers{30};

struct Ending {
    std::optional<Outcome> outcome; ///< Absent: it failed.
    std::string reason;
    bool is_hopeless{false};
};

/// The one place where a handler's exceptions are caught. What the queue throws is not caught here: that is
/// no failure of the job.
Ending ending_of(Handler const& handler, job::Job const& job) {
    try {
        return {.outcome = handler(job), .reason = {}};
    } catch (Hopeless const& error) {
        return {.outcome = {}, .reason = error.what(), .is_hopeless = true};
    } catch (std::exception const& error) {
        return {.outcome = {}, .reason = error.what()};
    } catch (...) {
        return {.outcome = {}, .reason = "something that is no std::exception was thrown"};
    }
}

} // namespace

void JobRunner::run(job::Job const& job, std::string const& worker) const {
    auto const handler = handlers_.find(job.kind);
    if (handler == handlers_.end())
        return leave_to_newer(job, worker);
    // Failures are counted when they are reported. Beyond the last attempt are only jobs that take the whole
    // process with them before they can report anything.
    if (job.attempts > job::kMostAttempts)
        return park(job, worker, "never came to an end, neither done nor failed");

    auto const ending = ending_of(handler->second, job);
    if (ending.outcome)
        settle(job, worker, *ending.outcome);
    else if (ending.is_hopeless)
        park(job, worker, ending.reason);
    else
        failed(job, worker, ending.reason);
}

/// Whoever queued it is newer than this program, as while a new version comes up beside the old one. It waits
/// for a worker that knows it, and no attempt counts.
void JobRunner::leave_to_newer(job::Job const& job, std::string const& worker) const {
    if (is_told_first(job.kind))
        spdlog::warn("jobs of the kind {} wait for a newer version of this program", job.kind);
    jobs_.postpone(job.id, worker, clock_.now() + kBetweenOffers);
}

bool JobRunner::is_told_first(std::string const& kind) const {
    std::scoped_lock const lock{mutex_};
    return unknown_kinds_.insert(kind).second;
}

void JobRunner::settle(job::Job const& job, std::string const& worker, Outcome outcome) const {
    switch (outcome) {
    case Outcome::done:
        return jobs_.finish(job.id, worker);
    case Outcome::try_again_later:
        return jobs_.postpone(job.id, worker, clock_.now() + postpone_for_);
    }
}

void JobRunner::failed(job::Job const& job, std::string const& worker, std::string_view reason) const {
    auto const run_at = job::next_try(job, clock_.now());
    if (!run_at)
        return park(job, worker, reason);
    auto const kept = reason.substr(0, kLongestReason);
    spdlog::warn("job {} ({}) failed, attempt {} of {}: {}", job.id.value(), job.kind, job.attempts,
                 job::kMostAttempts, kept);
    jobs_.retry_later(job.id, worker, *run_at, std::string{kept});
}

void JobRunner::park(job::Job const& job, std::string const& worker, std::string_view reason) const {
    auto const kept = reason.substr(0, kLongestReason);
    spdlog::error("job {} ({}) was parked after attempt {}: {}", job.id.value(), job.kind, job.attempts,
                  kept);
    jobs_.park(job.id, worker, std::string{kept});
}

} // namespace evenkeel::worker
