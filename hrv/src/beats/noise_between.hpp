#pragma once

#include "beats/beat_shape.hpp"

#include <span>

namespace hrv {

/// How many times the claimed variance of the beats' times (in samples², the middle one) may be raised: at
/// least 1.
///
/// Where a beat was fitted, noise that resembles it has become part of the fit, and the rest shows little of
/// it. Late between two beats nothing was fitted: there the slope of the typical beat is laid over the signal
/// as if a beat were timed, and what comes out differently each time is the timing noise, whatever its
/// colour. Both looks are as uncertain as each other, so their geometric mean is taken. A shape that changes
/// from beat to beat shows between the beats alone, so this never lowers a claim, and `limit_to_alternation`
/// holds it to what the times can hold.
[[nodiscard]] double raise_by_noise_between(std::span<double const> x, std::span<double const> beats,
                                            Shape const& typical, double claimed);

} // namespace hrv
