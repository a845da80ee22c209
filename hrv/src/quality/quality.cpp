#include "quality/judge.hpp"

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

} // namespace

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

Quality overall_quality(std::span<Quality const> seconds, Summary const& summary, Capture const& capture) {
    double sum = 0;
    std::array<std::size_t, kAllReasons.size()> count{};
    for (auto const& second : seconds) {
        sum += second.value;
        ++count[static_cast<std::size_t>(second.reason)];
    }
    count[static_cast<std::size_t>(Reason::good)] = 0;
    auto const common = static_cast<Reason>(std::ranges::max_element(count) - count.begin());
    double const clear = sum / static_cast<double>(seconds.size());
    double const used = 1 - summary.beats.corrected.value() / 100;
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
