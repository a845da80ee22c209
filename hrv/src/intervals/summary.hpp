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
};

/// The heart rate alone, from every interval between beats that are known.
struct MeasuredRate {
    BeatsPerMinute heart_rate;
    BeatCounts beats;
    bool chaotic{false}; ///< The intervals follow each other by chance.
};

[[nodiscard]] std::optional<MeasuredRate> measure_rate(TimedBeats const& beats);

/// Turns beats of the heart into runs of intervals and their values, or nothing when too few intervals can be
/// used.
[[nodiscard]] std::optional<Measured> measure_heart(TimedBeats const& beats);

} // namespace hrv
