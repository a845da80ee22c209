#pragma once

#include "core/safety/detector/context.hpp"
#include "core/safety/detector/frames/frames.hpp"
#include "core/safety/finding.hpp"

#include <string_view>

namespace evenkeel::safety {

/// An entry as it was heard, and what it comes to.
struct EntryRead {
    detector::HeardSigns heard;
    detector::Halves halves; ///< Every half of a meaning in it, whoever is meant.
    Finding finding;
};

/// read_for_risk(), for whoever knows what was spoken of before.
[[nodiscard]] EntryRead read_entry(std::string_view entry, detector::Topics const& topics);

} // namespace evenkeel::safety
