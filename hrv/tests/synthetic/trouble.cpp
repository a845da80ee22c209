#include "synthetic/trouble.hpp"

#include "signal/filter.hpp"
#include "synthetic/random.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <vector>

namespace hrv::synthetic {
namespace {

using Samples = std::vector<double>;

/// Noise is made at this rate and read by the frames, so that it is the same at any frame rate.
constexpr double kRate_hz = 60.0;
constexpr double kBreath_hz = 0.27;
constexpr double kWarmUp_s = 12.0;
/// A walk returns to the middle within about this time.
constexpr double kLeash_s = 20.0;
constexpr std::size_t kPinkOctaves = 9;

Samples white(std::size_t count, Random& random) {
    Samples samples(count);
    std::ranges::generate(samples, [&] { return random.normal(); });
    return samples;
}

Samples walk(std::size_t count, Random& random) {
    Samples samples = white(count, random);
    double const keep = 1 - 1 / (kLeash_s * kRate_hz);
    for (std::size_t k = 1; k < count; ++k) {
        samples[k] += keep * samples[k - 1];
    }
    return samples;
}

/// Sum of noises that each change half as often as the one before (Voss & Clarke 1978).
Samples pink(std::size_t count, Random& random) {
    Samples samples(count, 0.0);
    for (std::size_t octave = 0; octave < kPinkOctaves; ++octave) {
        double value = 0;
        for (std::size_t k = 0; k < count; ++k) {
            value = k % (std::size_t{1} << octave) == 0 ? random.normal() : value;
            samples[k] += value;
        }
    }
    return samples;
}

Samples band(Samples const& samples, double low_hz, double high_hz) {
    std::array const sections{high_pass(low_hz / kRate_hz), low_pass(high_hz / kRate_hz)};
    return filter_both_ways(samples, sections, static_cast<std::size_t>(3 * kRate_hz));
}

/// Words of about a second between pauses.
Samples syllables(std::size_t count, Random& random) {
    auto voice = band(white(count, random), 0.3, 4.0);
    auto const words = band(white(count, random), 0.1, 0.7);
    for (std::size_t k = 0; k < count; ++k) {
        voice[k] *= std::exp(8 * words[k]);
    }
    return voice;
}

/// Mean 0, deviation 1.
Samples standardised(Samples samples) {
    double sum = 0, squares = 0;
    for (double const value : samples) {
        sum += value;
        squares += value * value;
    }
    auto const n = static_cast<double>(samples.size());
    double const middle = sum / n;
    double const deviation = std::sqrt(std::max(squares / n - middle * middle, 1e-30));
    for (double& value : samples) {
        value = (value - middle) / deviation;
    }
    return samples;
}

/// Mean of |sin| over the exposure, less its mean over all time.
double lamp(TroubleOptions const& options, double time_s) {
    constexpr int kParts = 16;
    double sum = 0;
    for (int part = 0; part < kParts; ++part) {
        double const at_s = time_s + options.exposure_s * part / kParts;
        sum += std::abs(std::sin(std::numbers::pi * options.lamp_hz * at_s));
    }
    return sum / kParts - 2 / std::numbers::pi;
}

/// Relative change of the light at any moment.
class Change {
public:
    Change(TroubleOptions const& options, Random& random) : options_{options} {
        auto const count = static_cast<std::size_t>((options.seconds + 1) * kRate_hz);
        switch (options.trouble) {
        case Trouble::pink:
            samples_ = standardised(pink(count, random));
            break;
        case Trouble::walk:
        case Trouble::room:
            samples_ = standardised(walk(count, random));
            break;
        case Trouble::syllables:
            samples_ = standardised(syllables(count, random));
            break;
        case Trouble::still:
        case Trouble::breathing:
        case Trouble::warm_up:
        case Trouble::lamp:
            break;
        }
    }

    [[nodiscard]] double at(double time_s) const { return options_.size_percent / 100 * shape(time_s); }

private:
    [[nodiscard]] double shape(double time_s) const {
        double const angle = 2 * std::numbers::pi * kBreath_hz * time_s;
        switch (options_.trouble) {
        case Trouble::breathing:
            return std::sin(angle) + 0.3 * std::sin(2 * angle + 1);
        case Trouble::warm_up:
            return std::exp(-time_s / kWarmUp_s);
        case Trouble::lamp:
            return lamp(options_, time_s);
        case Trouble::still:
        case Trouble::pink:
        case Trouble::walk:
        case Trouble::syllables:
        case Trouble::room:
            break;
        }
        return read(time_s);
    }

    [[nodiscard]] double read(double time_s) const {
        if (samples_.empty()) {
            return 0;
        }
        auto const k = std::min(static_cast<std::size_t>(time_s * kRate_hz), samples_.size() - 2);
        return std::lerp(samples_[k], samples_[k + 1], time_s * kRate_hz - static_cast<double>(k));
    }

    TroubleOptions const& options_;
    Samples samples_;
};

void add(Recording& recording, TroubleOptions const& options, std::span<double const> time_s,
         Random& random) {
    Change const common{options, random};
    std::array<std::vector<double>*, 3> const channels{&recording.red, &recording.green, &recording.blue};
    for (std::size_t c = 0; c < channels.size(); ++c) {
        Change const own{options, random};
        auto const& change = options.trouble == Trouble::room ? own : common;
        for (std::size_t k = 0; k < time_s.size(); ++k) {
            double& value = (*channels[c])[k];
            value += options.level[c] > 0
                         ? options.level[c] * change.at(time_s[k]) + options.noise_level * random.normal()
                         : 0.0;
            value = std::clamp(value, 0.0, 255.0);
        }
    }
}

} // namespace

std::string_view name(Trouble trouble) {
    switch (trouble) {
    case Trouble::still:
        return "still";
    case Trouble::pink:
        return "pink";
    case Trouble::walk:
        return "walk";
    case Trouble::breathing:
        return "breathing";
    case Trouble::warm_up:
        return "warm_up";
    case Trouble::syllables:
        return "syllables";
    case Trouble::lamp:
        return "lamp";
    case Trouble::room:
        break;
    }
    return "room";
}

Recording film_trouble(TroubleOptions const& options) {
    Random random{options.seed};
    Recording recording;
    std::vector<double> time_s;
    auto const count = static_cast<std::size_t>(options.seconds * options.frames_per_second);
    for (std::size_t k = 0; k < count; ++k) {
        double const at_s = static_cast<double>(k) / options.frames_per_second;
        double const stamp_ms = std::round(1e3 * at_s + options.clock_jitter_ms * std::abs(random.normal()));
        if (recording.time_ms.empty() || random.uniform() >= options.drop_share) {
            double const last_ms = recording.time_ms.empty() ? 0.0 : recording.time_ms.back();
            recording.time_ms.push_back(std::max(stamp_ms, last_ms));
            time_s.push_back(at_s);
        }
    }
    recording.red.assign(time_s.size(), options.level[0]);
    recording.green.assign(time_s.size(), options.level[1]);
    recording.blue.assign(time_s.size(), options.level[2]);
    add(recording, options, time_s, random);
    return recording;
}

Recording with_trouble(Recording recording, TroubleOptions const& options) {
    Random random{options.seed};
    std::vector<double> time_s;
    for (double const time : recording.time_ms) {
        time_s.push_back((time - recording.time_ms.front()) * 1e-3);
    }
    add(recording, options, time_s, random);
    return recording;
}

} // namespace hrv::synthetic
