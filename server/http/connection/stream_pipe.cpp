#include "http/connection/stream_pipe.hpp"

#include <exception>
#include <utility>

#include <spdlog/spdlog.h>

namespace evenkeel::http {

namespace {

constexpr std::size_t kWaitingBytes = std::size_t{256} * 1024;

StreamPipe::End run(Producer const& produce, StreamWriter& writer) {
    try {
        produce(writer);
        return StreamPipe::End::finished;
    } catch (std::exception const& error) {
        // The headers have gone out, so the only honest answer left is a reply that visibly breaks off.
        spdlog::error("a streaming reply failed: {}", error.what());
        return StreamPipe::End::failed;
    }
}

} // namespace

void StreamPipe::start(Producer producer) {
    producer_ = std::jthread{[this, produce = std::move(producer)] {
        auto const end = run(produce, *this);
        {
            std::lock_guard const lock{mutex_};
            end_ = end;
        }
        wake_();
    }};
}

bool StreamPipe::write(std::string_view bytes) {
    {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [this] { return closed_ || waiting_.size() < kWaitingBytes; });
        if (closed_)
            return false;
        waiting_ += bytes;
    }
    wake_();
    return true;
}

bool StreamPipe::pause(std::chrono::milliseconds duration) {
    std::unique_lock lock{mutex_};
    changed_.wait_for(lock, duration, [this] { return closed_; });
    return !closed_;
}

std::string StreamPipe::take() {
    std::string taken;
    {
        std::lock_guard const lock{mutex_};
        taken = std::exchange(waiting_, {});
    }
    changed_.notify_all();
    return taken;
}

StreamPipe::End StreamPipe::end() const {
    std::lock_guard const lock{mutex_};
    return end_;
}

void StreamPipe::close() {
    {
        std::lock_guard const lock{mutex_};
        closed_ = true;
    }
    changed_.notify_all();
}

} // namespace evenkeel::http
