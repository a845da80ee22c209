#include "hrv/evaluation/conditions/ladder.hpp"

#include "hrv/analyze.hpp"
#include "signal/statistics.hpp"
#include "synthetic/random.hpp"
#include "synthetic/synthesize.hpp"
#include "synthetic/trouble.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace hrv::evaluation {
namespace {

using Disturb = std::function<Recording(Recording, double strength, synthetic::Random&)>;

struct Disturbance {
    char const* name;
    std::vector<double> strengths;
    Disturb disturb;
};

/// Typical size of the pulse in a colour: what changes within a second.
double pulse_size(std::span<double const> values) {
    constexpr std::size_t kHalfSecond = 15;
    std::vector<double> changes;
    for (std::size_t k = kHalfSecond; k < values.size(); ++k) {
        changes.push_back(values[k] - values[k - kHalfSecond]);
    }
    return changes.empty() ? 0.0 : robust_deviation(changes);
}

template <class Change>
Recording each_colour(Recording recording, Change change) {
    for (auto* colour : {&recording.red, &recording.green, &recording.blue}) {
        if (!colour->empty()) {
            change(*colour, pulse_size(*colour));
        }
    }
    return recording;
}

Recording frame_noise(Recording recording, double strength, synthetic::Random& random) {
    return each_colour(std::move(recording), [&](std::vector<double>& values, double size) {
        for (double& value : values) {
            value += strength * size * random.normal();
        }
    });
}

/// The same in all colours, as from a finger that trembles.
Recording shared_noise(Recording recording, double strength, synthetic::Random& random) {
    std::vector<double> noise(recording.time_ms.size());
    for (double& value : noise) {
        value = random.normal();
    }
    return each_colour(std::move(recording), [&](std::vector<double>& values, double size) {
        for (std::size_t k = 0; k < values.size(); ++k) {
            values[k] += strength * size * noise[k];
        }
    });
}

Recording drift(Recording recording, double strength, synthetic::Random& random) {
    std::vector<double> noise(recording.time_ms.size());
    double level = 0;
    for (double& value : noise) {
        level = 0.98 * level + 0.2 * random.normal();
        value = level;
    }
    return each_colour(std::move(recording), [&](std::vector<double>& values, double size) {
        for (std::size_t k = 0; k < values.size(); ++k) {
            values[k] += strength * size * noise[k];
        }
    });
}

Recording late_stamps(Recording recording, double strength, synthetic::Random& random) {
    double latest = 0;
    for (double& time : recording.time_ms) {
        latest = std::max(latest, time + strength * std::abs(random.normal()));
        time = latest;
    }
    return recording;
}

Recording lost_frames(Recording recording, double strength, synthetic::Random& random) {
    Recording kept;
    for (std::size_t k = 0; k < recording.time_ms.size(); ++k) {
        if (random.uniform() < strength / 100) {
            continue;
        }
        kept.time_ms.push_back(recording.time_ms[k]);
        for (auto const colour : {&Recording::red, &Recording::green, &Recording::blue}) {
            if (!(recording.*colour).empty()) {
                (kept.*colour).push_back((recording.*colour)[k]);
            }
        }
    }
    return kept;
}

/// Whole levels of the camera, as without the dither of many pixels.
Recording rounded(Recording recording, double strength, synthetic::Random&) {
    return each_colour(std::move(recording), [&](std::vector<double>& values, double size) {
        double const step = strength * size;
        for (double& value : values) {
            value = step > 0 ? step * std::round(value / step) : value;
        }
    });
}

/// A video encoder sets a new level with each group of fifteen pictures.
Recording compressed(Recording recording, double strength, synthetic::Random& random) {
    constexpr std::size_t kGroup = 15;
    std::vector<double> steps(recording.time_ms.size() / kGroup + 1);
    for (double& step : steps) {
        step = random.normal();
    }
    return each_colour(std::move(recording), [&](std::vector<double>& values, double size) {
        for (std::size_t k = 0; k < values.size(); ++k) {
            values[k] += strength * size * steps[k / kGroup];
        }
    });
}

/// Two seconds of trembling in every ten.
Recording bursts(Recording recording, double strength, synthetic::Random& random) {
    auto const shaken = shared_noise(recording, strength, random);
    for (std::size_t k = 0; k < recording.time_ms.size(); ++k) {
        if (std::fmod(recording.time_ms[k] - recording.time_ms.front(), 10e3) > 8e3) {
            for (auto const colour : {&Recording::red, &Recording::green, &Recording::blue}) {
                if (!(recording.*colour).empty()) {
                    (recording.*colour)[k] = (shaken.*colour)[k];
                }
            }
        }
    }
    return recording;
}

Recording talking(Recording recording, double strength, synthetic::Random& random) {
    return synthetic::with_trouble(std::move(recording),
                                   {.trouble = synthetic::Trouble::syllables,
                                    .seconds = 120,
                                    .size_percent = strength,
                                    .noise_level = 0,
                                    .seed = static_cast<std::uint64_t>(1 + 1e6 * random.uniform())});
}

std::vector<Disturbance> disturbances() {
    std::vector<double> const sizes{0.05, 0.1, 0.2, 0.4, 0.8};
    return {{"noise of each colour", sizes, frame_noise},
            {"noise shared by all colours", sizes, shared_noise},
            {"drift", {0.25, 0.5, 1, 2, 4}, drift},
            {"late stamps, ms", {2, 5, 10, 15, 20}, late_stamps},
            {"lost frames, %", {2, 5, 10, 20, 40}, lost_frames},
            {"rounding", {0.1, 0.2, 0.4, 0.8, 1.6}, rounded},
            {"compression steps", {0.05, 0.1, 0.2, 0.4, 0.8}, compressed},
            {"bursts", {0.2, 0.5, 1, 2, 4}, bursts},
            {"talking, %", {0.05, 0.1, 0.2, 0.5, 1}, talking}};
}

Rung judge(Disturbance const& disturbance, double strength, std::span<Recording const> recordings,
           std::span<double const> rmssd_ms) {
    Rung rung{.disturbance = disturbance.name, .strength = strength};
    synthetic::Random random{17};
    for (std::size_t k = 0; k < recordings.size(); ++k) {
        auto const analysis = analyze(disturbance.disturb(recordings[k], strength, random));
        ++rung.recordings;
        rung.quality += analysis.quality.value / static_cast<double>(recordings.size());
        if (analysis.result) {
            double const bias = 100 * (analysis.result->rmssd.value() / rmssd_ms[k] - 1);
            ++rung.answered;
            rung.rmssd_bias_percent += bias;
            rung.rmssd_worst_percent = std::max(rung.rmssd_worst_percent, std::abs(bias));
        }
    }
    rung.rmssd_bias_percent /= std::max(1, rung.answered);
    return rung;
}

synthetic::Options person(synthetic::Random& random, std::uint64_t seed) {
    synthetic::Options options{.heart = {}, .camera = {.seconds = 40}, .seed = seed};
    auto const between = [&](double low, double high) { return low + (high - low) * random.uniform(); };
    double const rate = between(40, 200);
    // Fast hearts vary less: vagal tone is what slows them.
    double const calm = std::pow(60 / rate, 1.5) * between(0.3, 1.5);
    options.heart.heart_rate_bpm = rate;
    options.heart.rsa_ms *= calm;
    options.heart.slow_wave_ms *= calm;
    options.heart.drift_ms *= calm;
    options.heart.breaths_per_minute = between(6, 22);
    options.camera.frames_per_second = between(15, 60);
    options.camera.noise_level = between(0.02, 0.08);
    options.camera.pulse_percent = between(0.8, 3);
    if (random.uniform() < 0.3) {
        options.camera.clock_jitter_ms = 8;
        options.camera.drop_share = 0.02;
    }
    if (random.uniform() < 0.2) {
        options.camera.level = {90, 70, 20}; // Daylight: green is nearly as bright as red.
    } else if (random.uniform() < 0.2) {
        options.camera.level = {110, 14, 6}; // Dark skin: less light comes back, and less of it is green.
    }
    return options;
}

} // namespace

std::vector<Rung> climb_ladder(std::span<Recording const> recordings) {
    std::vector<Recording> clear;
    std::vector<double> rmssd_ms;
    for (auto const& recording : recordings) {
        auto const analysis = analyze(recording);
        if (analysis.result && analysis.quality.value > 0.9) {
            clear.push_back(recording);
            rmssd_ms.push_back(analysis.result->rmssd.value());
        }
    }
    std::vector<Rung> rungs;
    for (auto const& disturbance : disturbances()) {
        for (double const strength : disturbance.strengths) {
            rungs.push_back(judge(disturbance, strength, clear, rmssd_ms));
        }
    }
    return rungs;
}

RateLocks try_rates(int recordings) {
    constexpr double kHalf = 0.12;
    constexpr double kWrong_bpm = 3;
    RateLocks found;
    synthetic::Random random{2026};
    for (int k = 0; k < recordings; ++k) {
        auto const made = synthetic::synthesize(person(random, static_cast<std::uint64_t>(k + 1)));
        auto const analysis = analyze(made.recording);
        ++found.recordings;
        if (!analysis.result && !analysis.pulse_rate) {
            continue;
        }
        double const rate =
            analysis.result ? analysis.result->heart_rate.value() : analysis.pulse_rate->heart_rate.value();
        double const truth = made.truth.heart_rate_bpm;
        ++found.answered;
        found.mean_error_bpm += std::abs(rate - truth);
        found.halved += std::abs(rate / truth - 0.5) < kHalf ? 1 : 0;
        found.doubled += std::abs(rate / truth - 2) < 2 * kHalf ? 1 : 0;
        found.wrong += std::abs(rate - truth) > kWrong_bpm ? 1 : 0;
    }
    found.mean_error_bpm /= std::max(1, found.answered);
    return found;
}

} // namespace hrv::evaluation
