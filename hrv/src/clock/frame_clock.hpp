#pragma once

#include "hrv/analyze.hpp"

#include <span>
#include <vector>

namespace hrv {

/// When each frame was really taken, as well as its time stamp tells.
struct FrameTimes {
    std::vector<double>
        time_s; ///< From the first frame; may hold equal times for frames that came in one burst.
    FrameClock clock{FrameClock::sensor};
    std::size_t dropped{0};
    double period_s{0.0}; ///< Of a callback clock: the camera's own.
    bool steady{true};    ///< Whether the stamps themselves show that period.
};

/// Sensor clocks tick evenly and are kept. Callback clocks stamp a frame when the program got round to it: 5
/// to 20 ms of jitter, and frames that never came. Those frames are put back on the camera's own even grid.
[[nodiscard]] FrameTimes repair_clock(std::span<double const> time_ms);

/// Variance that the clock adds to the time of a beat, in square milliseconds: little for a sensor clock,
/// more for few frames a second, and where frames are missing near the beat, because it is then less certain
/// which frame is which.
[[nodiscard]] double clock_variance_ms2(FrameTimes const& times, double beat_s);

} // namespace hrv
