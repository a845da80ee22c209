#pragma once

#include <chrono>

namespace evenkeel {

/// A moment in UTC, to the millisecond: what the database keeps and the wire carries.
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;

/// A device's clock may be so much ahead: what it says happened a little later than now happened now.
inline constexpr std::chrono::minutes kClockTolerance{5};

/// Asked for the time by use cases; rules get instants as arguments and ask nobody.
class Clock {
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual Instant now() const = 0;
};

} // namespace evenkeel
