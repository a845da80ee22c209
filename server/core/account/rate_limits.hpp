#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "core/base/clock.hpp"

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

/// Counts calls by key. Shared by every process that serves the same members, so a limit holds for all of
/// them.
class RateLimits {
public:
    virtual ~RateLimits() = default;

    /// Counts one call for the key and says whether it is within the limit; a refused call is not counted.
    [[nodiscard]] virtual RateDecision take(std::string_view key, RateLimit const& limit, Instant now) = 0;
};

} // namespace evenkeel::account
