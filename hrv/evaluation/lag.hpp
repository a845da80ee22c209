#pragma once

#include "hrv/evaluation/dataset.hpp"

#include <cstddef>
#include <expected>
#include <map>
#include <string>
#include <string_view>

namespace hrv::evaluation {

/// Where the strap's stream begins on the camera's clock, as several independent looks at the light agree.
struct Lag {
    double lag_s{0.0};
    double spread_ms{0.0};   ///< Between the looks that agree.
    std::size_t agreeing{0}; ///< Of `looks`, within 0.15 s of the clearest.
    std::size_t looks{0};    ///< Three bands of each colour that moves.
    double peak_ratio{0.0};  ///< How far the best lag stands above any other; 1: it says nothing.
};

/// Slides a train of pulses at the strap's intervals along the upslopes of each colour in three bands, and
/// takes the median of the lags that agree with the clearest. Uses no beat detector, least of all the
/// engine's.
[[nodiscard]] Lag find_lag(StrapRecording const& strap);

/// Lags in seconds by the number of the recording.
using Lags = std::map<int, double>;

/// Reads `{"1":{"lag_s":-2.295,…},…}`. The error says what is missing.
[[nodiscard]] std::expected<Lags, std::string> parse_lags(std::string_view json);

} // namespace hrv::evaluation
