#pragma once

#include <span>

namespace hrv {

/// Whether intervals (ms) follow each other by chance throughout, as in atrial fibrillation. All of these
/// hold: the three tests of Dash et al. 2009 (10.1007/s10439-009-9740-z) with their thresholds, which are
/// RMSSD / mean > 0.1, Shannon entropy of the histogram > 0.7, and as many turning points as independent
/// values have (95 % limits, Kendall & Stuart); and no correlation between an interval and one of the next
/// four (Bartlett's 99 % limits), because breathing can imitate the first three but repeats itself, while the
/// intervals of fibrillation are serially independent (Bootsma et al. 1970, 10.1161/01.CIR.41.5.783).
[[nodiscard]] bool is_chaotic(std::span<double const> intervals_ms);

} // namespace hrv
