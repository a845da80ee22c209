#include "intervals/spectrum.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hrv {
namespace {

constexpr double kLowBand_hz = 0.04;
constexpr double kBandsMeet_hz = 0.15;
constexpr double kHighBand_hz = 0.40;
constexpr double kFastestBreath_hz = 0.50;
constexpr double kCoherentBelow_hz = 0.26;
/// A peak and its flanks must hold this share of the power above 0.15 Hz to be breath …
constexpr double kClearBreath = 0.4;
/// … and be this high against the slow wave; below 0.15 Hz it must hold this share of all power.
constexpr double kLeastBreath = 0.2;
constexpr double kSlowBreath = 0.75;
/// Steps in one natural width of a peak (1 / duration).
constexpr double kOversampling = 4.0;
constexpr std::size_t kPeakWidth = 6;

/// The phase of every interval at one frequency, turned to the next by one multiplication each.
struct Rotor {
    double x, c, s, turn_c, turn_s;
};

std::vector<Rotor> rotors(std::span<TimedInterval const> intervals, double first_hz, double step_hz) {
    double sum = 0;
    for (auto const& interval : intervals) {
        sum += interval.interval_ms;
    }
    double const mean = sum / static_cast<double>(intervals.size());
    std::vector<Rotor> made;
    for (auto const& [time_s, interval_ms] : intervals) {
        double const angle = 2 * std::numbers::pi * (time_s - intervals.front().time_s);
        made.push_back({interval_ms - mean, std::cos(angle * first_hz), std::sin(angle * first_hz),
                        std::cos(angle * step_hz), std::sin(angle * step_hz)});
    }
    return made;
}

/// (a^2 + b^2) / 2 of the best sine at the present frequency; moves on to the next.
double power(std::vector<Rotor>& rotors) {
    double xc = 0, xs = 0, cc = 0, ss = 0, cs = 0;
    for (auto& [x, c, s, turn_c, turn_s] : rotors) {
        xc += x * c;
        xs += x * s;
        cc += c * c;
        ss += s * s;
        cs += c * s;
        double const next = c * turn_c - s * turn_s;
        s = s * turn_c + c * turn_s;
        c = next;
    }
    double const determinant = cc * ss - cs * cs;
    if (determinant <= 1e-9 * cc * ss) {
        return 0;
    }
    double const a = (xc * ss - xs * cs) / determinant;
    double const b = (xs * cc - xc * cs) / determinant;
    return (a * a + b * b) / 2;
}

/// Highest value of a stretch of the spectrum, and the share of the stretch that lies within one width of it.
struct Peak {
    std::size_t at;
    double share;
};

Peak find_peak(std::span<double const> density) {
    auto const at = static_cast<std::size_t>(std::ranges::max_element(density) - density.begin());
    double all = 0, near = 0;
    for (std::size_t k = 0; k < density.size(); ++k) {
        all += density[k];
        near += k + kPeakWidth >= at && k <= at + kPeakWidth ? density[k] : 0.0;
    }
    return {at, all > 0 ? near / all : 0.0};
}

/// Breath in the HF band shows as a peak there, next to the 0.1 Hz wave of blood pressure. Breath as slow as
/// that wave drowns everything else.
std::optional<BreathsPerMinute> find_breath(std::span<double const> density, double step_hz) {
    auto const meet =
        std::min(static_cast<std::size_t>((kBandsMeet_hz - kLowBand_hz) / step_hz), density.size() - 1);
    auto const fast = find_peak(density.subspan(meet));
    auto const any = find_peak(density);
    auto const rate = [&](std::size_t k) {
        return BreathsPerMinute{60 * (kLowBand_hz + step_hz * static_cast<double>(k))};
    };
    if (any.at < meet && any.share > kSlowBreath) {
        return rate(any.at);
    }
    bool const beside_slow = density[meet + fast.at] > kLeastBreath * density[any.at];
    if (fast.at > 0 && fast.share > kClearBreath && beside_slow) {
        return rate(meet + fast.at);
    }
    return std::nullopt;
}

struct Densities {
    std::vector<double> density;
    double step_hz;
};

/// Power density from kLowBand_hz up to kFastestBreath_hz.
Densities densities(std::span<TimedInterval const> intervals) {
    double const duration_s = intervals.back().time_s - intervals.front().time_s;
    double const step_hz = 1 / (kOversampling * duration_s);
    double seen_s = 0; // A gap makes peaks no narrower: what counts is how long was looked.
    for (auto const& interval : intervals) {
        seen_s += interval.interval_ms * 1e-3;
    }
    auto all = rotors(intervals, kLowBand_hz, step_hz);
    Densities found{.density = {}, .step_hz = step_hz};
    for (double hz = kLowBand_hz; hz < kFastestBreath_hz; hz += step_hz) {
        found.density.push_back(seen_s * power(all));
    }
    return found;
}

} // namespace

Spectrum interval_spectrum(std::span<TimedInterval const> intervals) {
    auto const [density, step_hz] = densities(intervals);
    double low = 0, high = 0;
    for (std::size_t k = 0; k < density.size(); ++k) {
        double const hz = kLowBand_hz + step_hz * static_cast<double>(k);
        low += hz < kBandsMeet_hz ? density[k] * step_hz : 0.0;
        high += hz >= kBandsMeet_hz && hz < kHighBand_hz ? density[k] * step_hz : 0.0;
    }
    return {.low = MillisecondsSquared{low},
            .high = MillisecondsSquared{high},
            .breathing = find_breath(density, step_hz)};
}

double coherence(std::span<TimedInterval const> intervals) {
    auto const [density, step_hz] = densities(intervals);
    auto const slow = static_cast<std::size_t>((kCoherentBelow_hz - kLowBand_hz) / step_hz);
    auto const peak = find_peak(std::span{density}.first(std::min(slow, density.size())));
    double all = 0, near = 0;
    for (std::size_t k = 0; k < density.size(); ++k) {
        all += density[k];
        near += k + kPeakWidth >= peak.at && k <= peak.at + kPeakWidth ? density[k] : 0.0;
    }
    return all > 0 ? near / all : 0.0;
}

} // namespace hrv
