#include "quality/judge.hpp"

#include "signal/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace hrv {
namespace {

/// Below ten frames a second, less a few lost ones, the upslope of a beat falls between frames.
constexpr double kLowestFrameRate_hz = 9.5;
/// The last frame lasts as long as the others, so fifteen seconds of frames count as fifteen; stamps are
/// rounded.
constexpr double kFrameAtMost_s = 0.11;
/// Band-limited noise, tracked and aligned in the same way, stays below these
/// (hrv/tests/laws/refusal_test.cpp).
constexpr double kPulseClearShare = 0.4;
constexpr double kPulseStrength = 0.15;
/// Beats that are nearly all alike are a pulse even when they come too unevenly to repeat.
constexpr double kSurelyClearShare = 0.85;
/// A pulse rises faster than it falls; noise, breath and lamps do not. Clear real pulses have 0.8 to 1.5, the
/// noisiest one 0.46; what is no pulse reaches 0.25 by chance over 60 beats, and more over fewer.
constexpr double kLeastSkewness = 0.25;
constexpr double kSureSkewness = 0.40;
constexpr double kSettledBeats = 60.0;
/// Faster pulses lose the overtones that make them lean, down to a bare sine at 180 beats a minute: from 120
/// on less skewness is asked for, and more repetition and change of the intervals instead.
constexpr double kLeaningPeriod_s = 0.50;
constexpr double kSinePeriod_s = 0.32;
constexpr double kFastStrength = 0.5;
/// What repeats like a machine and falls as steeply as it rises is a lamp.
constexpr double kLampStrength = 0.5;
constexpr double kLampClearShare = 0.7;
/// So does what keeps the time of this many beats to 12 ms, or better than its times are known. A heart's
/// intervals follow each other (breath, blood pressure), so that four of them wander three times as far as
/// one; those of a lamp make up for each other.
constexpr std::size_t kWanderingBeats = 4;
constexpr double kLampDeviation_ms = 12.0;
constexpr double kLampDeviationPerNoise = 2.5;
constexpr std::size_t kFewestBeats = 10;
/// Slower than 36 beats a minute is every other beat of a disturbed pulse far more often than a heart.
constexpr double kSlowestBeat_s = 60.0 / 36;
/// A quarter of the seconds with half a pulse height of movement is a moving hand or a talking person, unless
/// the beats are this good in spite of it. Resting fingers stay below 0.35 pulse heights.
constexpr double kMovingQuarter = 0.75;
constexpr double kRestingDrift = 0.5;
constexpr double kUnharmed = 0.85;
/// Movement as fast as the pulse swells in bursts: a tenth of the seconds this many times the quiet ones.
constexpr double kBurstTenth = 0.9;
constexpr double kBurst = 2.5;
constexpr double kUnharmedByBursts = 0.75;
/// Uncertain beats that lean less than half as far as a pulse does were bent by movement in the pulse's own
/// band; noise of the frames, where it is as strong as this part of a pulse, would explain them too.
constexpr double kUncertain = 0.75;
constexpr double kBentSkewness = 0.75;
constexpr double kBentPeriod_s = 0.80;
constexpr double kStraightPeriod_s = 0.35;
constexpr double kGrainy = 0.12;
/// Chance, not breath, rules intervals that scatter by a tenth and differ from their neighbours as much as
/// from any other (white noise: RMSSD = 1.41 SDNN; resting hearts stay below 1.2). Said neutrally, never as a
/// diagnosis.
constexpr double kIrregularScatter = 0.10;
constexpr double kIrregularRatio = 1.25;
/// An early beat spoils two intervals, so this is an ectopic share of a twentieth.
constexpr double kSpoiltShare = 0.10;
/// Beats must be this sure before their rhythm is spoken of.
constexpr double kSureBeats_ms = 8.0;

/// The times from each beat to the one `beats` after it.
std::vector<double> spans_ms(std::span<double const> time_s, std::size_t beats) {
    std::vector<double> spans;
    for (std::size_t k = beats; k < time_s.size(); ++k) {
        spans.push_back((time_s[k] - time_s[k - beats]) * 1e3);
    }
    return spans;
}

/// How much more few beats scatter by chance than sixty.
double chance_of_few(std::size_t beats) {
    return std::max(1.0, std::sqrt(kSettledBeats / static_cast<double>(beats)));
}

double least_skewness(double period_s) {
    double const overtones =
        std::clamp((period_s - kSinePeriod_s) / (kLeaningPeriod_s - kSinePeriod_s), 0.0, 1.0);
    return kLeastSkewness * overtones * overtones;
}

bool is_pulse(ChannelPulse const& pulse) {
    auto const beats = pulse.beats.time_s.size();
    if (beats < kFewestBeats || pulse.period.seconds > kSlowestBeat_s) {
        return false;
    }
    double const few = chance_of_few(beats);
    double const least = few * least_skewness(pulse.period.seconds);
    double const strength = pulse.period.seconds < kLeaningPeriod_s ? kFastStrength : few * kPulseStrength;
    bool const repeats = pulse.clear_share > kPulseClearShare && pulse.period.strength > strength;
    bool const surely =
        pulse.clear_share > kSurelyClearShare && pulse.skewness > std::max(least, kSureSkewness);
    return pulse.skewness > least && (repeats || surely);
}

bool is_even(TimedBeats const& beats) {
    double const explained_ms = kLampDeviationPerNoise * typical_timing_noise(beats).value();
    auto const spans = spans_ms(beats.time_s, kWanderingBeats);
    return spans.empty() || robust_deviation(spans) < std::max(kLampDeviation_ms, explained_ms);
}

bool is_lamp(ChannelPulse const& pulse) {
    double const lean = std::abs(pulse.skewness);
    bool const repeats = pulse.clear_share > kLampClearShare && pulse.period.strength > kLampStrength;
    return (repeats && lean < least_skewness(pulse.period.seconds)) ||
           (lean < kLeastSkewness && is_even(pulse.beats));
}

double mean_quality(std::span<Quality const> seconds) {
    double sum = 0;
    for (auto const& second : seconds) {
        sum += second.value;
    }
    return sum / static_cast<double>(seconds.size());
}

/// The skewness that is left of a pulse at this period; faster ones have less to begin with.
double bent_skewness(double period_s) {
    return kBentSkewness *
           std::clamp((period_s - kStraightPeriod_s) / (kBentPeriod_s - kStraightPeriod_s), 0.0, 1.0);
}

/// Speech and tremor shake the light as fast as the pulse itself.
bool is_shaken(ChannelPulse const& pulse, std::span<Quality const> seconds) {
    return mean_quality(seconds) < kUncertain && pulse.steadiness.grain < kGrainy &&
           pulse.skewness < bent_skewness(pulse.period.seconds);
}

/// Movement that leaves the beats clear does no harm.
bool is_moving(Steadiness const& steadiness, std::span<Quality const> seconds) {
    double const few = std::sqrt(chance_of_few(std::max<std::size_t>(seconds.size(), 1)));
    double const quality = mean_quality(seconds);
    bool const drifts = quantile(steadiness.drift, kMovingQuarter) > kRestingDrift * few;
    bool const bursts = quantile(steadiness.pulse, kBurstTenth) > kBurst;
    return (drifts && quality < kUnharmed) || (bursts && quality < kUnharmedByBursts);
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

Refusal too_short(Seconds duration) {
    auto const whole = [](Seconds seconds) {
        return std::to_string(static_cast<int>(seconds.value() + kFrameAtMost_s));
    };
    return {Reason::too_short, duration,
            "Keep the finger in place for at least " + whole(kShortestRecording) +
                " seconds, better a full minute. This recording had " + whole(duration) + "."};
}

std::optional<Refusal> refuse_capture(Capture const& capture, Light const& light) {
    if (capture.duration.value() > kLongestRecording_s) {
        return refusal(Reason::too_long, Seconds{kLongestRecording_s});
    }
    if (capture.duration.value() + kFrameAtMost_s < kShortestRecording.value()) {
        return too_short(capture.duration);
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

std::optional<Refusal> refuse_pulse(ChannelPulse const& pulse, std::span<Quality const> seconds,
                                    Light const& light) {
    if (is_moving(pulse.steadiness, seconds) || (is_pulse(pulse) && is_shaken(pulse, seconds))) {
        return refusal(light.red ? Reason::motion : Reason::no_finger, longest_trouble(seconds));
    }
    if (is_lamp(pulse)) {
        return refusal(Reason::lamp_flicker, Seconds{0});
    }
    if (!is_pulse(pulse)) {
        return refusal(light.red ? Reason::no_pulse : Reason::no_finger, longest_trouble(seconds));
    }
    return std::nullopt;
}

std::optional<Refusal> refuse_rate(Measured const& measured) {
    bool const slow = 60 / measured.summary.heart_rate.value() > kSlowestBeat_s;
    return slow ? std::optional{refusal(Reason::no_pulse, Seconds{0})} : std::nullopt;
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
