#include "quality/judge.hpp"

#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

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
/// Light that changes from frame to frame by a whole pulse flickers (above 2; fast pulses in noise: 0.6).
constexpr double kBuried = 1.0;
/// A light that repeats like a machine and falls as steeply as it rises is a lamp.
constexpr double kLampStrength = 0.5;
constexpr double kLampClearShare = 0.7;
/// So is one that keeps the time of this many beats to 12 ms, or better than its times are known. A heart's
/// intervals follow each other (breath, blood pressure), so that four of them wander three times as far as
/// one; those of a lamp make up for each other.
constexpr double kWanderingBeats = 4.0;
/// Fast hearts wander as slowly as others do, so more of their beats are taken together.
constexpr double kWandering_s = 4.0;
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

/// The times from each trusted beat to the one `beats` after it.
std::vector<double> spans_ms(TimedBeats const& timed, std::size_t beats) {
    auto const& time_s = timed.time_s;
    std::vector<double> spans;
    for (std::size_t k = beats; k < time_s.size(); ++k) {
        if (timed.trusted.empty() || (timed.trusted[k] && timed.trusted[k - beats])) {
            spans.push_back((time_s[k] - time_s[k - beats]) * 1e3);
        }
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

/// The evidence in the clear seconds.
struct Evidence {
    std::size_t beats{0};
    double clear_share{0.0};
    double skewness{0.0};
    double grain{0.0}; ///< Change from frame to frame, in pulse heights.
    Period period;
};

Evidence evidence_of(ChannelPulse const& pulse, std::vector<bool> const& clear) {
    auto const is_clear = [&](double time_s) {
        auto const second = static_cast<std::size_t>(std::max(time_s, 0.0));
        return second < clear.size() && clear[second];
    };
    Evidence found;
    double like = 0;
    for (std::size_t k = 0; k < pulse.beats.time_s.size(); ++k) {
        if (is_clear(pulse.beats.time_s[k])) {
            ++found.beats;
            like += pulse.beats.likeness[k] > kClearLikeness ? 1.0 : 0.0;
        }
    }
    auto upslope = pulse.upslope;
    for (std::size_t k = 0; k < upslope.size(); ++k) {
        upslope[k] =
            is_clear(pulse.trace.start_s + static_cast<double>(k) / kTraceRate_hz) ? upslope[k] : 0.0;
    }
    found.clear_share = found.beats > 0 ? like / static_cast<double>(found.beats) : 0.0;
    // Samples that are set to zero only dilute the moments, by the root of their share.
    auto const share =
        static_cast<double>(std::ranges::count(clear, true)) / static_cast<double>(clear.size());
    found.skewness = skewness(upslope) * std::sqrt(share);
    found.grain = pulse.steadiness.grain;
    found.period = {.seconds = pulse.period.seconds, .strength = find_period(upslope).strength};
    return found;
}

/// How far some seconds of beats scatter beyond what a lamp or the noise explains; nothing where too few
/// beats are trusted.
std::optional<double> wandering(TimedBeats const& beats, double period_s) {
    double const explained_ms = kLampDeviationPerNoise * typical_timing_noise(beats).value();
    double const taken = std::max(kWanderingBeats, std::round(kWandering_s / period_s));
    auto const spans = spans_ms(beats, static_cast<std::size_t>(taken));
    if (spans.size() < kFewestBeats) {
        return std::nullopt;
    }
    return robust_deviation(spans) / std::max(kLampDeviation_ms, explained_ms);
}

/// So fast that a pulse is nearly a sine: what repeats this well and yet wanders is neither a lamp nor noise.
bool is_fast_pulse(Evidence const& pulse, TimedBeats const& beats) {
    return pulse.grain < kBuried && pulse.period.seconds < kLeaningPeriod_s &&
           pulse.clear_share > kPulseClearShare && pulse.period.strength > kFastStrength &&
           wandering(beats, pulse.period.seconds).value_or(0.0) > 1;
}

bool is_pulse(Evidence const& pulse, TimedBeats const& beats) {
    if (pulse.beats < kFewestBeats || pulse.period.seconds > kSlowestBeat_s) {
        return false;
    }
    double const few = chance_of_few(pulse.beats);
    double const least = few * least_skewness(pulse.period.seconds);
    double const strength = pulse.period.seconds < kLeaningPeriod_s ? kFastStrength : few * kPulseStrength;
    bool const repeats = pulse.clear_share > kPulseClearShare && pulse.period.strength > strength;
    bool const surely =
        pulse.clear_share > kSurelyClearShare && pulse.skewness > std::max(least, kSureSkewness);
    return (pulse.skewness > least && (repeats || surely)) || is_fast_pulse(pulse, beats);
}

bool is_lamp(ChannelPulse const& pulse, Evidence const& evidence) {
    double const lean = std::abs(evidence.skewness);
    bool const repeats = evidence.clear_share > kLampClearShare && evidence.period.strength > kLampStrength;
    return (repeats && lean < least_skewness(evidence.period.seconds) &&
            !is_fast_pulse(evidence, pulse.beats)) ||
           (lean < kLeastSkewness && wandering(pulse.beats, evidence.period.seconds).value_or(2.0) < 1);
}

double mean_quality(std::span<Quality const> seconds) {
    double sum = 0;
    for (auto const& second : seconds) {
        sum += second.value;
    }
    return sum / static_cast<double>(std::max<std::size_t>(seconds.size(), 1));
}

/// The skewness that is left of a pulse at this period; faster ones have less to begin with.
double bent_skewness(double period_s) {
    return kBentSkewness *
           std::clamp((period_s - kStraightPeriod_s) / (kBentPeriod_s - kStraightPeriod_s), 0.0, 1.0);
}

/// Speech and tremor shake the light as fast as the pulse itself.
bool is_shaken(ChannelPulse const& pulse, Evidence const& evidence, std::span<Quality const> seconds) {
    return mean_quality(seconds) < kUncertain && pulse.steadiness.grain < kGrainy &&
           evidence.skewness < bent_skewness(pulse.period.seconds);
}

std::vector<Quality> clear_ones(std::span<Quality const> seconds, std::vector<bool> const& clear) {
    std::vector<Quality> found;
    for (std::size_t k = 0; k < seconds.size(); ++k) {
        if (clear[k]) {
            found.push_back(seconds[k]);
        }
    }
    return found;
}

/// Movement that leaves the beats clear does no harm.
bool is_moving(Steadiness const& steadiness, std::span<Quality const> seconds) {
    double const few = std::sqrt(chance_of_few(std::max<std::size_t>(seconds.size(), 1)));
    double const quality = mean_quality(seconds);
    bool const drifts = quantile(steadiness.drift, kMovingQuarter) > kRestingDrift * few;
    bool const bursts = quantile(steadiness.pulse, kBurstTenth) > kBurst;
    return (drifts && quality < kUnharmed) || (bursts && quality < kUnharmedByBursts);
}

/// The most common reason of the seconds that are not clear, or `good` where nothing is wrong with them.
Reason main_trouble(std::span<Quality const> seconds, std::vector<bool> const& clear) {
    std::array<std::size_t, kAllReasons.size()> count{};
    for (std::size_t k = 0; k < seconds.size(); ++k) {
        count[static_cast<std::size_t>(seconds[k].reason)] += clear[k] ? 0U : 1U;
    }
    count[static_cast<std::size_t>(Reason::good)] = 0;
    auto const most = std::ranges::max_element(count);
    return *most == 0 ? Reason::good : static_cast<Reason>(most - count.begin());
}

/// Start of the longest stretch of seconds that are not clear.
Seconds longest_trouble(std::vector<bool> const& clear) {
    std::size_t best = 0, best_length = 0, length = 0;
    for (std::size_t k = 0; k < clear.size(); ++k) {
        length = clear[k] ? 0 : length + 1;
        if (length > best_length) {
            best_length = length;
            best = k + 1 - length;
        }
    }
    return Seconds{static_cast<double>(best)};
}

} // namespace

Refusal too_short(Seconds duration, Seconds least) {
    auto const whole = [](Seconds seconds) {
        return std::to_string(static_cast<int>(seconds.value() + kFrameAtMost_s));
    };
    return {Reason::too_short, duration,
            "Keep the finger in place for at least " + whole(least) +
                " seconds, better a full minute. This recording had " + whole(duration) + "."};
}

std::optional<Refusal> refuse_capture(Capture const& capture, Light const& light) {
    if (capture.duration.value() > kLongestRecording_s) {
        return refusal(Reason::too_long, Seconds{kLongestRecording_s});
    }
    if (capture.duration.value() + kFrameAtMost_s < kShortestRecording.value()) {
        return too_short(capture.duration, kShortestRecording);
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
                                    std::vector<bool> const& clear, Light const& light, Seconds least) {
    auto const evidence = evidence_of(pulse, clear);
    bool const enough = static_cast<double>(std::ranges::count(clear, true)) >= least.value();
    if (is_lamp(pulse, evidence)) {
        return refusal(Reason::lamp_flicker, Seconds{0});
    }
    if (enough && is_pulse(evidence, pulse.beats)) {
        return std::nullopt;
    }
    bool const moved = is_moving(pulse.steadiness, seconds) ||
                       (is_pulse(evidence, pulse.beats) && is_shaken(pulse, evidence, seconds));
    auto const common = enough ? Reason::no_pulse : main_trouble(seconds, clear);
    auto const reason = moved                                                        ? Reason::motion
                        : common == Reason::good || !is_pulse(evidence, pulse.beats) ? Reason::no_pulse
                                                                                     : common;
    return refusal(light.red ? reason : Reason::no_finger, longest_trouble(clear));
}

std::optional<Refusal> refuse_variability(ChannelPulse const& pulse, std::span<Quality const> seconds,
                                          std::vector<bool> const& clear) {
    if (is_shaken(pulse, evidence_of(pulse, clear), clear_ones(seconds, clear))) {
        return refusal(Reason::motion, longest_trouble(clear));
    }
    if (static_cast<double>(std::ranges::count(clear, true)) >= kShortestVariability.value()) {
        return std::nullopt;
    }
    auto const reason = main_trouble(seconds, clear);
    return reason == Reason::good
               ? too_short(Seconds{static_cast<double>(seconds.size())}, kShortestVariability)
               : refusal(reason, longest_trouble(clear));
}

bool is_calm(std::span<Quality const> seconds) {
    return mean_quality(seconds) > kUnharmedByBursts;
}

std::optional<Refusal> refuse_rate(BeatsPerMinute heart_rate) {
    bool const slow = 60 / heart_rate.value() > kSlowestBeat_s;
    return slow ? std::optional{refusal(Reason::no_pulse, Seconds{0})} : std::nullopt;
}

} // namespace hrv
