#pragma once

#include <compare>

namespace hrv {

/// A number that carries its unit in its type, so that seconds cannot be handed over as milliseconds.
/// Costs nothing: it is a double to the machine.
template <class Unit>
class Quantity {
public:
    constexpr Quantity() = default;

    constexpr explicit Quantity(double value) : value_{value} {}

    [[nodiscard]] constexpr double value() const { return value_; }

    friend constexpr auto operator<=>(Quantity, Quantity) = default;

    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity{a.value_ + b.value_}; }

    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity{a.value_ - b.value_}; }

    friend constexpr Quantity operator*(Quantity a, double factor) { return Quantity{a.value_ * factor}; }

    friend constexpr Quantity operator/(Quantity a, double divisor) { return Quantity{a.value_ / divisor}; }

private:
    double value_{0.0};
};

using Seconds = Quantity<struct SecondUnit>;
using Milliseconds = Quantity<struct MillisecondUnit>;
using MillisecondsSquared = Quantity<struct MillisecondSquaredUnit>;
using BeatsPerMinute = Quantity<struct BeatsPerMinuteUnit>;
using BreathsPerMinute = Quantity<struct BreathsPerMinuteUnit>;
using Hertz = Quantity<struct HertzUnit>;
using Percent = Quantity<struct PercentUnit>;

[[nodiscard]] constexpr Milliseconds to_milliseconds(Seconds seconds) {
    return Milliseconds{seconds.value() * 1e3};
}

[[nodiscard]] constexpr Seconds to_seconds(Milliseconds milliseconds) {
    return Seconds{milliseconds.value() * 1e-3};
}

/// The rate at which events follow each other at this interval: 60 000 / interval.
[[nodiscard]] constexpr BeatsPerMinute to_rate(Milliseconds interval) {
    return BeatsPerMinute{60e3 / interval.value()};
}

} // namespace hrv
