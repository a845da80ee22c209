#pragma once

#include <chrono>
#include <mutex>

namespace evenkeel::storage {

/// Remembers that a server on the other end of a wire said nothing at all. A stopped process or a host that
/// vanished would otherwise hold one thread after the other for the whole time that an answer may take.
/// Times are those of the monotonic clock.
class Silence {
public:
    using Moment = std::chrono::steady_clock::time_point;

    /// So long nobody asks it again; then one asks, and the others wait for what comes of it.
    static constexpr std::chrono::seconds kBetweenTries{2};

    enum class Turn {
        go,    ///< It answers, as far as we know.
        tries, ///< It was silent: this one finds out whether it still is.
        stay,  ///< It was silent a moment ago.
    };

    [[nodiscard]] Turn turn(Moment now) {
        std::scoped_lock const lock{mutex_};
        if (!is_silent_)
            return Turn::go;
        if (now < next_try_)
            return Turn::stay;
        next_try_ = now + kBetweenTries;
        return Turn::tries;
    }

    void began(Moment now) {
        std::scoped_lock const lock{mutex_};
        is_silent_ = true;
        next_try_ = now + kBetweenTries;
    }

    void ended() {
        std::scoped_lock const lock{mutex_};
        is_silent_ = false;
    }

private:
    std::mutex mutex_;
    bool is_silent_{false};
    Moment next_try_{};
};

} // namespace evenkeel::storage
