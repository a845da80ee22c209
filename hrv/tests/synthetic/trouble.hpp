#pragma once

#include "hrv/recording.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace hrv::synthetic {

/// Light that changes without a heart: everything a camera may see instead of a resting finger.
enum class Trouble {
    still,     ///< Sensor noise only.
    pink,      ///< Noise whose power falls with the frequency.
    walk,      ///< Each frame differs by chance from the last one.
    breathing, ///< Breath moves the light, with an overtone.
    warm_up,   ///< The torch settles.
    syllables, ///< Speech or tremor: swelling noise between 0.3 and 4 Hz.
    lamp,      ///< Mains light, sampled by the frames.
    room,      ///< A grey room seen by a moving lens: every colour goes its own way.
};

inline constexpr std::array kAllTroubles{Trouble::still,     Trouble::pink,    Trouble::walk,
                                         Trouble::breathing, Trouble::warm_up, Trouble::syllables,
                                         Trouble::lamp,      Trouble::room};

[[nodiscard]] std::string_view name(Trouble trouble);

struct TroubleOptions {
    Trouble trouble{Trouble::still};
    double seconds{60.0};
    double frames_per_second{30.0};
    std::array<double, 3> level{190.0, 42.0, 18.0};
    double size_percent{2.0}; ///< Of the level: deviation of a noise, height of a wave.
    double noise_level{0.05}; ///< Sensor noise of a frame's mean colour, of 255.
    double clock_jitter_ms{0.3};
    double drop_share{0.0};
    double lamp_hz{100.0};    ///< Brightness changes: twice the mains frequency.
    double exposure_s{0.005}; ///< Over which a frame averages the lamp.
    std::uint64_t seed{1};
};

/// A recording of that light, with colours clipped to 0 … 255.
[[nodiscard]] Recording film_trouble(TroubleOptions const& options);

/// Adds the same trouble to a recording of a finger: the colours change by the same share of their level.
[[nodiscard]] Recording with_trouble(Recording recording, TroubleOptions const& options);

} // namespace hrv::synthetic
