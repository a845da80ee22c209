#include "synthetic/heart.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hrv::synthetic {
namespace {

constexpr double kLeadIn_s = 3.0;
constexpr double kSlowWave_hz = 0.095;
/// Early beats come after this share of the interval; the pause makes up for it.
constexpr double kPrematurity = 0.65;

/// A sine whose phase wanders, as breath and blood pressure do: deviation 1 at about the given frequency.
class Wave {
public:
    Wave(double frequency_hz, double wander, Random& random)
        : frequency_hz_{frequency_hz}, wander_{wander}, phase_{2 * std::numbers::pi * random.uniform()} {}

    double after(double seconds, Random& random) {
        phase_ +=
            2 * std::numbers::pi * frequency_hz_ * seconds + wander_ * std::sqrt(seconds) * random.normal();
        return std::numbers::sqrt2 * std::sin(phase_);
    }

private:
    double frequency_hz_;
    double wander_;
    double phase_;
};

} // namespace

std::vector<Heartbeat> beat(HeartOptions const& options, double seconds, Random& random) {
    Wave breath{options.breaths_per_minute / 60, 0.2, random};
    Wave slow{kSlowWave_hz, 0.15, random};
    Wave drift{0.02, 0.1, random};
    double const mean_ms = 60e3 / options.heart_rate_bpm;
    double interval_s = mean_ms / 1e3;
    std::vector<Heartbeat> beats{{-kLeadIn_s + interval_s * random.uniform(), false}};
    while (beats.back().time_s < seconds + kLeadIn_s) {
        double const ms = mean_ms + options.rsa_ms * breath.after(interval_s, random) +
                          options.slow_wave_ms * slow.after(interval_s, random) +
                          options.drift_ms * drift.after(interval_s, random) +
                          options.scatter_ms * random.normal() +
                          mean_ms * options.irregularity * random.normal();
        interval_s = std::max(ms, 0.4 * mean_ms) / 1e3;
        double const from = beats.back().time_s;
        if (random.uniform() < options.ectopic_share) {
            beats.push_back({from + kPrematurity * interval_s, true});
            beats.push_back({from + 2 * interval_s, false});
        } else {
            beats.push_back({from + interval_s, false});
        }
    }
    return beats;
}

} // namespace hrv::synthetic
