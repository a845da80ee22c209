#include "http/connection/worker_pool.hpp"

#include <utility>

namespace evenkeel::http {

WorkerPool::WorkerPool(std::size_t threads, std::size_t queue_limit) : queue_limit_{queue_limit} {
    for (std::size_t made = 0; made < threads; ++made)
        threads_.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool() {
    stop();
}

bool WorkerPool::try_post(Task& task) {
    {
        std::lock_guard const lock{mutex_};
        if (stopping_ || queue_.size() >= queue_limit_)
            return false;
        queue_.push_back(std::move(task));
    }
    something_to_do_.notify_one();
    return true;
}

void WorkerPool::stop() {
    {
        std::lock_guard const lock{mutex_};
        stopping_ = true;
    }
    something_to_do_.notify_all();
    threads_.clear();
}

void WorkerPool::work() {
    for (;;) {
        std::unique_lock lock{mutex_};
        something_to_do_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
        if (queue_.empty())
            return;
        auto task = std::move(queue_.front());
        queue_.pop_front();
        lock.unlock();
        task();
    }
}

} // namespace evenkeel::http
