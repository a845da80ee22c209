#pragma once

#include "beats/channels.hpp"
#include "hrv/analyze.hpp"

#include <optional>
#include <vector>

namespace hrv {

/// Beats and values that stand after artefacts are left out.
struct Measured {
    std::vector<BeatRun> runs;
    Summary summary;
    double spoilt_share{
        0.0}; ///< Share of the intervals between surely timed beats that no even rhythm makes.
};

/// Turns beats of the heart into runs of intervals and their values, or nothing when too few intervals can be
/// used.
[[nodiscard]] std::optional<Measured> measure_heart(TimedBeats const& beats);

/// The same for pulses in the finger, which arrive with a delay of their own.
[[nodiscard]] std::optional<Measured> measure(ChannelPulse const& pulse);

} // namespace hrv
