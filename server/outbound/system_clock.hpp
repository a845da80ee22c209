#pragma once

#include "core/base/clock.hpp"

#include <atomic>

namespace evenkeel::outbound {

/// The machine's clock. Tests of the running binary may move it (`testing_controls`); it goes on ticking from
/// there.
class SystemClock final : public Clock {
public:
    [[nodiscard]] Instant now() const override {
        return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now()) +
               offset_.load();
    }

    void move_to(Instant instant) { offset_ = offset_.load() + (instant - now()); }

private:
    std::atomic<std::chrono::milliseconds> offset_{std::chrono::milliseconds{0}};
};

} // namespace evenkeel::outbound
