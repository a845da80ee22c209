#pragma once

#include "core/base/clock.hpp"

#include <atomic>

namespace evenkeel::testing {

/// 2026-03-02 08:00 UTC, a Monday: when tests begin unless they say otherwise.
inline constexpr Instant kMondayMorning{std::chrono::sys_days{std::chrono::year{2026} / 3 / 2} +
                                        std::chrono::hours{8}};

/// Stands still until it is told to move. May be moved by one thread while others look.
class FixedClock final : public Clock {
public:
    explicit FixedClock(Instant now = kMondayMorning) : now_{now} {}

    [[nodiscard]] Instant now() const override { return now_.load(); }

    void set(Instant now) { now_ = now; }

    void advance(std::chrono::milliseconds time) { now_ = now_.load() + time; }

private:
    std::atomic<Instant> now_;
};

} // namespace evenkeel::testing
