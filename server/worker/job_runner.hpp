#pragma once

#include "core/job/jobs.hpp"
#include "worker/handler.hpp"

#include <chrono>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

namespace evenkeel::worker {

/// Runs one leased job and tells the queue what came of it. Logs the kind and id of a job, never its payload.
class JobRunner {
public:
    JobRunner(job::Jobs& jobs, Clock const& clock, Handlers handlers, std::chrono::milliseconds postpone_for)
        : jobs_{jobs}, clock_{clock}, handlers_{std::move(handlers)}, postpone_for_{postpone_for} {}

    /// Throws only what the queue itself throws; the lease then runs out and the job is run again.
    void run(job::Job const& job, std::string const& worker) const;

private:
    void leave_to_newer(job::Job const& job, std::string const& worker) const;
    [[nodiscard]] bool is_told_first(std::string const& kind) const;
    void settle(job::Job const& job, std::string const& worker, Outcome outcome) const;
    void failed(job::Job const& job, std::string const& worker, std::string_view reason) const;
    void park(job::Job const& job, std::string const& worker, std::string_view reason) const;

    job::Jobs& jobs_;
    Clock const& clock_;
    Handlers handlers_;
    std::chrono::milliseconds postpone_for_;
    mutable std::mutex mutex_;
    mutable std::set<std::string> unknown_kinds_; ///< Each is logged once.
};

} // namespace evenkeel::worker
