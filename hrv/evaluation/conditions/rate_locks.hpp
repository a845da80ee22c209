#pragma once

namespace hrv::evaluation {

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
