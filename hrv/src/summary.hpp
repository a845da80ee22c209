#pragma once

#include "channels.hpp"
#include "hrv/analyze.hpp"

#include <optional>
#include <vector>

namespace hrv {

/// Beats and values that stand after artefacts are left out.
struct Measured {
    std::vector<BeatRun> runs;
    Summary summary;
};

/// Turns beats into runs of intervals and their values, or nothing when too few intervals can be used.
[[nodiscard]] std::optional<Measured> measure(ChannelPulse const& pulse);

} // namespace hrv
