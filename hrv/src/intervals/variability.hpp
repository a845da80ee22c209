#pragma once

#include "beats/beat_timing.hpp"
#include "hrv/units.hpp"

#include <vector>

namespace hrv {

/// Variability of the heart with the noise of its measurement taken out.
struct Variability {
    Milliseconds rmssd;
    Milliseconds sdnn;
    Percent pnn50;
    double certainty{0.0};   ///< Share of what was seen in the differences that is the heart's, 0 to 1.
    double differences{0.0}; ///< Number of exact differences that would tell as much (Kish 1965).
};

/// RMSSD, SDNN and pNN50 (Task Force 1996) of uncertain beats. `accepted[k]` tells whether the interval from
/// beat k to k + 1 counts.
///
/// With variance v_k of each beat's time, a difference d_k of neighbouring intervals carries the noise
/// n_k = v_{k-1} + 4 v_k + v_{k+1}. RMSSD^2 = sum(w_k (d_k^2 - n_k)) / sum(w_k) with w_k = 1 / (RMSSD^2 +
/// n_k)^2, the inverse variance of d_k^2, iterated; pNN50 uses the same weights. An interval carries v_k +
/// v_{k+1}, of which SDNN^2 is freed. Precondition: at least one difference lies between two accepted
/// intervals.
[[nodiscard]] Variability variability(TimedBeats const& beats, std::vector<bool> const& accepted);

} // namespace hrv
