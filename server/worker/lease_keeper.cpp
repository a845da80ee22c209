#include "worker/lease_keeper.hpp"

#include <spdlog/spdlog.h>

namespace evenkeel::worker {

LeaseKeeper::LeaseKeeper(job::Jobs& jobs, Clock const& clock, std::chrono::milliseconds lease)
    : jobs_{jobs}, clock_{clock}, lease_{lease},
      thread_{[this](std::stop_token const& stop) { keep_renewing(stop); }} {}

LeaseKeeper::Hold::Hold(LeaseKeeper& keeper, JobId const& job, std::string const& worker)
    : keeper_{keeper}, job_{job} {
    std::lock_guard const lock{keeper_.mutex_};
    keeper_.held_.insert_or_assign(job_, worker);
}

LeaseKeeper::Hold::~Hold() {
    std::lock_guard const lock{keeper_.mutex_};
    keeper_.held_.erase(job_);
}

void LeaseKeeper::keep_renewing(std::stop_token const& stop) {
    constexpr int kTimesPerLease = 3;
    std::unique_lock lock{mutex_};
    while (!wakes_.wait_for(lock, stop, lease_ / kTimesPerLease, [&] { return stop.stop_requested(); }) &&
           !stop.stop_requested()) {
        lock.unlock();
        renew_all();
        lock.lock();
    }
}

void LeaseKeeper::renew_all() {
    std::unique_lock lock{mutex_};
    auto const held = held_;
    lock.unlock();
    try {
        for (auto const& [job, worker] : held)
            if (!jobs_.renew(job, worker, clock_.now() + lease_))
                spdlog::info("job {} is no longer held by {}", job.value(), worker);
    } catch (std::exception const& error) {
        spdlog::warn("leases could not be renewed: {}", error.what());
    }
}

} // namespace evenkeel::worker
