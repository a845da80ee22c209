#include "channels.hpp"

#include "beat_tracking.hpp"
#include "statistics.hpp"
#include "witness.hpp"

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
constexpr std::size_t kFewestMoments = 8;
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
/// Frames that came in one burst, and values of a sensor faster than this, are averaged.
constexpr double kBurst_s = 0.004;

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

struct Moments {
    std::vector<double> time_s;
    std::vector<double> darkness;
};

/// The light as darkness, one value a moment: what falls within one burst is averaged.
Moments even_moments(std::span<double const> values, std::span<double const> time_s) {
    Moments found;
    auto const smooth = without_spikes(values);
    for (std::size_t first = 0; first < time_s.size();) {
        std::size_t last = first;
        double time = 0, light = 0;
        for (; last < time_s.size() && time_s[last] - time_s[first] <= kBurst_s; ++last) {
            time += time_s[last];
            light += smooth[last];
        }
        auto const count = static_cast<double>(last - first);
        found.time_s.push_back(time / count);
        found.darkness.push_back(-light / count);
        first = last;
    }
    return found;
}

/// Noise from frame to frame, on the scale of a deviation at 30 frames a second: fourth differences see
/// nothing slower, and white noise grows in them by the root of 1 + 16 + 36 + 16 + 1.
double grain_of(Moments const& moments) {
    auto const& x = moments.darkness;
    std::vector<double> rest;
    for (std::size_t k = 2; k + 2 < x.size(); ++k) {
        rest.push_back(std::abs(x[k - 2] - 4 * x[k - 1] + 6 * x[k] - 4 * x[k + 1] + x[k + 2]));
    }
    double const rate_hz = static_cast<double>(x.size()) / (moments.time_s.back() - moments.time_s.front());
    return rest.empty() ? 0.0 : 1.4826 * median(rest) / std::sqrt(70.0) * std::sqrt(30 / rate_hz);
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
Trace scaled(PulseWave const& wave) {
    Trace trace{.start_s = wave.start_s, .samples = wave.pulse};
    for (double& sample : trace.samples) {
        sample /= wave.steadiness.height;
    }
    return trace;
}

std::optional<ChannelPulse> read_channel(Channel channel, std::span<double const> values,
                                         FrameTimes const& times, Witness* witness) {
    if (values.empty() || !is_alive(values)) {
        return std::nullopt;
    }
    auto const moments = even_moments(values, times.time_s);
    if (moments.time_s.size() < kFewestMoments) {
        return std::nullopt;
    }
    auto const trace = resample(moments.time_s, moments.darkness);
    if (static_cast<double>(trace.samples.size()) < 4 * kTraceRate_hz) {
        return std::nullopt;
    }
    passed(witness, Step::resampling);
    auto const wave = pulse_wave(trace, shape_band_hz(times));
    ChannelPulse pulse{.channel = channel,
                       .beats = {},
                       .clear_share = 0,
                       .period = wave.period,
                       .skewness = 0,
                       .steadiness = {},
                       .trace = {}};
    pulse.skewness = skewness(wave.upslope);
    pulse.steadiness = wave.steadiness;
    pulse.steadiness.grain = grain_of(moments) / wave.steadiness.height;
    pulse.trace = scaled(wave);
    passed(witness, Step::bands);
    auto const beats = find_beats(wave.upslope, pulse.period);
    passed(witness, Step::tracking);
    pulse.beats = time_beats(wave, beats);
    passed(witness, Step::timing);
    if (pulse.beats.time_s.size() < kFewestBeats) {
        return std::nullopt;
    }
    auto const clear =
        std::ranges::count_if(pulse.beats.likeness, [](double like) { return like > kClearBeat; });
    pulse.clear_share = static_cast<double>(clear) / static_cast<double>(pulse.beats.time_s.size());
    return pulse;
}

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
                                        Witness* witness) {
    std::array<std::pair<Channel, std::vector<double> const*>, 3> const sources{
        {{Channel::red, &recording.red},
         {Channel::green, &recording.green},
         {Channel::blue, &recording.blue}}};
    std::vector<ChannelPulse> pulses;
    for (auto const& [channel, values] : sources) {
        if (auto pulse = read_channel(channel, *values, times, witness)) {
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
