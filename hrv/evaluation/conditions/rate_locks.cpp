#include "hrv/evaluation/conditions/rate_locks.hpp"

#include "hrv/analyze.hpp"
#include "synthetic/random.hpp"
#include "synthetic/synthesize.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace hrv::evaluation {
namespace {

synthetic::Options some_person(synthetic::Random& random, std::uint64_t seed) {
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

RateLocks try_rates(int recordings) {
    constexpr double kHalf = 0.12;
    constexpr double kWrong_bpm = 3;
    RateLocks found;
    synthetic::Random random{2026};
    for (int k = 0; k < recordings; ++k) {
        auto const made = synthetic::synthesize(some_person(random, static_cast<std::uint64_t>(k + 1)));
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
