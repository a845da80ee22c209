#include "quality/judge.hpp"

#include "signal/sorted_neighbours.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace hrv {
namespace {

/// A pulse of less than this part of its usual height has been pressed away.
constexpr double kPressedPulse = 0.35;
/// Quality is halved where a beat's time is uncertain by this much: the noise in RMSSD, sqrt(6) times as
/// large, is then the size of a usual RMSSD.
constexpr double kHalvingNoise_ms = 15.0;
constexpr double kGoodSecond = 0.6;
constexpr double kGoodRecording = 0.6;
/// Interpolated RMSSD needs a frame every 50 ms (Béres & Hejjel 2021, 10.1016/j.bspc.2021.102600).
constexpr double kFullFrameRate_hz = 20.0;
/// Below this part of it the frame rate is named as what holds the quality back.
constexpr double kFewFrames = 0.75;

/// Movement lasts for several beats, while a single beat may swell by the heart's own doing. So the noise of
/// two beats on each side decides. An interval that is off by 1.4 times this hides a usual RMSSD.
constexpr double kTrustedNoise_ms = 30.0;
constexpr std::size_t kDisturbedNeighbours = 2;
/// A heart rate counts beats: an error of this much is an eighth of even a fast interval.
constexpr double kCountedNoise_ms = 50.0;
/// A single beat that is this uncertain may have been something else.
constexpr double kLostTime_ms = 40.0;

/// Resting fingers move the light between breath and pulse by less than this part of the pulse, and swell it
/// by less than this factor; beats that are this certain are unharmed by more.
constexpr double kRestingDrift = 0.5;
constexpr double kBurst = 2.5;
constexpr double kUnharmed = 0.85;

/// A stretch this short between two trusted beats has no room for a disturbance of its own.
constexpr double kLongestBeat_s = 2.0;

/// Healthy adults at rest have RMSSD from 19 to 75 ms, 42 with a deviation of 15 over 44 studies (Nunan et
/// al. 2010, 10.1111/j.1540-8159.2010.02841.x).
constexpr double kSpanOfAdults = 75.0 / 19.0;
constexpr double kMuch_ms = 42.0 + 15.0;

/// How sure each beat's time is, 0 to 1.
std::vector<double> certainties(TimedBeats const& beats) {
    std::vector<double> found(beats.time_s.size());
    for (std::size_t k = 0; k < found.size(); ++k) {
        double const noise = beats.variance_ms2[k] + beats.swell_ms2[k];
        found[k] = 1 / (1 + noise / (kHalvingNoise_ms * kHalvingNoise_ms));
    }
    return found;
}

/// Mean certainty of the beats around the middle of a second, as quality.
double certainty_around(std::span<double const> time_s, std::span<double const> certainty, double middle_s,
                        double reach_s) {
    auto const first = std::ranges::lower_bound(time_s, middle_s - reach_s) - time_s.begin();
    double sum = 0, weight = 0;
    for (auto k = static_cast<std::size_t>(first); k < time_s.size() && time_s[k] < middle_s + reach_s; ++k) {
        double const near = 1 - std::abs(time_s[k] - middle_s) / reach_s;
        sum += near * certainty[k];
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

/// Share of the time between the first and the last beat that is inside runs. A pause of the camera is one
/// long interval, so a count of intervals would not see it.
double time_in_runs(std::span<BeatRun const> runs) {
    double inside_ms = 0;
    for (auto const& run : runs) {
        inside_ms += run.beats.back().value() - run.beats.front().value();
    }
    return inside_ms / (runs.back().beats.back().value() - runs.front().beats.front().value());
}

} // namespace

/// Movement of the light between breath and pulse, or in bursts as fast as the pulse, where the beats suffer
/// from it.
bool is_disturbed(Steadiness const& steadiness, std::size_t second, double certainty) {
    bool const drifts = second < steadiness.drift.size() && steadiness.drift[second] > kRestingDrift;
    bool const bursts = second < steadiness.pulse.size() && steadiness.pulse[second] > kBurst;
    return (drifts || bursts) && certainty < kUnharmed;
}

void mark_trusted(ChannelPulse& pulse) {
    auto& beats = pulse.beats;
    auto const certainty = certainties(beats);
    double const reach_s = 0.5 + pulse.period.seconds;
    std::vector<double> noise(beats.time_s.size());
    for (std::size_t k = 0; k < noise.size(); ++k) {
        noise[k] = beats.variance_ms2[k] + beats.swell_ms2[k];
    }
    SortedNeighbours near{noise, kDisturbedNeighbours};
    beats.trusted.resize(noise.size());
    for (std::size_t k = 0; k < noise.size(); ++k) {
        near.move_to(k);
        double const around = certainty_around(beats.time_s, certainty, beats.time_s[k], reach_s);
        auto const second = static_cast<std::size_t>(std::max(beats.time_s[k] - pulse.trace.start_s, 0.0));
        beats.trusted[k] = near.quantile(0.5) < kTrustedNoise_ms * kTrustedNoise_ms &&
                           beats.variance_ms2[k] < kLostTime_ms * kLostTime_ms &&
                           !is_disturbed(pulse.steadiness, second, around);
    }
}

void mark_counted(ChannelPulse& pulse) {
    SortedNeighbours near{pulse.beats.variance_ms2, kDisturbedNeighbours};
    for (std::size_t k = 0; k < pulse.beats.trusted.size(); ++k) {
        near.move_to(k);
        pulse.beats.trusted[k] = near.quantile(0.5) < kCountedNoise_ms * kCountedNoise_ms;
    }
}

/// A range as wide as adults differ, unless it ends before what is much.
bool says_nothing(Range const& rmssd) {
    return rmssd.high.value() > kSpanOfAdults * rmssd.low.value() && rmssd.high.value() > kMuch_ms;
}

Refusal refusal(Reason reason, Seconds at) {
    return {reason, at, std::string{sentence(reason)}};
}

std::vector<bool> clear_seconds(ChannelPulse const& pulse, Light const& light) {
    auto const& time_s = pulse.beats.time_s;
    std::vector<bool> clear(light.seconds.size(), false);
    std::size_t next = 0;
    for (std::size_t second = 0; second < clear.size(); ++second) {
        double const middle_s = static_cast<double>(second) + 0.5;
        while (next < time_s.size() && time_s[next] <= middle_s) {
            ++next;
        }
        std::size_t const after = std::min(next, time_s.size() - 1), before = next > 0 ? next - 1 : 0;
        bool const near =
            time_s[after] - middle_s < kLongestBeat_s && middle_s - time_s[before] < kLongestBeat_s;
        clear[second] = near && light.seconds[second] == Reason::good && pulse.beats.trusted[before] &&
                        pulse.beats.trusted[after];
    }
    return clear;
}

std::vector<Quality> quality_by_second(ChannelPulse const& pulse, Light const& light) {
    std::vector<Quality> seconds(light.seconds.size());
    double const reach_s = 0.5 + pulse.period.seconds;
    auto const certainty = certainties(pulse.beats);
    for (std::size_t second = 0; second < seconds.size(); ++second) {
        if (light.seconds[second] != Reason::good) {
            seconds[second] = {0.0, light.seconds[second]};
            continue;
        }
        double const value =
            certainty_around(pulse.beats.time_s, certainty, static_cast<double>(second) + 0.5, reach_s);
        seconds[second] = {value, trouble_of_second(value, pulse.steadiness, second)};
    }
    return seconds;
}

Quality overall_quality(std::span<Quality const> seconds, Summary const& summary,
                        std::span<BeatRun const> runs, Capture const& capture) {
    double sum = 0;
    std::array<std::size_t, kAllReasons.size()> count{};
    for (auto const& second : seconds) {
        sum += second.value;
        ++count[static_cast<std::size_t>(second.reason)];
    }
    count[static_cast<std::size_t>(Reason::good)] = 0;
    auto const common = static_cast<Reason>(std::ranges::max_element(count) - count.begin());
    double const clear = sum / static_cast<double>(seconds.size());
    double const used = std::min(1 - summary.beats.corrected.value() / 100, time_in_runs(runs));
    double const length = std::sqrt(std::min(1.0, capture.duration.value() / kRecommendedRecording.value()));
    double const frames = std::min(1.0, capture.frame_rate.value() / kFullFrameRate_hz);
    double const value = clear * used * length * frames;
    if (frames < kFewFrames) {
        return {value, Reason::frame_rate};
    }
    if (value >= kGoodRecording) {
        return {value, Reason::good};
    }
    return {value, length < clear ? Reason::too_short : common == Reason::good ? Reason::weak_pulse : common};
}

} // namespace hrv
