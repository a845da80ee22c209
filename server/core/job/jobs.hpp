#pragma once

#include "core/job/job.hpp"
#include "core/job/new_job.hpp"
#include "core/job/schedule.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace evenkeel::job {

/// The durable queue. A job is in one of three places: it waits, a worker holds a lease on it, or it is
/// parked. A job is run at least once, now and then twice (a worker may die after the work and before
/// `finish`), so handlers must not mind repeats.
///
/// Workers are told apart by name. Whoever lost a lease, because it ran out and another worker took the job,
/// can no longer change the job: `renew`, `finish`, `postpone`, `retry_later` and `park` then do nothing, and
/// so they do for a job that is gone, waits or is parked.
class Jobs {
public:
    virtual ~Jobs() = default;

    /// Adds the job, unless one with the same unique key waits: that one will do the work. A job that a
    /// worker has begun does not count as waiting, even when its lease ran out: it may have read what has
    /// changed since. Neither does a parked one.
    virtual void enqueue(NewJob const& job) = 0;

    /// Gives this worker jobs that are due: `run_at` has come, not parked, and waiting or held by a lease
    /// that ran out at or before `now`. Oldest `run_at` first, among equals the one queued first. Each is
    /// held until `now + lease_for` and has one attempt more. A job is never given to two workers at once.
    [[nodiscard]] virtual std::vector<Job> lease(std::string const& worker, Instant now,
                                                 std::chrono::milliseconds lease_for, std::size_t limit) = 0;

    /// Holds the job until then. False when the lease is lost; one that ran out but was not taken is not
    /// lost.
    virtual bool renew(JobId const& job, std::string const& worker, Instant until) = 0;

    /// The work is done: forgets the job.
    virtual void finish(JobId const& job, std::string const& worker) = 0;

    /// Nothing failed, but it is too early: waits until `run_at`, and the attempt does not count. As with
    /// `retry_later`, the job is forgotten when another with its unique key has come to wait meanwhile.
    virtual void postpone(JobId const& job, std::string const& worker, Instant run_at) = 0;

    /// The attempt failed: waits until `run_at`. When another job with its unique key has come to wait
    /// meanwhile, this one is forgotten: that one will do the work.
    virtual void retry_later(JobId const& job, std::string const& worker, Instant run_at,
                             std::string const& error_text) = 0;

    /// Gives the job up and keeps why.
    virtual void park(JobId const& job, std::string const& worker, std::string const& error_text) = 0;

    /// Parked jobs, oldest `run_at` first, at most `limit`.
    [[nodiscard]] virtual std::vector<ParkedJob> list_parked(std::size_t limit) const = 0;

    /// How many jobs `lease` could give now: the length of the queue.
    [[nodiscard]] virtual std::size_t count_waiting(Instant now) const = 0;

    /// Queues a job of the schedule's kind (empty payload, the schedule's name as unique key, `run_at` now)
    /// when the schedule was never taken, or was last taken at least `every` ago; in one transaction. Exactly
    /// one of any number of processes that ask at once gets true. A clock that went back takes nothing.
    virtual bool take_due_schedule(Schedule const& schedule, Instant now) = 0;
};

} // namespace evenkeel::job
