#pragma once

#include "outbound/trusted_clock.hpp"

#include <chrono>
#include <optional>

namespace evenkeel::app {

/// Logs that the machine's clock is not believed: at once, then every hour, and when it is over.
class LeapNote {
public:
    explicit LeapNote(outbound::TrustedClock const& clock) : clock_{clock} {}

    void look();

private:
    static constexpr std::chrono::hours kBetween{1};

    outbound::TrustedClock const& clock_;
    std::optional<std::chrono::steady_clock::time_point> told_at_;
};

} // namespace evenkeel::app
