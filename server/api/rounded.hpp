#pragma once

#include <cmath>

namespace evenkeel::api {

/// As many decimals as a number means; more would be noise, and change with every reading of the clock.
[[nodiscard]] inline double rounded(double value, int decimals) {
    auto const parts = std::pow(10.0, decimals);
    return std::round(value * parts) / parts;
}

/// Degrees, milliseconds, beats a minute, seconds, minutes.
[[nodiscard]] inline double to_tenth(double value) {
    return rounded(value, 1);
}

/// Shares, weights, certainties and effects.
[[nodiscard]] inline double to_hundredth(double value) {
    return rounded(value, 2);
}

} // namespace evenkeel::api
