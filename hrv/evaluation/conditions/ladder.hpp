#pragma once

#include "hrv/recording.hpp"

#include <span>
#include <string>
#include <vector>

namespace hrv::evaluation {

/// The effect of one strength of one disturbance on recordings whose undisturbed values are known.
struct Rung {
    std::string disturbance;
    double strength{0.0}; ///< In parts of the pulse's size, milliseconds, percent or levels, by disturbance.
    int recordings{0};
    int answered{0};
    double rmssd_bias_percent{0.0}; ///< Mean of those that are answered.
    double rmssd_worst_percent{0.0};
    double quality{0.0}; ///< Mean over all; a refusal counts as 0.
};

/// Disturbs each recording, weaker and stronger, and compares RMSSD with that of the recording as it was.
[[nodiscard]] std::vector<Rung> climb_ladder(std::span<Recording const> recordings);

/// How the rhythm of synthetic pulses was read.
struct RateLocks {
    int recordings{0};
    int answered{0};
    int halved{0};
    int doubled{0};
    int wrong{0}; ///< Off by more than 3 beats a minute, halves and doubles included.
    double mean_error_bpm{0.0};
};

/// Synthetic recordings of 40 to 200 beats a minute at 15 to 60 frames a second, even and uneven, bright and
/// dark.
[[nodiscard]] RateLocks try_rates(int recordings);

} // namespace hrv::evaluation
