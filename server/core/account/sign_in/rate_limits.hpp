#pragma once

#include <chrono>
#include <span>
#include <string>
#include <string_view>

#include "core/base/clock.hpp"
#include "core/base/result.hpp"

namespace evenkeel::account {

/// How often one caller may do one thing: at most `calls` within any `window`.
struct RateLimit {
    int calls{10};
    std::chrono::seconds window{60};
};

struct RateDecision {
    bool allowed{true};
    std::chrono::seconds retry_after{0}; ///< When refused: how long until one more call is allowed.
};

/// How soon something that anybody may ask for follows what went before it. It is never refused, only put
/// off, so that nobody can use it up for somebody else.
struct Pace {
    std::span<std::chrono::seconds const> gaps; ///< Before the first, the second and so on; the last repeats.
    std::chrono::seconds memory;                ///< Turns longer ago than this do not count.
};

[[nodiscard]] inline Failure too_many_guesses(std::chrono::seconds retry_after) {
    return {.fault = Fault::too_many_requests,
            .field = {},
            .message = "Too many attempts. Please wait a little and try again.",
            .retry_after = retry_after};
}

/// Counts calls by key. Shared by every process that serves the same members, so a limit holds for all of
/// them.
class RateLimits {
public:
    virtual ~RateLimits() = default;

    /// Counts one call for the key and says whether it is within the limit; a refused call is not counted.
    [[nodiscard]] virtual RateDecision take(std::string_view key, RateLimit const& limit, Instant now) = 0;

    /// Whether `take` would allow one more. Counts nothing.
    [[nodiscard]] virtual RateDecision look(std::string_view key, RateLimit const& limit,
                                            Instant now) const = 0;

    /// When the next one comes. While one is still to come that is the one, and nothing is counted.
    [[nodiscard]] virtual Instant next_turn(std::string_view key, Pace const& pace, Instant now) = 0;
};

} // namespace evenkeel::account
