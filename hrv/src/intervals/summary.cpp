#include "intervals/summary.hpp"

#include "beats/pulse_arrival.hpp"
#include "intervals/artefacts.hpp"
#include "intervals/spectrum.hpp"
#include "intervals/variability.hpp"

#include <algorithm>
#include <cmath>

namespace hrv {
namespace {

/// Below this likeness a maximum is no beat that anything should rest on.
constexpr double kLeastLikeness = 0.3;
/// A beat of which even this is not known fell into a pause of the camera of half a second or more: no
/// interval may rest on it.
constexpr double kLostBeat_ms = 140.0;
/// A beat timed better than this is sure.
constexpr double kSureBeat_ms = 8.0;

constexpr double kShortestInterval_ms = 300;
constexpr double kLongestInterval_ms = 2000;
constexpr std::size_t kFewestIntervals = 8;
constexpr std::size_t kFewestDifferences = 6;

using Accepted = std::vector<bool>;

std::vector<double> intervals_of(std::span<double const> time_s) {
    std::vector<double> intervals(time_s.size() - 1);
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        intervals[k] = (time_s[k + 1] - time_s[k]) * 1e3;
    }
    return intervals;
}

/// Intervals between two beats that are no artefacts among their like.
Accepted accept(std::span<double const> intervals, TimedBeats const& beats) {
    Accepted accepted(intervals.size());
    std::vector<double> kept;
    auto const known = [&](std::size_t k) {
        return beats.likeness[k] > kLeastLikeness && beats.variance_ms2[k] < kLostBeat_ms * kLostBeat_ms;
    };
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        accepted[k] = known(k) && known(k + 1) && intervals[k] > kShortestInterval_ms &&
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
    for (auto&& is_accepted : accepted) {
        if (is_accepted) {
            is_accepted = !artefact[next++];
        }
    }
    return accepted;
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

std::vector<TimedInterval> timed_intervals(std::span<double const> time_s, Accepted const& accepted) {
    std::vector<TimedInterval> found;
    for (std::size_t k = 0; k < accepted.size(); ++k) {
        if (accepted[k]) {
            found.push_back({time_s[k + 1], (time_s[k + 1] - time_s[k]) * 1e3});
        }
    }
    return found;
}

/// Intervals left out although both their beats are sure: the rhythm itself is uneven there, not the
/// measurement.
double spoilt_share(TimedBeats const& beats, Accepted const& accepted) {
    auto const sure = [&](std::size_t k) { return beats.variance_ms2[k] < kSureBeat_ms * kSureBeat_ms; };
    double all = 0, spoilt = 0;
    for (std::size_t k = 0; k < accepted.size(); ++k) {
        if (sure(k) && sure(k + 1)) {
            ++all;
            spoilt += accepted[k] ? 0.0 : 1.0;
        }
    }
    return all > 0 ? spoilt / all : 0.0;
}

} // namespace

std::optional<Measured> measure(ChannelPulse const& pulse) {
    return measure_heart(without_arrival_delay(pulse.beats));
}

std::optional<Measured> measure_heart(TimedBeats const& beats) {
    if (beats.time_s.size() < 2) {
        return std::nullopt;
    }
    auto const intervals = intervals_of(beats.time_s);
    auto const accepted = accept(intervals, beats);
    auto const runs = nn_runs(intervals, accepted);
    if (count_intervals(runs) < kFewestIntervals || count_differences(runs) < kFewestDifferences) {
        return std::nullopt;
    }
    auto const found = variability(beats, accepted);
    auto const left_out = intervals.size() - count_intervals(runs);
    Summary summary;
    summary.heart_rate = mean_heart_rate(runs);
    summary.rmssd = found.rmssd;
    summary.sdnn = found.sdnn;
    summary.pnn50 = found.pnn50;
    summary.ln_rmssd = std::log(std::max(found.rmssd.value(), 1e-3));
    summary.poincare = poincare(found.rmssd, found.sdnn);
    summary.spectrum = interval_spectrum(timed_intervals(beats.time_s, accepted));
    summary.timing_noise = typical_timing_noise(beats);
    summary.certainty = found.certainty;
    summary.beats.found = beats.time_s.size();
    summary.beats.used = count_intervals(runs) + runs.size();
    summary.beats.corrected =
        Percent{100.0 * static_cast<double>(left_out) / static_cast<double>(intervals.size())};
    return Measured{beat_runs(beats.time_s, accepted), summary, spoilt_share(beats, accepted)};
}

} // namespace hrv
