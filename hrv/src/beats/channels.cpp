#include "beats/channels.hpp"

#include "analysis/observer.hpp"
#include "beats/beat_tracking.hpp"
#include "signal/moments.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace hrv {
namespace {

/// A colour that moves less than this over the whole recording, in parts of full scale, is dead.
constexpr double kDeadRange = 1.0 / 255;
/// Below this part of full scale a camera counts single steps of its converter instead of light.
constexpr double kDark = 0.02;
constexpr double kSaturatedShare = 0.3;
constexpr std::size_t kFewestBeats = 3;
constexpr double kClearBeat = 0.85;
/// The upslope ends near 8 Hz; jitter of a callback clock drowns what is above 5 Hz.
constexpr double kSensorBand_hz = 8.0;
constexpr double kCallbackBand_hz = 5.0;
/// Few frames carry less: what is above this share of their rate is mirrored noise.
constexpr double kBandPerRate = 0.4;
/// A further channel helps when its noise is at most this many times the best one's.
constexpr double kHelpfulNoise = 1.6;
constexpr double kLeastStrength = 0.01;
constexpr double kHelpfulClearLoss = 0.1;
/// Two channels see the same beat when their times differ by less than this from their usual difference.
constexpr double kSameBeat_s = 0.030;

double full_scale(std::span<double const> values) {
    return std::ranges::max(values) <= 1.0 ? 1.0 : 255.0;
}

bool is_alive(std::span<double const> values) {
    auto const [lowest, highest] = std::ranges::minmax(values);
    double const scale = full_scale(values);
    auto const saturated =
        std::ranges::count_if(values, [&](double value) { return value >= 0.998 * scale; });
    return highest - lowest >= kDeadRange * scale && mean(values) >= kDark * scale &&
           static_cast<double>(saturated) <= kSaturatedShare * static_cast<double>(values.size());
}

/// Tracks twice: the second time around the typical interval that the first one found.
std::vector<std::size_t> find_beats(std::span<double const> upslope, Period& period) {
    auto beats = track_beats(upslope, period.seconds);
    if (beats.size() < kFewestBeats) {
        return beats;
    }
    std::vector<double> intervals(beats.size() - 1);
    for (std::size_t k = 0; k + 1 < beats.size(); ++k) {
        intervals[k] = static_cast<double>(beats[k + 1] - beats[k]) / kTraceRate_hz;
    }
    period.seconds = median(intervals);
    return track_beats(upslope, period.seconds);
}

double shape_band_hz(FrameTimes const& times) {
    double const rate_hz =
        static_cast<double>(times.time_s.size()) / (times.time_s.back() - times.time_s.front());
    double const band_hz = times.clock == FrameClock::sensor ? kSensorBand_hz : kCallbackBand_hz;
    return std::min(band_hz, kBandPerRate * rate_hz);
}

/// The pulse with its usual height as 1.
Trace scaled(PulseWave& wave) {
    Trace trace{.start_s = wave.start_s, .samples = std::move(wave.pulse)};
    double const per_height = 1 / wave.steadiness.height;
    for (double& sample : trace.samples) {
        sample *= per_height;
    }
    return trace;
}

/// Reads one colour after the other at the same moments.
class ChannelReader {
public:
    ChannelReader(Moments moments, double band_hz, Observer* observer)
        : moments_{std::move(moments)}, resample_{moments_.time_s()}, shape_band_hz_{band_hz},
          observer_{observer} {}

    /// The pulse of a living colour, if three beats of it are found.
    std::optional<ChannelPulse> read(Channel channel, std::span<double const> values) const {
        auto const dark = moments_.darkness(values);
        auto const trace = resample_(dark);
        passed(observer_, Step::resampling);
        auto wave = pulse_wave(trace, shape_band_hz_);
        ChannelPulse pulse{.channel = channel,
                           .beats = {},
                           .clear_share = 0,
                           .period = wave.period,
                           .skewness = skewness(wave.upslope),
                           .steadiness = wave.steadiness,
                           .trace = {}};
        pulse.steadiness.grain = grain(dark, moments_.rate_hz()) / wave.steadiness.height;
        passed(observer_, Step::bands);
        auto const beats = find_beats(wave.upslope, pulse.period);
        passed(observer_, Step::tracking);
        pulse.beats = time_beats(wave, beats);
        pulse.trace = scaled(wave);
        passed(observer_, Step::timing);
        if (pulse.beats.time_s.size() < kFewestBeats) {
            return std::nullopt;
        }
        pulse.clear_share = clear_share(pulse.beats);
        return pulse;
    }

private:
    static double clear_share(TimedBeats const& beats) {
        auto const clear =
            std::ranges::count_if(beats.likeness, [](double like) { return like > kClearBeat; });
        return static_cast<double>(clear) / static_cast<double>(beats.likeness.size());
    }

    Moments moments_;
    Resampler resample_;
    double shape_band_hz_;
    Observer* observer_;
};

double noise_ms(ChannelPulse const& pulse) {
    return typical_timing_noise(pulse.beats).value();
}

/// A channel is chosen for exact beats that repeat: steps of a nearly dark colour are alike, but keep no
/// rhythm.
double doubt(ChannelPulse const& pulse) {
    return noise_ms(pulse) / std::max(pulse.period.strength, kLeastStrength);
}

std::size_t nearest(std::span<double const> times, double time) {
    auto const after = std::ranges::lower_bound(times, time);
    auto const k = static_cast<std::size_t>(after - times.begin());
    if (k == times.size() || (k > 0 && time - times[k - 1] <= times[k] - time)) {
        return k - 1;
    }
    return k;
}

/// Adds the other channel's opinion on each beat of `best`: its time less the usual difference of the
/// channels.
void add_opinion(ChannelPulse const& best, ChannelPulse const& other, std::span<double> shift,
                 std::span<double> weight) {
    std::vector<std::size_t> match(best.beats.time_s.size());
    std::vector<double> difference(match.size());
    for (std::size_t k = 0; k < match.size(); ++k) {
        match[k] = nearest(other.beats.time_s, best.beats.time_s[k]);
        difference[k] = other.beats.time_s[match[k]] - best.beats.time_s[k];
    }
    double const usual = median(difference);
    for (std::size_t k = 0; k < match.size(); ++k) {
        if (std::abs(difference[k] - usual) < kSameBeat_s) {
            double const trust = 1 / other.beats.variance_ms2[match[k]];
            shift[k] += trust * (difference[k] - usual);
            weight[k] += trust;
        }
    }
}

} // namespace

std::vector<ChannelPulse> read_channels(Recording const& recording, FrameTimes const& times,
                                        Observer* observer) {
    std::array<std::pair<Channel, std::vector<double> const*>, 3> const sources{
        {{Channel::red, &recording.red},
         {Channel::green, &recording.green},
         {Channel::blue, &recording.blue}}};
    std::vector<ChannelPulse> pulses;
    Moments moments{times.time_s};
    if (moments.are_too_few()) {
        return pulses;
    }
    ChannelReader const reader{std::move(moments), shape_band_hz(times), observer};
    for (auto const& [channel, values] : sources) {
        if (values->empty() || !is_alive(*values)) {
            continue;
        }
        if (auto pulse = reader.read(channel, *values)) {
            pulses.push_back(std::move(*pulse));
        }
    }
    return pulses;
}

ChannelPulse fuse(std::span<ChannelPulse const> pulses) {
    ChannelPulse best = *std::ranges::min_element(pulses, {}, doubt);
    std::vector<double> shift(best.beats.time_s.size(), 0.0);
    std::vector<double> weight(shift.size(), 0.0);
    for (auto const& pulse : pulses) {
        if (noise_ms(pulse) <= kHelpfulNoise * noise_ms(best) &&
            pulse.clear_share >= best.clear_share - kHelpfulClearLoss) {
            add_opinion(best, pulse, shift, weight);
        }
    }
    for (std::size_t k = 0; k < shift.size(); ++k) {
        best.beats.time_s[k] += weight[k] > 0 ? shift[k] / weight[k] : 0.0;
    }
    return best;
}

Milliseconds typical_timing_noise(TimedBeats const& beats) {
    return Milliseconds{std::sqrt(median(beats.variance_ms2))};
}

} // namespace hrv
