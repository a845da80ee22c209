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
constexpr double kClearBeat = 0.85;
constexpr double kWeakSecond = 0.6;

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

std::optional<Refusal> refuse_pulse(ChannelPulse const& pulse, Light const& light) {
    if (!is_pulse(pulse)) {
        auto const seconds =
            quality_by_second(pulse, light, Seconds{static_cast<double>(light.seconds.size())});
        return refusal(Reason::no_pulse, longest_trouble(seconds));
    }
    if (is_lamp(pulse)) {
        return refusal(Reason::lamp_flicker, Seconds{0});
    }
    return std::nullopt;
}

std::vector<Quality> quality_by_second(ChannelPulse const& pulse, Light const& light, Seconds duration) {
    auto const count = std::min(light.seconds.size(), static_cast<std::size_t>(duration.value()) + 1);
    std::vector<Quality> seconds(count);
    auto const& beats = pulse.beats;
    for (std::size_t second = 0; second < count; ++second) {
        double const middle = static_cast<double>(second) + 0.5;
        double likeness = 0, weight = 0;
        for (std::size_t k = 0; k < beats.time_s.size(); ++k) {
            double const near =
                std::max(0.0, 1 - std::abs(beats.time_s[k] - middle) / (0.5 + pulse.period.seconds));
            likeness += near * std::max(0.0, beats.likeness[k]);
            weight += near;
        }
        double const value = weight > 0 ? likeness / weight : 0.0;
        Reason const reason = light.seconds[second] != Reason::good ? light.seconds[second]
                              : value >= kClearBeat                 ? Reason::good
                              : value >= kWeakSecond                ? Reason::weak_pulse
                                                                    : Reason::motion;
        seconds[second] = {light.seconds[second] == Reason::good ? std::min(value, 1.0) : 0.0, reason};
    }
    return seconds;
}

Quality overall_quality(std::span<Quality const> seconds, Summary const& summary, Seconds duration) {
    double sum = 0;
    Reason worst = Reason::good;
    for (auto const& second : seconds) {
        sum += second.value;
        worst = second.reason != Reason::good && worst == Reason::good ? second.reason : worst;
    }
    double const clear = sum / static_cast<double>(seconds.size());
    double const used = 1 - summary.beats.corrected.value() / 100;
    double const length = std::min(1.0, duration.value() / kRecommendedRecording.value());
    double const value = clear * used * std::sqrt(length);
    Reason const reason = length < 0.8 ? Reason::too_short : value < 0.8 ? worst : Reason::good;
    return {value, reason};
}

} // namespace hrv
