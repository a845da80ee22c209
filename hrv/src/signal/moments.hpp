#pragma once

#include "signal/resample.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace hrv {

/// The moments at which the light is known, worked out once for all colours: frames that came in one burst,
/// and values of a sensor faster than 100 a second, are one moment.
class Moments {
public:
    /// Precondition: times never go back.
    explicit Moments(std::span<double const> time_s);

    /// Too few, or over too short a time, to look for a pulse in.
    [[nodiscard]] bool are_too_few() const;

    [[nodiscard]] double rate_hz() const;

    /// The light as darkness, without spikes, one value a moment.
    [[nodiscard]] std::vector<double> darkness(std::span<double const> values) const;

    [[nodiscard]] std::span<double const> time_s() const { return time_s_; }

private:
    std::vector<double> time_s_;
    std::vector<std::size_t> end_; ///< Behind the last frame of each moment.
};

/// Noise from moment to moment, on the scale of a deviation at 30 frames a second.
[[nodiscard]] double grain(std::span<double const> darkness, double rate_hz);

} // namespace hrv
