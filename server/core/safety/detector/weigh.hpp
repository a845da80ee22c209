#pragma once

#include "core/safety/detector/context.hpp"
#include "core/safety/finding.hpp"

namespace evenkeel::safety::detector {

/// Weighs the signs of one message together. `carried_by` is left empty.
[[nodiscard]] Finding weigh(HeardSigns const& heard, Topics const& topics);

/// The flag that a sign sets by itself.
[[nodiscard]] std::optional<Flag> flag_of(Sign sign);

} // namespace evenkeel::safety::detector
