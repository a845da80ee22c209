#pragma once

#include "core/base/clock.hpp"

#include <functional>
#include <mutex>
#include <optional>

namespace evenkeel::outbound {

/// The two clocks of the machine at one moment.
struct ClockReading {
    Instant wall{};                      ///< The time of day. It leaps when somebody or something sets it.
    std::chrono::milliseconds running{}; ///< Since some moment of the past, asleep or awake. It never leaps.
};

[[nodiscard]] ClockReading read_machine_clocks();

/// Whether a time service keeps the machine's clock, as far as the kernel knows.
[[nodiscard]] bool has_time_service();

/// The time that everything in the server goes by. It follows the machine's clock and believes no leap of it:
/// expiring, forgetting, limits and sessions follow from this one, so a clock that is set wrong by a year
/// deletes nothing and locks nobody out.
///
/// A step is believed up to an hour while running, and up to a month ahead over a time when nobody looked.
/// Beyond that time goes on as the monotonic clock measures it. Up to a month it draws near what the
/// machine's clock says by a day in ten minutes, as after a night in which a virtual machine was held; a
/// longer leap is left to a person. Safe to use from many threads.
class TrustedClock final : public Clock {
public:
    static constexpr std::chrono::hours kBelievedStep{1};
    static constexpr std::chrono::days kBelievedPause{31};
    static constexpr int kDrawingNear = 144; ///< A day in ten minutes.

    using Source = std::function<ClockReading()>;

    explicit TrustedClock(Source source = read_machine_clocks);

    /// Before this no machine runs us: it is what a clock without a battery says until somebody tells it the
    /// time, and no reason to disbelieve that.
    static constexpr std::chrono::sys_days kNothingKnown{std::chrono::year{2020} / 1 / 1};

    /// Goes on from what was known before this process began. Without it, or where a time service keeps the
    /// machine's clock, the machine is believed: nobody has measured the time since.
    void go_on_from(std::optional<Instant> known, bool has_time_service);

    [[nodiscard]] Instant now() const override;

    /// Returns the time from which a later start may go on: without leaps, and without what tests did.
    [[nodiscard]] Instant known() const;

    /// How far the machine's clock is ahead of what is believed (below zero: behind); nothing while it is
    /// believed.
    [[nodiscard]] std::optional<std::chrono::milliseconds> disbelieved_leap() const;

    /// Tests of the running binary move time itself, as if it had passed …
    void move_to(Instant instant);
    /// … or make the machine's clock leap.
    void leap(std::chrono::milliseconds by);

private:
    Instant look() const;

    Source source_;
    mutable std::mutex mutex_;
    std::chrono::milliseconds leaped_{0};
    std::chrono::milliseconds moved_{0};
    mutable std::chrono::milliseconds running_{0};
    mutable Instant steady_{};                        ///< As the monotonic clock measures it.
    mutable std::chrono::milliseconds drawn_near_{0}; ///< How far time was drawn towards the machine's clock.
    mutable std::chrono::milliseconds leap_{0};       ///< Not believed; 0: none.
};

} // namespace evenkeel::outbound
