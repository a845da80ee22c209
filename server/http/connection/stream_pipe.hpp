#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "http/message/reply.hpp"

namespace evenkeel::http {

/// Between a producer on its own thread and the connection that sends: bounded, so a slow client slows the
/// producer, and closed from either end.
class StreamPipe : public StreamWriter {
public:
    enum class End {
        open,
        finished, ///< The producer returned: everything it wrote is here or was taken.
        failed,   ///< The producer threw: the reply must not look complete.
    };

    /// `wake` is called, on the producer's thread, whenever there is something new to `take`.
    explicit StreamPipe(std::function<void()> wake) : wake_{std::move(wake)} {}

    /// Joins the producer; `close` and wait for its end first where blocking would hurt.
    ~StreamPipe() override = default;

    void start(Producer producer);

    [[nodiscard]] bool write(std::string_view bytes) override;
    [[nodiscard]] bool pause(std::chrono::milliseconds duration) override;

    /// Returns the text written since the last take; never blocks.
    [[nodiscard]] std::string take();

    /// Whether the producer still runs. Ask before `take`: what it wrote before it ended is then not missed.
    [[nodiscard]] End end() const;

    /// The client has gone: the producer's next write or pause says so.
    void close();

private:
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::string waiting_;
    End end_{End::open};
    bool closed_{false};
    std::function<void()> wake_;
    std::jthread producer_; ///< Last, so that it is joined before anything it uses goes.
};

} // namespace evenkeel::http
