#pragma once

#include "hrv/recording.hpp"
#include "synthetic/heart.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace hrv::synthetic {

/// The lens looks at one of these.
enum class Scene { finger, blank, noise, lamp, table, talking };

/// A phone camera with a fingertip on it, or without one.
struct CameraOptions {
    Scene scene{Scene::finger};
    double seconds{70.0};
    double frames_per_second{30.0};
    std::array<double, 3> level{190.0, 42.0, 18.0}; ///< Mean red, green, blue of 255; 0 is a dead channel.
    double pulse_percent{
        1.6};                 ///< Height of the pulse in percent of the level of green; red shows half of it.
    double noise_level{0.05}; ///< Sensor noise of a frame's mean colour.
    double transit_scatter_ms{2.0}; ///< Beat-to-beat change of the pulse's way to the finger.
    double arrival_delay{0.05}; ///< Share of the excess of the interval before last that a pulse is late by.
    double breath_percent{0.5}; ///< Slow movement of the level with breathing.
    double motions_per_minute{0.0};
    double pressure_change{0.0}; ///< Share by which the pulse changes from start to end.
    double warm_up_percent{0.0}; ///< Change of level while the torch warms up.
    double clock_jitter_ms{0.3}; ///< Above 5 the clock is a callback's: only ever late.
    double drop_share{0.0};
    double lamp_hz{100.0}; ///< Brightness changes of a lamp: twice the mains frequency.
    bool quantise{false};  ///< Round to whole levels, with the dither that a mean over many pixels has.
};

/// Records these heartbeats with such a camera.
[[nodiscard]] Recording film(CameraOptions const& options, std::span<Heartbeat const> beats,
                             HeartOptions const& heart, Random& random);

} // namespace hrv::synthetic
