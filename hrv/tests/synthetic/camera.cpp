#include "synthetic/camera.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace hrv::synthetic {
namespace {

/// A pulse wave reaches the finger this long after the heartbeat.
constexpr double kTransit_s = 0.25;
constexpr double kCallbackJitter_ms = 5.0;
/// Share of green's pulse that each colour shows: red light goes deep and sees less of the skin's blood.
constexpr std::array kPulseShare{0.5, 1.0, 0.7};

double hump(double time_s, double centre_s, double width_s) {
    double const x = (time_s - centre_s) / width_s;
    return std::exp(-x * x / 2);
}

/// Blood in the finger after one beat: steep rise, main wave, the echo after the notch, slow fall (Gaussian
/// model in the manner of Tang 2020, 10.1038/s41598-020-69076-x).
double pulse_shape(double since_s) {
    return hump(since_s, 0.16, 0.065) + 0.55 * hump(since_s, 0.30, 0.11) + 0.25 * hump(since_s, 0.50, 0.12);
}

struct Arrival {
    double time_s;
    double height;
};

/// How much longer than usual the interval before the last one of this beat was, in seconds.
double excess_before_last(std::span<Heartbeat const> beats, std::size_t k) {
    if (k < 2) {
        return 0;
    }
    double const usual = (beats.back().time_s - beats.front().time_s) / static_cast<double>(beats.size() - 1);
    return beats[k - 1].time_s - beats[k - 2].time_s - usual;
}

std::vector<Arrival> arrivals(CameraOptions const& options, std::span<Heartbeat const> beats,
                              Random& random) {
    std::vector<Arrival> found;
    for (std::size_t k = 0; k < beats.size(); ++k) {
        double const filling = k > 0 ? beats[k].time_s - beats[k - 1].time_s : 0.8;
        double const way = kTransit_s + options.transit_scatter_ms * 1e-3 * random.normal() +
                           options.arrival_delay * excess_before_last(beats, k);
        found.push_back({beats[k].time_s + way, std::clamp(0.4 + 0.7 * filling, 0.4, 1.4)});
    }
    return found;
}

double blood(std::span<Arrival const> pulses, double time_s) {
    auto const by_time = [](Arrival const& pulse, double time) { return pulse.time_s < time; };
    double sum = 0;
    auto pulse = std::lower_bound(pulses.begin(), pulses.end(), time_s - 1.2, by_time);
    for (; pulse != pulses.end() && pulse->time_s < time_s + 0.2; ++pulse) {
        sum += pulse->height * pulse_shape(time_s - pulse->time_s);
    }
    return sum;
}

std::vector<double> frame_times(CameraOptions const& options, Random& random) {
    std::vector<double> times;
    auto const count = static_cast<std::size_t>(options.seconds * options.frames_per_second);
    for (std::size_t k = 0; k < count; ++k) {
        if (k == 0 || random.uniform() >= options.drop_share) {
            times.push_back(static_cast<double>(k) / options.frames_per_second);
        }
    }
    return times;
}

/// Returns the clock's stamps of frames that were taken at these times.
std::vector<double> stamps_ms(CameraOptions const& options, std::span<double const> times, Random& random) {
    std::vector<double> stamps;
    for (double const time : times) {
        double const error = options.clock_jitter_ms * random.normal();
        double const late = options.clock_jitter_ms > kCallbackJitter_ms ? std::abs(error) : error;
        double const stamp = std::round(time * 1e3 + late);
        stamps.push_back(stamps.empty() ? stamp : std::max(stamp, stamps.back() + 1));
    }
    double const first = stamps.front();
    for (double& stamp : stamps) {
        stamp -= first;
    }
    return stamps;
}

/// Jolts with a rise of 0.1 s and a slow return, as shares of the level.
class Motion {
public:
    Motion(CameraOptions const& options, Random& random) {
        double const rate = options.scene == Scene::talking ? 90.0 : options.motions_per_minute;
        for (double at = 0; rate > 0 && at < options.seconds;
             at += -std::log(1 - random.uniform()) * 60 / rate) {
            jolts_.push_back({at, 0.04 * random.normal()});
        }
    }

    [[nodiscard]] double at(double time_s) const {
        double sum = 0;
        for (auto const& jolt : jolts_) {
            double const since = time_s - jolt.time_s;
            sum += since > 0 && since < 8
                       ? jolt.height * (1 - std::exp(-since / 0.1)) * std::exp(-since / 0.8)
                       : 0.0;
        }
        return sum;
    }

private:
    std::vector<Arrival> jolts_;
};

double lamp(CameraOptions const& options, double time_s) {
    return std::abs(std::sin(std::numbers::pi * options.lamp_hz * time_s));
}

/// Relative change of one channel's light at one moment.
class Light {
public:
    Light(CameraOptions const& options, std::span<Heartbeat const> beats, HeartOptions const& heart,
          Random& random)
        : options_{options}, heart_{heart}, pulses_{arrivals(options, beats, random)},
          motion_{options, random} {}

    [[nodiscard]] double change(double time_s, double pulse_share) const {
        switch (options_.scene) {
        case Scene::finger:
        case Scene::talking:
            return finger(time_s, pulse_share);
        case Scene::lamp:
            return 0.02 * lamp(options_, time_s);
        case Scene::blank:
        case Scene::noise:
        case Scene::table:
            break;
        }
        return 0;
    }

private:
    [[nodiscard]] double finger(double time_s, double pulse_share) const {
        double const done = time_s / options_.seconds;
        double const height =
            options_.pulse_percent / 100 * pulse_share * (1 + options_.pressure_change * (done - 0.5));
        double const breath = std::sin(2 * std::numbers::pi * heart_.breaths_per_minute / 60 * time_s);
        double const warm_up = options_.warm_up_percent / 100 * std::exp(-time_s / 8);
        return motion_.at(time_s) + warm_up + options_.breath_percent / 100 * breath -
               height * blood(pulses_, time_s);
    }

    CameraOptions const& options_;
    HeartOptions const& heart_;
    std::vector<Arrival> pulses_;
    Motion motion_;
};

double developed(CameraOptions const& options, double value, Random& random) {
    bool const noisy = options.scene != Scene::blank;
    double const seen = value + (noisy ? options.noise_level * random.normal() : 0.0);
    double const dithered = options.quantise ? std::round(seen * 4) / 4 : seen;
    return std::clamp(dithered, 0.0, 255.0);
}

} // namespace

Recording film(CameraOptions const& options, std::span<Heartbeat const> beats, HeartOptions const& heart,
               Random& random) {
    Light const light{options, beats, heart, random};
    auto const times = frame_times(options, random);
    Recording recording;
    recording.time_ms = stamps_ms(options, times, random);
    std::array<std::vector<double>*, 3> const channels{&recording.red, &recording.green, &recording.blue};
    for (std::size_t c = 0; c < channels.size(); ++c) {
        for (double const time : times) {
            double const level = options.level[c];
            double const value = level * (1 + light.change(time, kPulseShare[c]));
            channels[c]->push_back(level > 0 ? developed(options, value, random) : 0.0);
        }
    }
    return recording;
}

} // namespace hrv::synthetic
