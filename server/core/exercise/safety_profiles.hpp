#pragma once

#include "core/base/clock.hpp"
#include "core/base/id.hpp"

#include <optional>
#include <string>

namespace evenkeel::exercise {

/// Where safety profiles are kept; it only ever sees them sealed.
class SafetyProfiles {
public:
    virtual ~SafetyProfiles() = default;

    /// Replaces what was kept of this member.
    virtual void keep(MemberId const& member, std::string const& sealed, Instant at) = 0;

    [[nodiscard]] virtual std::optional<std::string> find(MemberId const& member) const = 0;
};

} // namespace evenkeel::exercise
