#pragma once

#include "hrv/units.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace hrv {

/// Normal-to-normal intervals that follow each other without a gap.
/// The type exists because removing an artefact must not join its neighbours: no difference spans a removed
/// beat, so {800,810},{790,805} has another RMSSD than {800,810,790,805}.
struct NnRun {
    std::vector<Milliseconds> intervals;
};

/// Mean interval over all runs. Precondition: at least one interval.
[[nodiscard]] Milliseconds mean_interval(std::span<NnRun const> runs);

/// Mean heart rate = 60 000 / mean interval (Task Force 1996). Precondition: at least one interval.
[[nodiscard]] BeatsPerMinute mean_heart_rate(std::span<NnRun const> runs);

/// SDNN = sqrt(sum((NN_i - mean)^2) / (n - 1)) over all runs (Task Force 1996, table 1).
/// Precondition: at least two intervals.
[[nodiscard]] Milliseconds sdnn(std::span<NnRun const> runs);

/// RMSSD = sqrt(mean(d_i^2)), d_i = NN_{i+1} - NN_i inside one run (Task Force 1996, table 1).
/// Precondition: at least one run holds two intervals.
[[nodiscard]] Milliseconds rmssd(std::span<NnRun const> runs);

/// pNN50 = share of the |d_i| above 50 ms (Task Force 1996, table 1). Precondition: as for rmssd.
[[nodiscard]] Percent pnn50(std::span<NnRun const> runs);

/// Spread of the Poincaré plot across and along its diagonal (Brennan 2001, 10.1109/10.959330):
/// SD1 = RMSSD / sqrt(2), SD2 = sqrt(2 SDNN^2 - SD1^2).
struct Poincare {
    Milliseconds sd1;
    Milliseconds sd2;
};

[[nodiscard]] Poincare poincare(Milliseconds rmssd, Milliseconds sdnn);

/// How many intervals all runs hold, and how many differences of neighbours.
[[nodiscard]] std::size_t count_intervals(std::span<NnRun const> runs);
[[nodiscard]] std::size_t count_differences(std::span<NnRun const> runs);

} // namespace hrv
