#pragma once

#include "hrv/analyze.hpp"
#include "hrv/stream.hpp"

#include <string>

namespace hrv {

/// The analysis as one JSON object: `beats_ms` (null where a gap must not be bridged), `hr_bpm`, `rmssd_ms`,
/// `sdnn_ms`, `pnn50`, `quality`, `reason`, … and `refusal` instead of numbers when there are none.
/// Numbers are printed so that reading them back gives the same double.
[[nodiscard]] std::string to_json(Analysis const& analysis);

/// Prints the values of a live screen: `elapsed_s`, `quality`, `reason`, `message`, and once they are known
/// `hr_bpm`, `last_beat_ms`, `coherence`.
[[nodiscard]] std::string to_json(Live const& live);

} // namespace hrv
