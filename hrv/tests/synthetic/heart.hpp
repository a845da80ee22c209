#pragma once

#include "synthetic/random.hpp"

#include <vector>

namespace hrv::synthetic {

/// A heart at rest with known variability.
struct HeartOptions {
    double heart_rate_bpm{64.0};
    double breaths_per_minute{14.0};
    double rsa_ms{28.0};       ///< Standard deviation of the intervals by breathing (high frequency).
    double slow_wave_ms{25.0}; ///< By the 0.1 Hz wave of blood pressure (low frequency).
    double drift_ms{10.0};     ///< By slow wandering.
    double scatter_ms{3.0};    ///< Without any pattern.
    double ectopic_share{0.0}; ///< Share of beats that come early and are followed by a pause.
    double irregularity{0.0};  ///< 0 none; 0.2 like atrial fibrillation: each interval drawn by itself.
};

struct Heartbeat {
    double time_s{0.0};
    bool ectopic{false};
};

/// Beats from before 0 to after `seconds`, so that the pulses at both ends are whole.
[[nodiscard]] std::vector<Heartbeat> beat(HeartOptions const& options, double seconds, Random& random);

} // namespace hrv::synthetic
