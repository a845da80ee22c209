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
/// The upslope ends near 8 Hz; jitter of a callback clock drowns what is above 5 Hz.
constexpr double kSensorBand_hz = 8.0;
constexpr double kCallbackBand_hz = 5.0;
/// Few frames carry less: what is above this share of their rate is mirrored noise.
constexpr double kBandPerRate = 0.4;
/// A further channel helps when its noise is at most this many times the best one's.
constexpr double kHelpfulNoise = 1.6;
constexpr double kLeastStrength = 0.01;
constexpr double kHelpfulClearLoss = 0.1;
/// The less of a beat is the typical one, the likelier the fit has caught something else beside it: with
/// added noise of six kinds, 1 % of beats with a likeness of 0.9 and 20 % of those with 0.6 were more than
/// this far off. The cube of what is not typical follows that.
constexpr double kCaught_ms = 60.0;
/// A finger that stirs moves all colours: at least this part of the lesser noise is taken as shared.
constexpr double kLeastShared = 0.5;
/// The difference of a value from the mean of its neighbours has 1 + 1/4 + 1/4 variances.
constexpr double kDifferenceOfNeighbours = 1.5;
/// A minute of beats knows a variance to a quarter or a third, so twice as much is no longer chance.
constexpr double kChance = 2.0;
constexpr std::size_t kFewestDifferences = 20;
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
                           .trace = {},
                           .upslope = {}};
        pulse.steadiness.grain = grain(dark, moments_.rate_hz()) / wave.steadiness.height;
        passed(observer_, Step::bands);
        auto const beats = find_beats(wave.upslope, pulse.period);
        passed(observer_, Step::tracking);
        pulse.beats = time_beats(wave, beats);
        pulse.trace = scaled(wave);
        pulse.upslope = std::move(wave.upslope);
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
            std::ranges::count_if(beats.likeness, [](double like) { return like > kClearLikeness; });
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

/// Another colour's view of each beat of the best one: its time less the usual difference of the two, in
/// seconds.
struct Opinion {
    std::vector<double> shift;
    std::vector<double> variance_ms2; ///< 0 where it does not see the same beat.
    double disagreement_ms2{0.0};     ///< Robust variance of the shifts.
    double own_ms2{0.0};              ///< The part of it that neighbouring beats do not share.
};

/// Variance of what each shift differs by from its neighbours: colours that see different depths of the
/// finger drift apart with breath and pressure, which is no noise of a beat.
double unshared_variance_ms2(std::span<double const> shift_s) {
    std::vector<double> squares;
    for (std::size_t k = 1; k + 1 < shift_s.size(); ++k) {
        double const own_ms = 1e3 * (shift_s[k] - (shift_s[k - 1] + shift_s[k + 1]) / 2);
        squares.push_back(own_ms * own_ms / kDifferenceOfNeighbours);
    }
    return squares.size() < kFewestDifferences ? 0.0 : usual_variance(squares);
}

Opinion opinion_of(ChannelPulse const& best, ChannelPulse const& other) {
    Opinion found{.shift = std::vector<double>(best.beats.time_s.size()),
                  .variance_ms2 = std::vector<double>(best.beats.time_s.size(), 0.0)};
    for (std::size_t k = 0; k < found.shift.size(); ++k) {
        auto const match = nearest(other.beats.time_s, best.beats.time_s[k]);
        found.shift[k] = other.beats.time_s[match] - best.beats.time_s[k];
        found.variance_ms2[k] = other.beats.variance_ms2[match];
    }
    double const usual = median(found.shift);
    double const deviation_ms = 1e3 * robust_deviation(found.shift, usual);
    found.disagreement_ms2 = deviation_ms * deviation_ms;
    found.own_ms2 = unshared_variance_ms2(found.shift);
    for (std::size_t k = 0; k < found.shift.size(); ++k) {
        found.shift[k] -= usual;
        found.variance_ms2[k] *= std::abs(found.shift[k]) < kSameBeat_s ? 1.0 : 0.0;
    }
    return found;
}

/// How much less noise is left in the weighted mean of two colours than in the first alone. What their times
/// disagree by is the part of both noises that they do not share: Var(a - b) = a + b - 2 shared.
double left_of_noise(double first_ms2, double second_ms2, double disagreement_ms2) {
    double const least = std::min(first_ms2, second_ms2);
    double const shared =
        std::clamp((first_ms2 + second_ms2 - disagreement_ms2) / 2, kLeastShared * least, least);
    double const weight = second_ms2 / (first_ms2 + second_ms2), other = 1 - weight;
    double const mean =
        weight * weight * first_ms2 + other * other * second_ms2 + 2 * weight * other * shared;
    return std::min(mean / first_ms2, 1.0);
}

/// Two colours cannot disagree by more than the noise of both. Where they do, both claim too little.
double surplus_of_disagreement(TimedBeats const& beats, Opinion const& other) {
    double const claimed_ms2 = median(beats.variance_ms2) + median(other.variance_ms2);
    double const surplus = claimed_ms2 > 0 ? other.own_ms2 / claimed_ms2 : 1.0;
    return surplus > kChance ? surplus : 1.0;
}

/// Moves each beat to the weighted mean of both opinions.
void take(ChannelPulse& best, Opinion other) {
    double const surplus = surplus_of_disagreement(best.beats, other);
    for (auto* claims : {&best.beats.variance_ms2, &other.variance_ms2}) {
        for (double& claim : *claims) {
            claim *= surplus;
        }
    }
    double const left =
        left_of_noise(median(best.beats.variance_ms2), median(other.variance_ms2), other.disagreement_ms2);
    for (std::size_t k = 0; k < other.shift.size(); ++k) {
        double& variance = best.beats.variance_ms2[k];
        if (other.variance_ms2[k] > 0) {
            best.beats.time_s[k] += other.shift[k] * variance / (variance + other.variance_ms2[k]);
            variance *= left;
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
    auto const& clearest = *std::ranges::min_element(pulses, {}, doubt);
    ChannelPulse best = clearest;
    for (auto const& pulse : pulses) {
        if (pulse.channel != clearest.channel && noise_ms(pulse) <= kHelpfulNoise * noise_ms(clearest) &&
            pulse.clear_share >= clearest.clear_share - kHelpfulClearLoss) {
            take(best, opinion_of(best, pulse));
        }
    }
    for (std::size_t k = 0; k < best.beats.time_s.size(); ++k) {
        double const rest = 1 - best.beats.likeness[k] * best.beats.likeness[k];
        best.beats.variance_ms2[k] += kCaught_ms * kCaught_ms * rest * rest * rest;
    }
    return best;
}

Milliseconds typical_timing_noise(TimedBeats const& beats) {
    return Milliseconds{std::sqrt(median(beats.variance_ms2))};
}

} // namespace hrv
