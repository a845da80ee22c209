#pragma once

#include "beats/beat_timing.hpp"

namespace hrv {

/// Holds the claimed timing noise, raised by what is seen between the beats, to what their times can hold.
/// Noise of neighbouring beats is independent, so it makes intervals alternate; a heart that follows breath
/// and blood pressure hardly does. What alternates is therefore the most that the noise can be.
void limit_to_alternation(TimedBeats& beats);

} // namespace hrv
