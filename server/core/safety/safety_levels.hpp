#pragma once

#include "core/base/id.hpp"

namespace evenkeel::safety {

/// How distressed a member is at this moment, as what they wrote tells: 0 none, 1 distress, 2 possible risk,
/// 3 active thoughts, 4 imminent (design/safety.md, 4).
class SafetyLevels {
public:
    virtual ~SafetyLevels() = default;
    [[nodiscard]] virtual int level_of(MemberId const& member) const = 0;
};

} // namespace evenkeel::safety
