#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace evenkeel::http {

/// A fixed number of threads behind a bounded queue: when too much waits, callers learn it at once.
class WorkerPool {
public:
    using Task = std::move_only_function<void()>;

    WorkerPool(std::size_t threads, std::size_t queue_limit);

    /// Finishes what was accepted, then joins.
    ~WorkerPool();
    WorkerPool(WorkerPool const&) = delete;
    WorkerPool& operator=(WorkerPool const&) = delete;

    /// False when the queue is full or the pool stops; the task is then left untouched.
    [[nodiscard]] bool try_post(Task& task);

    /// Takes no more tasks, finishes what was accepted and joins. Not from a worker.
    void stop();

private:
    void work();

    std::mutex mutex_;
    std::condition_variable something_to_do_;
    std::deque<Task> queue_;
    std::size_t queue_limit_;
    bool stopping_{false};
    std::vector<std::jthread> threads_;
};

} // namespace evenkeel::http
