#pragma once

#include "core/safety/finding.hpp"
#include "core/safety/risk.hpp"

#include <string_view>

namespace evenkeel::safety {

/// What a member writes in one conversation, heard entry by entry: each is read beside what was said before.
class Conversation {
public:
    /// What this entry tells, with what stands before it.
    Finding hear(std::string_view entry);

    /// Where the member stands after the last entry, if nobody has asked them anything.
    [[nodiscard]] Risk const& risk() const { return risk_; }

private:
    Risk risk_;
};

} // namespace evenkeel::safety
