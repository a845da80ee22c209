#include "hrv/evaluation/conditions/ladder.hpp"

#include "hrv/analyze.hpp"
#include "signal/statistics.hpp"
#include "synthetic/random.hpp"
#include "synthetic/trouble.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>

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

/// An undisturbed recording and what was found in it.
struct Clear {
    Recording recording;
    double rmssd_ms{0.0};
    std::vector<double> beats_ms;
    double mean_square{0.0}; ///< Of all differences of neighbouring intervals between those beats.
};

double nearest(std::span<double const> times, double at) {
    auto const after = std::ranges::lower_bound(times, at);
    if (after == times.end() || (after != times.begin() && at - *(after - 1) < *after - at)) {
        return *(after - 1);
    }
    return *after;
}

/// Mean square of the differences of neighbouring intervals between `beats_ms` where `analysis` has them.
double mean_square(Analysis const& analysis, std::span<double const> beats_ms) {
    constexpr double kSameBeats_ms = 500;
    double sum = 0, count = 0;
    for (auto const& run : analysis.runs) {
        for (std::size_t k = 2; k < run.beats.size(); ++k) {
            auto const beat = [&](std::size_t back) {
                return nearest(beats_ms, run.beats[k - back].value());
            };
            double const difference = beat(0) - 2 * beat(1) + beat(2);
            bool const apart = beat(2) < beat(1) && beat(1) < beat(0);
            if (apart && std::abs(difference) < kSameBeats_ms) {
                sum += difference * difference;
                count += 1;
            }
        }
    }
    return count > 0 ? sum / count : 0.0;
}

double percent_above(double value, double truth) {
    return 100 * (value / truth - 1);
}

/// RMSSD of the undisturbed recording over the beats that `analysis` rests on.
double rmssd_of_same_beats(Clear const& clear, Analysis const& analysis) {
    return clear.rmssd_ms * std::sqrt(mean_square(analysis, clear.beats_ms) / clear.mean_square);
}

Rung judge(Disturbance const& disturbance, double strength, std::span<Clear const> recordings) {
    Rung rung{.disturbance = disturbance.name, .strength = strength};
    synthetic::Random random{17};
    for (std::size_t k = 0; k < recordings.size(); ++k) {
        auto const analysis = analyze(disturbance.disturb(recordings[k].recording, strength, random));
        ++rung.recordings;
        rung.quality += analysis.quality.value / static_cast<double>(recordings.size());
        if (analysis.result) {
            double const rmssd_ms = analysis.result->rmssd.value();
            double const bias = percent_above(rmssd_ms, rmssd_of_same_beats(recordings[k], analysis));
            ++rung.answered;
            rung.whole_bias_percent += percent_above(rmssd_ms, recordings[k].rmssd_ms);
            rung.rmssd_bias_percent += bias;
            rung.rmssd_worst_percent = std::max(rung.rmssd_worst_percent, std::abs(bias));
        }
    }
    rung.rmssd_bias_percent /= std::max(1, rung.answered);
    rung.whole_bias_percent /= std::max(1, rung.answered);
    return rung;
}

} // namespace

std::vector<Rung> climb_ladder(std::span<Recording const> recordings) {
    std::vector<Clear> clear;
    for (auto const& recording : recordings) {
        auto const analysis = analyze(recording);
        if (!analysis.result || analysis.quality.value <= 0.9) {
            continue;
        }
        auto& kept = clear.emplace_back(
            Clear{.recording = recording, .rmssd_ms = analysis.result->rmssd.value(), .beats_ms = {}});
        for (auto const& run : analysis.runs) {
            std::ranges::transform(run.beats, std::back_inserter(kept.beats_ms), &Milliseconds::value);
        }
        kept.mean_square = mean_square(analysis, kept.beats_ms);
    }
    std::vector<Rung> rungs;
    for (auto const& disturbance : disturbances()) {
        for (double const strength : disturbance.strengths) {
            rungs.push_back(judge(disturbance, strength, clear));
        }
    }
    return rungs;
}

} // namespace hrv::evaluation
