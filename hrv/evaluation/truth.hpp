#pragma once

#include "hrv/evaluation/dataset.hpp"

#include <vector>

namespace hrv::evaluation {

/// How much of the recording's ends is left out of the truth.
inline constexpr double kTrim_s = 1.0;
/// The recording is shown this far beyond the last beat of the strap.
inline constexpr double kBeyondStrap_ms = 1100.0;

/// The beats of the strap on the clock of the camera: a strap gives intervals only, and its stream starts
/// some seconds before (`lag_s` below 0) or after the first frame.
[[nodiscard]] std::vector<double> strap_beats_ms(StrapRecording const& strap, double lag_s);

/// Those that stand `trim_s` inside what the analyzer sees.
[[nodiscard]] std::vector<double> true_beats_ms(StrapRecording const& strap, double lag_s,
                                                double trim_s = kTrim_s);

/// Returns the part for the analyzer: the recording as far as the strap reaches, so that its own values cover
/// the same time.
[[nodiscard]] Recording seen_part(StrapRecording const& strap, double lag_s);

} // namespace hrv::evaluation
