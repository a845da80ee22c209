#pragma once

#include "hrv/units.hpp"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace hrv {

/// The mean colour of every video frame of a fingertip, as the camera gave it.
/// All vectors are equally long. Times are milliseconds from any origin and never decrease; colours are
/// linear camera values, 0 to 255 for an 8-bit camera. A channel that the device does not have is empty.
struct Recording {
    std::vector<double> time_ms;
    std::vector<double> red;
    std::vector<double> green;
    std::vector<double> blue;
};

/// The largest recording: 31 minutes at 240 frames a second, which is beyond anything a member can make.
inline constexpr std::size_t kMaxFrames = 31UL * 60UL * 240UL;
inline constexpr std::size_t kMaxCsvBytes = 40UL * 1024UL * 1024UL;

/// Where and why a text is no recording. `line` counts from 1; `column` is the name of the field, or empty.
struct ParseError {
    std::size_t line{0};
    std::string_view column;
    std::string message;
};

/// Reads `time_ms,red,green,blue` (or `time,R,G,B`), one frame a line, times in milliseconds.
/// Windows line ends, a byte-order mark, spaces around fields and blank lines are tolerated; a missing,
/// extra, NaN or infinite field, a time that goes back, a colour outside ±1e6 and a text beyond the limits
/// above are refused.
[[nodiscard]] std::expected<Recording, ParseError> parse_csv(std::string_view text);

/// The reason why these vectors are no recording (unequal lengths, times that go back, values that are not
/// finite), or nothing. `analyze` asks this first, so a recording that was built by hand is as safe as a
/// parsed one.
[[nodiscard]] std::expected<void, ParseError> check(Recording const& recording);

/// Mean frames a second over the whole recording; zero for fewer than two frames.
[[nodiscard]] Hertz frame_rate(Recording const& recording);

/// Time from the first to the last frame.
[[nodiscard]] Seconds duration(Recording const& recording);

} // namespace hrv
