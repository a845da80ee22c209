#pragma once

#include <cmath>
#include <fmt/format.h>
#include <string>

namespace evenkeel::testing {

/// Makes the recording of a heart that beats evenly, by a camera with a lit fingertip on it:
/// `time_ms,red,green,blue` at 30 frames a second. Each beat darkens the picture quickly and lets it
/// brighten slowly.
inline std::string pulse_recording(double bpm, double seconds) {
    constexpr double kFramesPerSecond = 30;
    constexpr double kDepth = 2.5; // of 8-bit brightness
    std::string csv = "time_ms,red,green,blue\n";
    for (int frame = 0; frame < static_cast<int>(seconds * kFramesPerSecond); ++frame) {
        auto const time = frame / kFramesPerSecond;
        auto const beats = time * bpm / 60;
        auto const phase = beats - std::floor(beats);
        auto const systole = std::exp(-std::pow((phase - 0.25) / 0.1, 2));
        auto const diastole = 0.35 * std::exp(-std::pow((phase - 0.55) / 0.12, 2));
        auto const dip = kDepth * (systole + diastole);
        csv += fmt::format("{:.3f},{:.3f},{:.3f},{:.3f}\n", time * 1000, 200 - dip, 60 - 0.6 * dip,
                           40 - 0.3 * dip);
    }
    return csv;
}

/// The lens sees no finger: bright, and still.
inline std::string blank_recording(double seconds) {
    constexpr double kFramesPerSecond = 30;
    std::string csv = "time_ms,red,green,blue\n";
    for (int frame = 0; frame < static_cast<int>(seconds * kFramesPerSecond); ++frame)
        csv += fmt::format("{:.3f},120,120,120\n", frame * 1000 / kFramesPerSecond);
    return csv;
}

} // namespace evenkeel::testing
