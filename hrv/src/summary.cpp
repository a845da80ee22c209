#include "summary.hpp"

#include "artefacts.hpp"
#include "statistics.hpp"

#include <algorithm>
#include <cmath>

namespace hrv {
namespace {

/// RMSSD needs each beat's time exactly, so only beats this like the typical one count for it. Where too few
/// pass, the gate opens in steps: some noise is better than a value from a handful of beats.
constexpr double kStrictGate = 0.95;
constexpr double kLowestStrictGate = 0.6;
constexpr double kGateStep = 0.03;
constexpr double kEnoughBeats = 0.7;
/// Heart rate and SDNN lose more by a missing beat than by an inexact one.
constexpr double kLooseGate = 0.8;

constexpr double kShortestInterval_ms = 300;
constexpr double kLongestInterval_ms = 2000;
constexpr std::size_t kFewestIntervals = 8;
constexpr std::size_t kFewestDifferences = 6;

/// Beat-to-beat scatter of the pulse's way from heart to finger, which the light cannot show apart from the
/// heart's.
constexpr double kTransitScatter_ms = 4.0;
/// At least these shares of the bare variances are left, however noisy the recording.
constexpr double kLeastRmssdShare = 0.3;
constexpr double kLeastSdnnShare = 0.5;

using Accepted = std::vector<bool>;

std::vector<double> intervals_of(std::span<double const> time_s) {
    std::vector<double> intervals(time_s.size() - 1);
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        intervals[k] = (time_s[k + 1] - time_s[k]) * 1e3;
    }
    return intervals;
}

/// Intervals between two beats above the gate that are no artefacts among their like.
Accepted accept(std::span<double const> intervals, std::span<double const> likeness, double gate) {
    Accepted accepted(intervals.size());
    std::vector<double> kept;
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        accepted[k] = likeness[k] > gate && likeness[k + 1] > gate && intervals[k] > kShortestInterval_ms &&
                      intervals[k] < kLongestInterval_ms;
        if (accepted[k]) {
            kept.push_back(intervals[k]);
        }
    }
    if (kept.size() <= kFewestIntervals) {
        return accepted;
    }
    auto const artefact = find_artefacts(kept);
    std::size_t next = 0;
    for (std::size_t k = 0; k < accepted.size(); ++k) {
        if (accepted[k]) {
            accepted[k] = !artefact[next++];
        }
    }
    return accepted;
}

double strict_gate(std::span<double const> likeness) {
    double gate = kStrictGate;
    auto const share_above = [&] {
        return static_cast<double>(
                   std::ranges::count_if(likeness, [&](double like) { return like > gate; })) /
               static_cast<double>(likeness.size());
    };
    while (gate > kLowestStrictGate && share_above() < kEnoughBeats) {
        gate -= kGateStep;
    }
    return gate;
}

std::vector<NnRun> nn_runs(std::span<double const> intervals, Accepted const& accepted) {
    std::vector<NnRun> runs;
    bool open = false;
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        if (accepted[k]) {
            if (!open) {
                runs.emplace_back();
            }
            runs.back().intervals.emplace_back(intervals[k]);
        }
        open = accepted[k];
    }
    return runs;
}

std::vector<BeatRun> beat_runs(std::span<double const> time_s, Accepted const& accepted) {
    std::vector<BeatRun> runs;
    for (std::size_t k = 0; k < time_s.size(); ++k) {
        if (k == 0 || !accepted[k - 1]) {
            runs.emplace_back();
        }
        runs.back().beats.emplace_back(time_s[k] * 1e3);
    }
    return runs;
}

/// Independent errors of variance s^2 in each beat's time add 6 s^2 to RMSSD^2 and 2 s^2 to SDNN^2.
Milliseconds without_noise(Milliseconds value, double noise_ms, double weight, double least_share) {
    double const square = value.value() * value.value();
    return Milliseconds{std::sqrt(std::max(square - weight * noise_ms * noise_ms, least_share * square))};
}

} // namespace

std::optional<Measured> measure(ChannelPulse const& pulse) {
    auto const& beats = pulse.beats;
    if (beats.time_s.size() < 2) {
        return std::nullopt;
    }
    auto const intervals = intervals_of(beats.time_s);
    double const gate = strict_gate(beats.likeness);
    auto const loose = accept(intervals, beats.likeness, std::min(kLooseGate, gate));
    auto const runs = nn_runs(intervals, loose);
    auto const strict_runs = nn_runs(intervals, accept(intervals, beats.likeness, gate));
    if (count_intervals(runs) < kFewestIntervals || count_differences(strict_runs) < kFewestDifferences) {
        return std::nullopt;
    }
    double const noise_ms = std::hypot(beats.noise_s * 1e3, kTransitScatter_ms);
    Summary summary;
    summary.heart_rate = mean_heart_rate(runs);
    summary.rmssd = without_noise(rmssd(strict_runs), noise_ms, 6, kLeastRmssdShare);
    summary.sdnn = without_noise(sdnn(runs), noise_ms, 2, kLeastSdnnShare);
    summary.pnn50 = pnn50(strict_runs);
    summary.ln_rmssd = std::log(summary.rmssd.value());
    summary.poincare = poincare(summary.rmssd, summary.sdnn);
    summary.timing_noise = Milliseconds{beats.noise_s * 1e3};
    summary.beats.found = beats.time_s.size();
    summary.beats.used = count_intervals(runs) + runs.size();
    auto const left_out = intervals.size() - count_intervals(runs);
    summary.beats.corrected =
        Percent{100.0 * static_cast<double>(left_out) / static_cast<double>(intervals.size())};
    return Measured{beat_runs(beats.time_s, loose), summary};
}

} // namespace hrv
