#include "worker/worker.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace evenkeel::worker {
namespace {

/// Schedules count in hours; asking for them costs a write.
constexpr std::chrono::minutes kBetweenLooks{1};

} // namespace

/// Counts a thread as busy from before it asks for a job until the job is settled, so that nobody takes the
/// moment between the two for rest.
class Worker::Busy {
public:
    explicit Busy(Worker& worker) : worker_{worker} {
        std::lock_guard const lock{worker_.mutex_};
        ++worker_.busy_;
    }

    ~Busy() {
        std::lock_guard const lock{worker_.mutex_};
        --worker_.busy_;
        worker_.idle_.notify_all();
    }

    Busy(Busy const&) = delete;
    Busy& operator=(Busy const&) = delete;

private:
    Worker& worker_;
};

Worker::Worker(job::Jobs& jobs, Clock const& clock, Handlers handlers, Options options)
    : jobs_{jobs}, clock_{clock}, options_{std::move(options)},
      runner_{jobs, clock, std::move(handlers), options_.postpone_for}, keeper_{jobs, clock, options_.lease} {
}

Worker::~Worker() {
    stop();
}

void Worker::start() {
    {
        std::lock_guard const lock{mutex_};
        running_ = true;
    }
    for (int number = 1; number <= options_.threads; ++number)
        threads_.emplace_back([this, number] { work(options_.name + "/" + std::to_string(number)); });
}

void Worker::stop() {
    {
        std::lock_guard const lock{mutex_};
        running_ = false;
    }
    something_to_do_.notify_all();
    threads_.clear();
}

bool Worker::is_running() {
    std::lock_guard const lock{mutex_};
    return running_;
}

void Worker::wake() {
    {
        std::lock_guard const lock{mutex_};
        wakes_ = std::min(wakes_ + 1, options_.threads);
    }
    something_to_do_.notify_one();
}

void Worker::work(std::string const& name) {
    while (is_running()) {
        bool did_something = false;
        try {
            look_at_schedules_now_and_then();
            did_something = run_next(name);
        } catch (std::exception const& error) {
            spdlog::error("the queue does not answer: {}", error.what());
        }
        if (!did_something)
            wait_for_work();
    }
}

void Worker::wait_for_work() {
    std::unique_lock lock{mutex_};
    something_to_do_.wait_for(lock, options_.poll_interval, [this] { return !running_ || wakes_ > 0; });
    wakes_ = std::max(wakes_ - 1, 0);
}

bool Worker::run_next(std::string const& name) {
    Busy const busy{*this};
    // One at a time: a second one would wait here while another thread is free.
    auto const leased = jobs_.lease(name, clock_.now(), options_.lease, 1);
    for (auto const& job : leased) {
        LeaseKeeper::Hold const hold{keeper_, job.id, name};
        runner_.run(job, name);
    }
    return !leased.empty();
}

void Worker::take_schedules() {
    for (auto const& schedule : options_.schedules)
        jobs_.take_due_schedule(schedule, clock_.now());
}

void Worker::look_at_schedules_now_and_then() {
    auto const now = clock_.now();
    auto last = last_look_.load();
    auto const was_just_now = last <= now && now < last + kBetweenLooks;
    // Whoever moves the mark does the looking, the other threads go on.
    if (!was_just_now && last_look_.compare_exchange_strong(last, now))
        take_schedules();
}

bool Worker::waited_for_others() {
    std::unique_lock lock{mutex_};
    if (busy_ == 0)
        return false;
    idle_.wait(lock, [this] { return busy_ == 0; });
    return true;
}

std::size_t Worker::run_due() {
    auto const name = options_.name + "/due-" + std::to_string(++callers_);
    take_schedules();
    std::size_t count = 0;
    do {
        while (run_next(name))
            ++count;
    } while (waited_for_others()); // what they ran may have queued more
    return count;
}

} // namespace evenkeel::worker
