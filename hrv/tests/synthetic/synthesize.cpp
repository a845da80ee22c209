#include "synthetic/synthesize.hpp"

#include "hrv/intervals.hpp"

#include <array>
#include <cstdio>

namespace hrv::synthetic {
namespace {

/// Intervals between neighbouring normal beats; an ectopic beat ends a run.
std::vector<NnRun> normal_runs(std::span<Heartbeat const> beats) {
    std::vector<NnRun> runs(1);
    for (std::size_t k = 1; k < beats.size(); ++k) {
        if (beats[k].ectopic || beats[k - 1].ectopic) {
            runs.emplace_back();
        } else {
            runs.back().intervals.emplace_back((beats[k].time_s - beats[k - 1].time_s) * 1e3);
        }
    }
    return runs;
}

Truth truth_of(std::span<Heartbeat const> beats, double seconds) {
    std::vector<Heartbeat> seen;
    Truth truth;
    for (auto const& beat : beats) {
        if (beat.time_s >= 0 && beat.time_s <= seconds) {
            seen.push_back(beat);
            truth.beats_ms.push_back(beat.time_s * 1e3);
            if (beat.ectopic) {
                truth.ectopic_ms.push_back(beat.time_s * 1e3);
            }
        }
    }
    auto const runs = normal_runs(seen);
    if (count_differences(runs) > 0) {
        truth.heart_rate_bpm = mean_heart_rate(runs).value();
        truth.rmssd_ms = rmssd(runs).value();
        truth.sdnn_ms = sdnn(runs).value();
        truth.pnn50 = pnn50(runs).value();
    }
    return truth;
}

template <class... Values>
std::string printed(char const* format, Values... values) {
    std::array<char, 160> line{};
    auto const length = std::snprintf(line.data(), line.size(), format, values...);
    return {line.data(), static_cast<std::size_t>(length)};
}

std::string list(std::span<double const> values) {
    std::string text;
    for (double const value : values) {
        text += text.empty() ? "" : ", ";
        text += printed("%.3f", value);
    }
    return "[" + text + "]";
}

} // namespace

Synthetic synthesize(Options const& options) {
    Random random{options.seed};
    bool const alive = options.camera.scene == Scene::finger || options.camera.scene == Scene::talking;
    auto const beats = alive ? beat(options.heart, options.camera.seconds, random) : std::vector<Heartbeat>{};
    auto recording = film(options.camera, beats, options.heart, random);
    return {std::move(recording), truth_of(beats, options.camera.seconds)};
}

std::string to_csv(Recording const& recording) {
    std::string text = "time_ms,red,green,blue\n";
    for (std::size_t k = 0; k < recording.time_ms.size(); ++k) {
        text += printed("%.0f,%.3f,%.3f,%.3f\n", recording.time_ms[k], recording.red[k], recording.green[k],
                        recording.blue[k]);
    }
    return text;
}

std::string to_json(Options const& options, Truth const& truth) {
    return printed("{\n  \"seed\": %llu,\n", static_cast<unsigned long long>(options.seed)) +
           printed("  \"seconds\": %.3f,\n  \"frames_per_second\": %.3f,\n", options.camera.seconds,
                   options.camera.frames_per_second) +
           printed("  \"breaths_per_minute\": %.3f,\n", options.heart.breaths_per_minute) +
           printed("  \"hr_bpm\": %.6f,\n  \"rmssd_ms\": %.6f,\n", truth.heart_rate_bpm, truth.rmssd_ms) +
           printed("  \"sdnn_ms\": %.6f,\n  \"pnn50\": %.6f,\n", truth.sdnn_ms, truth.pnn50) +
           "  \"beats_ms\": " + list(truth.beats_ms) + ",\n  \"ectopic_ms\": " + list(truth.ectopic_ms) +
           "\n}\n";
}

} // namespace hrv::synthetic
