#include "judge.hpp"

#include "statistics.hpp"

#include <algorithm>
#include <array>
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
/// stay below a share of 0.05 (README, "Refusals").
constexpr double kMovingDrift = 1.0;
constexpr double kMovingShare = 0.15;
/// A pulse of less than this part of its usual height has been pressed away.
constexpr double kPressedPulse = 0.35;
/// Quality is halved where a beat's time is uncertain by this much: the noise in RMSSD, sqrt(6) times as
/// large, is then the size of a usual RMSSD.
constexpr double kHalvingNoise_ms = 15.0;
constexpr double kGoodSecond = 0.6;
constexpr double kGoodRecording = 0.6;
/// Chance, not breath, rules intervals that scatter by a tenth and differ from their neighbours as much as
/// from any other (white noise: RMSSD = 1.41 SDNN; resting hearts stay below 1.2). Said neutrally, never as a
/// diagnosis.
constexpr double kIrregularScatter = 0.10;
constexpr double kIrregularRatio = 1.25;
/// An early beat spoils two intervals, so this is an ectopic share of a twentieth.
constexpr double kEctopicIntervals_percent = 10.0;
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

bool is_moving(Steadiness const& steadiness) {
    auto const moving =
        std::ranges::count_if(steadiness.drift, [](double drift) { return drift > kMovingDrift; });
    return static_cast<double>(moving) > kMovingShare * static_cast<double>(steadiness.drift.size());
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
    if (is_moving(pulse.steadiness)) {
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

std::optional<Refusal> refuse_rhythm(Summary const& summary) {
    bool const sure = summary.timing_noise.value() < kSureBeats_ms;
    double const mean_ms = 60e3 / summary.heart_rate.value();
    bool const chance = summary.sdnn.value() > kIrregularScatter * mean_ms &&
                        summary.rmssd.value() > kIrregularRatio * summary.sdnn.value();
    bool const ectopic = summary.beats.corrected.value() > kEctopicIntervals_percent;
    return sure && (chance || ectopic) ? std::optional{refusal(Reason::irregular_rhythm, Seconds{0})}
                                       : std::nullopt;
}

namespace {

/// Mean uncertainty of the beats around the middle of a second, as quality.
double certainty_around(TimedBeats const& beats, double middle_s, double reach_s) {
    double sum = 0, weight = 0;
    for (std::size_t k = 0; k < beats.time_s.size(); ++k) {
        double const near = std::max(0.0, 1 - std::abs(beats.time_s[k] - middle_s) / reach_s);
        sum += near / (1 + beats.variance_ms2[k] / (kHalvingNoise_ms * kHalvingNoise_ms));
        weight += near;
    }
    return weight > 0 ? sum / weight : 0.0;
}

Reason trouble_of_second(double value, Steadiness const& steadiness, std::size_t second) {
    if (second < steadiness.drift.size() && steadiness.drift[second] > kMovingDrift) {
        return Reason::motion;
    }
    if (second < steadiness.pulse.size() && steadiness.pulse[second] < kPressedPulse) {
        return Reason::pressure;
    }
    return value < kGoodSecond ? Reason::weak_pulse : Reason::good;
}

} // namespace

std::vector<Quality> quality_by_second(ChannelPulse const& pulse, Light const& light) {
    std::vector<Quality> seconds(light.seconds.size());
    double const reach = 0.5 + pulse.period.seconds;
    for (std::size_t second = 0; second < seconds.size(); ++second) {
        if (light.seconds[second] != Reason::good) {
            seconds[second] = {0.0, light.seconds[second]};
            continue;
        }
        double const value = certainty_around(pulse.beats, static_cast<double>(second) + 0.5, reach);
        seconds[second] = {value, trouble_of_second(value, pulse.steadiness, second)};
    }
    return seconds;
}

Quality overall_quality(std::span<Quality const> seconds, Summary const& summary, Seconds duration) {
    double sum = 0;
    std::array<std::size_t, kAllReasons.size()> count{};
    for (auto const& second : seconds) {
        sum += second.value;
        ++count[static_cast<std::size_t>(second.reason)];
    }
    count[static_cast<std::size_t>(Reason::good)] = 0;
    double const clear = sum / static_cast<double>(seconds.size());
    double const used = 1 - summary.beats.corrected.value() / 100;
    double const length = std::sqrt(std::min(1.0, duration.value() / kRecommendedRecording.value()));
    double const value = clear * used * length;
    if (value >= kGoodRecording) {
        return {value, Reason::good};
    }
    auto const common = static_cast<Reason>(std::ranges::max_element(count) - count.begin());
    return {value, length < clear ? Reason::too_short : common == Reason::good ? Reason::weak_pulse : common};
}

} // namespace hrv
