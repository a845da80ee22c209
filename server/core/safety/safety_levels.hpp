#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

namespace evenkeel::safety {

/// How distressed a member is, as what they wrote tells: 0 none, 1 distress, 2 possible risk, 3 active
/// thoughts, 4 imminent (design/safety.md, 4).
struct SafetyLevel {
    int level{0};
    Instant holds_until{Instant::max()}; ///< From then on it is 0, unless they write again.

    [[nodiscard]] int at(Instant now) const { return now < holds_until ? level : 0; }
};

class SafetyLevels {
public:
    virtual ~SafetyLevels() = default;
    [[nodiscard]] virtual SafetyLevel level_of(MemberId const& member) const = 0;
};

} // namespace evenkeel::safety
