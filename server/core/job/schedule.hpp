#pragma once

#include "core/base/clock.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace evenkeel::job {

/// Work that returns: a job of this kind is queued once per period, whatever the number of processes.
struct Schedule {
    std::string name; ///< Remembered in the database; a renamed schedule starts afresh.
    std::chrono::seconds every{};
    std::string kind;
    /// Where in each period, counted from 1 January 1970 UTC: three hours after midnight, for a period of a
    /// day. Left out: a period after the last time. A moment that was missed is made up for as soon as
    /// somebody looks.
    std::optional<std::chrono::seconds> at{};
};

/// The schedule is due at `now` if it was last taken then or earlier.
[[nodiscard]] inline Instant due_if_taken_by(Schedule const& schedule, Instant now) {
    if (!schedule.at)
        return now - schedule.every;
    auto const since_set_moment = (now.time_since_epoch() - *schedule.at) % schedule.every;
    return now - since_set_moment - std::chrono::milliseconds{1};
}

} // namespace evenkeel::job
