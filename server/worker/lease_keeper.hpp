#pragma once

#include "core/job/jobs.hpp"

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <thread>

namespace evenkeel::worker {

/// Renews the leases of running jobs from a thread of its own, three times per lease, so that a job may take
/// longer than a lease while the jobs of a process that died are free again soon.
class LeaseKeeper {
public:
    LeaseKeeper(job::Jobs& jobs, Clock const& clock, std::chrono::milliseconds lease);
    LeaseKeeper(LeaseKeeper const&) = delete;
    LeaseKeeper& operator=(LeaseKeeper const&) = delete;

    /// While it lives the lease is renewed.
    class Hold {
    public:
        Hold(LeaseKeeper& keeper, JobId const& job, std::string const& worker);
        ~Hold();
        Hold(Hold const&) = delete;
        Hold& operator=(Hold const&) = delete;

    private:
        LeaseKeeper& keeper_;
        JobId job_;
    };

private:
    void keep_renewing(std::stop_token const& stop);
    void renew_all();

    job::Jobs& jobs_;
    Clock const& clock_;
    std::chrono::milliseconds lease_;
    std::mutex mutex_;
    std::condition_variable_any wakes_;
    std::map<JobId, std::string> held_; ///< To the name of the worker that runs it.
    std::jthread thread_;
};

} // namespace evenkeel::worker
