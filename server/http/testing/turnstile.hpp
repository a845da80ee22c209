#pragma once

#include <condition_variable>
#include <mutex>

namespace evenkeel::http::testing {

/// A gate that handlers wait at until the test opens it.
class Turnstile {
public:
    void wait() {
        std::unique_lock lock{mutex_};
        ++waiting_;
        changed_.notify_all();
        changed_.wait(lock, [this] { return open_; });
    }

    void await_waiting(int count) {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [this, count] { return waiting_ >= count; });
    }

    void open() {
        std::lock_guard const lock{mutex_};
        open_ = true;
        changed_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int waiting_{0};
    bool open_{false};
};

} // namespace evenkeel::http::testing
