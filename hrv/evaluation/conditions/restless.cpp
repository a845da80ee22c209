#include "hrv/evaluation/conditions/restless.hpp"

#include "hrv/analyze.hpp"
#include "synthetic/camera.hpp"
#include "synthetic/heart.hpp"
#include "synthetic/random.hpp"
#include "synthetic/trouble.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace hrv::evaluation {
namespace {

using synthetic::Random;

constexpr double kWrong_bpm = 5;
constexpr double kLeadIn_s = 3;
/// After exertion a heart slows down with about this time constant.
constexpr double kRecovery_s = 45;

double between(Random& random, double low, double high) {
    return low + (high - low) * random.uniform();
}

/// Beats of a heart that slows down from `fast_bpm`, with breath and scatter as small as fast hearts have
/// them.
std::vector<synthetic::Heartbeat> recovering_heart(double fast_bpm, double rest_bpm, double seconds,
                                                   Random& random) {
    double const breath_hz = between(random, 0.2, 0.5), breath = between(random, 0.002, 0.015);
    std::vector<synthetic::Heartbeat> beats{{-kLeadIn_s, false}};
    while (beats.back().time_s < seconds + kLeadIn_s) {
        double const at_s = beats.back().time_s;
        double const rate = rest_bpm + (fast_bpm - rest_bpm) * std::exp(-at_s / kRecovery_s);
        double const swing = 1 + breath * std::sin(2 * std::numbers::pi * breath_hz * at_s);
        beats.push_back({at_s + 60 / rate * swing + 0.003 * random.normal(), false});
    }
    return beats;
}

double mean_rate(std::vector<synthetic::Heartbeat> const& beats, double seconds) {
    auto const inside = [&](synthetic::Heartbeat const& beat) {
        return beat.time_s >= 0 && beat.time_s <= seconds;
    };
    auto const first = std::ranges::find_if(beats, inside);
    auto const count = std::ranges::count_if(beats, inside);
    double const span = (first + count - 1)->time_s - first->time_s;
    return 60 * static_cast<double>(count - 1) / span;
}

synthetic::CameraOptions some_camera(Random& random) {
    constexpr std::array kRates{24.0, 25.0, 29.97, 30.0, 30.0, 60.0};
    synthetic::CameraOptions camera;
    camera.seconds = between(random, 60, 110);
    camera.frames_per_second = kRates[static_cast<std::size_t>(6 * random.uniform())];
    camera.pulse_percent = between(random, 0.6, 3);
    camera.noise_level = between(random, 0.04, 0.25);
    camera.breath_percent = between(random, 0.3, 1.5);
    camera.motions_per_minute = random.uniform() < 0.5 ? between(random, 1, 12) : 0;
    camera.pressure_change = between(random, -0.9, 0.9);
    camera.warm_up_percent = random.uniform() < 0.5 ? between(random, 0, 6) : 0;
    if (random.uniform() < 0.3) {
        camera.clock_jitter_ms = between(random, 5, 12);
        camera.drop_share = between(random, 0, 0.08);
    }
    if (random.uniform() < 0.3) {
        camera.level = {between(random, 100, 160), between(random, 20, 80), between(random, 10, 40)};
    }
    return camera;
}

/// Multiplies all colours from a moment on, over a few frames: what a camera does that sets its exposure
/// again.
void set_exposure(Recording& recording, double at_ms, double factor, double lasts_ms) {
    for (std::size_t k = 0; k < recording.time_ms.size(); ++k) {
        double const done = std::clamp((recording.time_ms[k] - at_ms) / lasts_ms, 0.0, 1.0);
        for (auto* colour : {&recording.red, &recording.green, &recording.blue}) {
            (*colour)[k] = std::min(255.0, (*colour)[k] * (1 + (factor - 1) * done));
        }
    }
}

/// The finger stirs for some seconds: noise between 0.3 and 4 Hz that swells and fades.
void stir(Recording& recording, double from_ms, double lasts_ms, double size_percent, std::uint64_t seed) {
    auto const stirred = synthetic::with_trouble(recording, {.trouble = synthetic::Trouble::syllables,
                                                             .seconds = 130,
                                                             .size_percent = size_percent,
                                                             .noise_level = 0,
                                                             .seed = seed});
    for (std::size_t k = 0; k < recording.time_ms.size(); ++k) {
        double const part = (recording.time_ms[k] - from_ms) / lasts_ms;
        double const share = part > 0 && part < 1 ? std::sin(std::numbers::pi * part) : 0.0;
        recording.red[k] = std::lerp(recording.red[k], stirred.red[k], share);
        recording.green[k] = std::lerp(recording.green[k], stirred.green[k], share);
        recording.blue[k] = std::lerp(recording.blue[k], stirred.blue[k], share);
    }
}

} // namespace

RestlessRecording make_restless(std::uint64_t seed) {
    Random random{seed};
    auto const camera = some_camera(random);
    double const fast = between(random, 90, 170);
    double const rest = fast * between(random, 0.75, 1);
    auto const beats = recovering_heart(fast, rest, camera.seconds, random);
    RestlessRecording made{.recording = synthetic::film(camera, beats, {}, random),
                           .heart_rate_bpm = mean_rate(beats, camera.seconds)};
    auto const some_time_ms = [&] { return 1e3 * camera.seconds * random.uniform(); };
    auto const bursts = static_cast<int>(between(random, 0, 8));
    for (int k = 0; k < bursts; ++k) {
        double const size = camera.pulse_percent * between(random, 0.3, 4);
        stir(made.recording, some_time_ms(), 1e3 * between(random, 1, 7), size,
             seed * 100 + static_cast<std::uint64_t>(k));
    }
    auto const steps = static_cast<int>(between(random, 0, 6));
    for (int k = 0; k < steps; ++k) {
        set_exposure(made.recording, some_time_ms(), std::exp(0.06 * random.normal()),
                     between(random, 30, 400));
    }
    return made;
}

Restless judge_restless(int recordings) {
    Restless found;
    for (int k = 0; k < recordings; ++k) {
        auto const made = make_restless(static_cast<std::uint64_t>(k + 1));
        auto const analysis = analyze(made.recording);
        ++found.recordings;
        if (!analysis.result && !analysis.pulse_rate) {
            ++found.refused[std::string{hrv::name(analysis.result.error().reason)}];
            continue;
        }
        auto const rate = analysis.result ? analysis.result->heart_rate : analysis.pulse_rate->heart_rate;
        double const error = std::abs(rate.value() - made.heart_rate_bpm);
        ++found.answered;
        found.variability += analysis.result ? 1 : 0;
        found.wrong += error > kWrong_bpm ? 1 : 0;
        found.mean_error_bpm += error;
        found.worst_error_bpm = std::max(found.worst_error_bpm, error);
    }
    found.mean_error_bpm /= std::max(1, found.answered);
    return found;
}

} // namespace hrv::evaluation
