#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace hrv::fuzz {

using Bytes = std::span<std::uint8_t const>;

/// A door of the engine. Any bytes give an answer and never a crash, a hang or a wild number; a broken
/// promise aborts.
struct Target {
    std::string_view name;
    void (*open)(Bytes bytes);
};

void parse_camera_csv(Bytes bytes);
void parse_camera_json(Bytes bytes);
void parse_strap(Bytes bytes);
void parse_oximeter(Bytes bytes);
void recognise_any(Bytes bytes);
void analyze_frames(Bytes bytes);
void analyze_bit_patterns(Bytes bytes);
void stream_frames(Bytes bytes);

inline constexpr std::array kTargets{
    Target{"csv", parse_camera_csv},      Target{"json", parse_camera_json}, Target{"rr", parse_strap},
    Target{"ppg", parse_oximeter},        Target{"input", recognise_any},    Target{"frames", analyze_frames},
    Target{"bits", analyze_bit_patterns}, Target{"stream", stream_frames},
};

} // namespace hrv::fuzz
