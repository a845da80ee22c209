#include "judge.hpp"

#include "statistics.hpp"

#include <algorithm>
#include <cmath>

namespace hrv {
namespace {

/// Below ten frames a second the upslope of a beat falls between frames.
constexpr double kLowestFrameRate_hz = 10.0;
constexpr double kLongestRecording_s = 30.5 * 60;
/// Band-limited noise, tracked and aligned in the same way, stays below these
/// (hrv/tests/laws/refusal_test.cpp).
constexpr double kPulseClearShare = 0.4;
constexpr double kPulseStrength = 0.15;
/// Beats that are nearly all alike are a pulse even when they come too unevenly to repeat.
constexpr double kSurelyClearShare = 0.85;
/// A lamp repeats evenly and rises as it falls; a heart that keeps its interval to 6 ms still beats with a
/// steep upslope.
constexpr double kLampDeviation_ms = 6.0;
constexpr double kLampSkewness = 0.25;
constexpr std::size_t kFewestBeats = 10;
/// More movement than pulse in this share of the seconds is a moving hand or a talking person; resting ones
/// stay below a share of 0.05 (README, "Refusals"). Beats of this quality are unharmed by it.
constexpr double kMovingShare = 0.15;
constexpr double kUnharmed = 0.75;
/// Chance, not breath, rules intervals that scatter by a tenth and differ from their neighbours as much as
/// from any other (white noise: RMSSD = 1.41 SDNN; resting hearts stay below 1.2). Said neutrally, never as a
/// diagnosis.
constexpr double kIrregularScatter = 0.10;
constexpr double kIrregularRatio = 1.25;
/// An early beat spoils two intervals, so this is an ectopic share of a twentieth.
constexpr double kSpoiltShare = 0.10;
/// Beats must be this sure before their rhythm is spoken of.
constexpr double kSureBeats_ms = 8.0;

std::vector<double> intervals_ms(std::span<double const> time_s) {
    std::vector<double> intervals;
    for (std::size_t k = 0; k + 1 < time_s.size(); ++k) {
        intervals.push_back((time_s[k + 1] - time_s[k]) * 1e3);
    }
    return intervals;
}

bool is_pulse(ChannelPulse const& pulse) {
    bool const repeats = pulse.clear_share > kPulseClearShare && pulse.period.strength > kPulseStrength;
    return pulse.beats.time_s.size() >= kFewestBeats && (repeats || pulse.clear_share > kSurelyClearShare);
}

bool is_lamp(ChannelPulse const& pulse) {
    return std::abs(pulse.skewness) < kLampSkewness &&
           robust_deviation(intervals_ms(pulse.beats.time_s)) < kLampDeviation_ms;
}

/// Movement that leaves the beats clear does no harm.
bool is_moving(Steadiness const& steadiness, std::span<Quality const> seconds) {
    auto const moving =
        std::ranges::count_if(steadiness.drift, [](double drift) { return drift > kMovingDrift; });
    double sum = 0;
    for (auto const& second : seconds) {
        sum += second.value;
    }
    return static_cast<double>(moving) > kMovingShare * static_cast<double>(steadiness.drift.size()) &&
           sum < kUnharmed * static_cast<double>(seconds.size());
}

/// Start of the longest stretch of seconds that are not good.
Seconds longest_trouble(std::span<Quality const> seconds) {
    std::size_t best = 0, best_length = 0, length = 0;
    for (std::size_t k = 0; k < seconds.size(); ++k) {
        length = seconds[k].reason == Reason::good ? 0 : length + 1;
        if (length > best_length) {
            best_length = length;
            best = k + 1 - length;
        }
    }
    return Seconds{static_cast<double>(best)};
}

} // namespace

Refusal refusal(Reason reason, Seconds at) {
    return {reason, at, std::string{sentence(reason)}};
}

std::optional<Refusal> refuse_capture(Capture const& capture, Light const& light) {
    if (capture.duration.value() > kLongestRecording_s) {
        return refusal(Reason::too_long, Seconds{kLongestRecording_s});
    }
    if (capture.duration < kShortestRecording) {
        return refusal(Reason::too_short, capture.duration);
    }
    if (capture.frame_rate.value() < kLowestFrameRate_hz) {
        return refusal(Reason::frame_rate, Seconds{0});
    }
    if (light.overall != Reason::good) {
        auto const at = std::ranges::find(light.seconds, light.overall) - light.seconds.begin();
        return refusal(light.overall, Seconds{static_cast<double>(at)});
    }
    return std::nullopt;
}

std::optional<Refusal> refuse_pulse(ChannelPulse const& pulse, std::span<Quality const> seconds) {
    if (is_moving(pulse.steadiness, seconds)) {
        return refusal(Reason::motion, longest_trouble(seconds));
    }
    if (!is_pulse(pulse)) {
        return refusal(Reason::no_pulse, longest_trouble(seconds));
    }
    if (is_lamp(pulse)) {
        return refusal(Reason::lamp_flicker, Seconds{0});
    }
    return std::nullopt;
}

std::optional<Refusal> refuse_rhythm(Measured const& measured) {
    auto const& summary = measured.summary;
    double const mean_ms = 60e3 / summary.heart_rate.value();
    bool const sure = summary.timing_noise.value() < kSureBeats_ms;
    bool const chance = summary.sdnn.value() > kIrregularScatter * mean_ms &&
                        summary.rmssd.value() > kIrregularRatio * summary.sdnn.value();
    bool const ectopic = measured.spoilt_share > kSpoiltShare;
    return sure && (chance || ectopic) ? std::optional{refusal(Reason::irregular_rhythm, Seconds{0})}
                                       : std::nullopt;
}

} // namespace hrv
