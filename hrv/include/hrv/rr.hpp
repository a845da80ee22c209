#pragma once

#include "hrv/analyze.hpp"

#include <expected>
#include <span>
#include <string_view>
#include <vector>

namespace hrv {

/// The longest list of intervals that is read: a day and night of beats.
inline constexpr std::size_t kMaxIntervals = 200'000;

/// Reads the intervals of a chest strap in milliseconds: numbers apart by spaces, line ends, commas or
/// semicolons. One word before the first number (`rr`, `rr_ms`, `RR`) is a header. Seconds are recognised by
/// values all below 10. Refused with line and message: no number, not finite, not positive, too many.
[[nodiscard]] std::expected<std::vector<Milliseconds>, ParseError> parse_rr(std::string_view text);

/// The values of a list of intervals that follow each other without a gap. Artefacts are left out as in a
/// camera recording; a strap's time stamps are taken as exact to a millisecond.
[[nodiscard]] Analysis analyze_rr(std::span<Milliseconds const> intervals);

} // namespace hrv
