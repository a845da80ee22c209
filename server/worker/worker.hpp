#pragma once

#include "core/job/jobs.hpp"
#include "worker/handler.hpp"
#include "worker/job_runner.hpp"
#include "worker/lease_keeper.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace evenkeel::worker {

struct Options {
    std::string
        name; ///< Different for every process that shares the queue, and for every start: a random id.
    int threads{2};
    std::chrono::milliseconds poll_interval{1000}; ///< How soon work is found that nobody woke us for.
    std::chrono::milliseconds lease{30'000}; ///< How long the jobs of a process that died stay untouched.
    std::chrono::milliseconds postpone_for{2000}; ///< Wait after Outcome::try_again_later.
    std::vector<job::Schedule> schedules;
};

/// Works off the queue on threads of its own. Any number of workers, in any number of processes, may share
/// one queue.
class Worker {
public:
    Worker(job::Jobs& jobs, Clock const& clock, Handlers handlers, Options options);
    ~Worker();
    Worker(Worker const&) = delete;
    Worker& operator=(Worker const&) = delete;

    void start();

    /// Begins nothing more, waits for what runs, joins. Called again it does nothing.
    void stop();

    /// From `start` until `stop` was asked for; what runs may still be running.
    [[nodiscard]] bool is_running();

    /// Says that there may be work now. Cheap, from any thread, started or not.
    void wake();

    /// For tests and their control of the clock: takes due schedules and runs jobs in the calling thread
    /// until nothing is due and nothing runs in this worker; answers how many it ran itself.
    std::size_t run_due();

private:
    class Busy;

    void work(std::string const& name);
    void wait_for_work();
    bool run_next(std::string const& name);
    void take_schedules();
    void look_at_schedules_now_and_then();
    bool waited_for_others();

    job::Jobs& jobs_;
    Clock const& clock_;
    Options options_;
    JobRunner runner_;
    LeaseKeeper keeper_;

    std::mutex mutex_;
    std::condition_variable something_to_do_;
    std::condition_variable idle_;
    int wakes_{0};
    int busy_{0};
    bool running_{false};
    std::atomic<Instant> last_look_{Instant::min()};
    std::atomic<int> callers_{0};
    std::vector<std::jthread> threads_;
};

} // namespace evenkeel::worker
