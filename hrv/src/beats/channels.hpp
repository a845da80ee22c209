#pragma once

#include "beats/beat_timing.hpp"
#include "clock/frame_clock.hpp"
#include "hrv/analyze.hpp"

#include <span>
#include <vector>

namespace hrv {

class Observer;

/// A beat this much like the typical beat is clear.
inline constexpr double kClearLikeness = 0.85;

/// The pulse as one colour of the camera shows it.
struct ChannelPulse {
    Channel channel{Channel::none};
    TimedBeats beats;
    double clear_share{0.0}; ///< Share of beats that look like the typical beat.
    Period period;
    double skewness{0.0}; ///< Of the upslope: far above 0 for a pulse.
    Steadiness steadiness;
    Trace trace;                 ///< The pulse itself, 1 high, for a screen.
    std::vector<double> upslope; ///< As in `PulseWave`, sample by sample beside `trace`.
};

/// The pulse in every colour that is alive.
[[nodiscard]] std::vector<ChannelPulse> read_channels(Recording const& recording, FrameTimes const& times,
                                                      Observer* observer = nullptr);

/// The colour whose beats are most exact and most regular; each of its beats is then moved to the
/// weighted mean of all colours that see the same beat. Precondition: `pulses` is not empty.
[[nodiscard]] ChannelPulse fuse(std::span<ChannelPulse const> pulses);

/// Typical standard deviation of the beats' times. Precondition: there are beats.
[[nodiscard]] Milliseconds typical_timing_noise(TimedBeats const& beats);

} // namespace hrv
