#include "core/exercise/resonance_pace.hpp"

#include <algorithm>

namespace evenkeel::exercise {

Result<ResonancePace> KeepResonancePace::operator()(MemberId const& member, Draft const& draft) const {
    if (!(draft.breaths_per_minute >= kSlowestPace && draft.breaths_per_minute <= kQuickestPace))
        return refuse(Fault::invalid_input, "breaths_per_minute",
                      "A pace must be between 3 and 12 breaths a minute.");
    auto const now = clock_.now();
    auto const found_at = draft.found_at.value_or(now);
    if (found_at > now + kClockTolerance)
        return refuse(Fault::invalid_input, "found_at", "A pace cannot be found in the future.");
    return paces_.keep(member,
                       {.breaths_per_minute = draft.breaths_per_minute, .found_at = std::min(found_at, now)});
}

} // namespace evenkeel::exercise
