#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace evenkeel::app {

enum class DatabaseState {
    ready,
    reading_only, ///< It can be read; nothing can be written.
    away,         ///< It does not answer.
};

/// Asks the database again and again, on a thread of its own, so that whoever wants to know how it is hears
/// it at once, even while the database holds everybody who asks it.
class DatabaseWatch {
public:
    struct Plan {
        std::function<bool()> answers; ///< Whether it can be read.
        std::function<void()> write;   ///< Throws when it cannot be written.
        std::chrono::milliseconds every{std::chrono::seconds{5}};
        /// A look that takes longer met nobody.
        std::chrono::milliseconds patience{std::chrono::seconds{10}};
    };

    /// Looks once before it returns.
    explicit DatabaseWatch(Plan plan);
    ~DatabaseWatch();
    DatabaseWatch(DatabaseWatch const&) = delete;
    DatabaseWatch& operator=(DatabaseWatch const&) = delete;

    /// From any thread; never waits.
    [[nodiscard]] DatabaseState state() const;

private:
    using Moment = std::chrono::steady_clock::time_point;

    [[nodiscard]] DatabaseState found() const;
    void look();
    void watch();

    Plan plan_;
    std::atomic<DatabaseState> state_{DatabaseState::ready};
    std::atomic<Moment> began_{Moment::max()}; ///< When the present look began; max: none is under way.
    std::mutex mutex_;
    std::condition_variable woken_;
    bool ends_{false};
    std::jthread thread_; // last: it uses the others
};

} // namespace evenkeel::app
