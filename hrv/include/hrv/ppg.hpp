#pragma once

#include "hrv/analyze.hpp"

#include <expected>
#include <string_view>
#include <vector>

namespace hrv {

/// One channel of a pulse oximeter or wrist sensor, 25 to 1000 values a second, in any unit and either way
/// up.
struct PulseTrace {
    std::vector<double> time_ms;
    std::vector<double> value;
};

/// Reads `time_ms,ppg`, one value a line, under the rules of `parse_csv`.
[[nodiscard]] std::expected<PulseTrace, ParseError> parse_ppg(std::string_view text);

/// As `analyze`. Which way is up is told by the pulse itself: it rises faster than it falls.
[[nodiscard]] Analysis analyze_ppg(PulseTrace const& trace);

} // namespace hrv
