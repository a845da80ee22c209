#pragma once

#include "core/exercise/exercise.hpp"

namespace evenkeel::exercise {

/// When, and in which state, something is suggested.
struct Moment {
    int minute_of_day{0}; ///< Where the member lives, 0 to 1439.
    state::StateName state{};
};

/// Between these minutes nothing is suggested that wakes up, or that has to be done outdoors in the dark.
inline constexpr int kEvening = 20 * 60;
inline constexpr int kMorning = 5 * 60;

[[nodiscard]] bool is_late(Moment const& moment);

/// Overwhelm: too much at once. What is offered then has to be calm enough for distress, whatever the member
/// wrote or did not write in the journal.
[[nodiscard]] bool is_hard(Moment const& moment);

/// Lively, or more than gentle on a way to Play or to being wound up.
[[nodiscard]] bool is_energising(Exercise const& exercise);

/// Whether an exercise may be suggested at this moment. Like safety it comes before any ranking.
[[nodiscard]] bool suits(Exercise const& exercise, Moment const& moment);

/// Where somebody is pointed late in the day instead of `target`: not to Play, but to ease, and from ease to
/// Stillness.
[[nodiscard]] state::StateName target_at(Moment const& moment, state::StateName target);

} // namespace evenkeel::exercise
