#include "intervals/summary.hpp"

#include "intervals/artefacts.hpp"
#include "intervals/rhythm.hpp"
#include "intervals/spectrum.hpp"
#include "intervals/variability.hpp"
#include "signal/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace hrv {
namespace {

/// Below this likeness a maximum is no beat that anything should rest on.
constexpr double kLeastLikeness = 0.3;
/// A beat of which even this is not known fell into a pause of the camera of half a second or more: no
/// interval may rest on it.
constexpr double kLostBeat_ms = 140.0;
/// SDNN and heart rate rest also on beats in disturbed surroundings whose own time is this sure: an interval
/// off by 1.4 times this still says how fast the heart was, and it counts by its noise.
constexpr double kTimed_ms = 60.0;
/// A beat is distorted when the typical one leaves this many times as much of it as of the middle beat, and
/// at least this part of it.
constexpr double kDistortedRests = 10.0;
constexpr double kDistortedRest = 0.15;
/// The mean interval of a resting heart over a few beats stays within this share of the usual one.
constexpr double kAsFast = 0.15;
/// The rhythm is spoken of where timing noise makes up at most this share of the squared differences.
constexpr double kSureRhythm = 0.1;
/// A difference of neighbouring intervals holds one beat twice and two beats once: 1 + 4 + 1 variances.
constexpr double kDifferenceNoise = 6.0;
constexpr double kTwoIntervals = 1.5;

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

/// Which intervals count, and how many early beats were left out with the intervals beside them.
struct Selection {
    Accepted accepted;
    Accepted normal; ///< Also beside distorted beats, whose time still says how long the heart took.
    std::size_t ectopic{0};
};

bool is_known(TimedBeats const& beats, std::size_t k) {
    return beats.likeness[k] > kLeastLikeness && beats.variance_ms2[k] < kLostBeat_ms * kLostBeat_ms;
}

bool is_trusted(TimedBeats const& beats, std::size_t k) {
    return is_known(beats, k) && (beats.trusted.empty() || beats.trusted[k]);
}

/// A beat whose own time is sure enough for the length of an interval, whatever happens around it.
bool is_timed(TimedBeats const& beats, std::size_t k) {
    return is_trusted(beats, k) || (is_known(beats, k) && beats.variance_ms2[k] < kTimed_ms * kTimed_ms);
}

/// Intervals of a possible length between two beats that fulfil `may_stand`.
template <class MayStand>
Accepted possible(std::span<double const> intervals, MayStand may_stand) {
    Accepted accepted(intervals.size());
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        accepted[k] = may_stand(k) && may_stand(k + 1) && intervals[k] > kShortestInterval_ms &&
                      intervals[k] < kLongestInterval_ms;
    }
    return accepted;
}

std::vector<double> chosen(std::span<double const> intervals, Accepted const& accepted) {
    std::vector<double> kept;
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        if (accepted[k]) {
            kept.push_back(intervals[k]);
        }
    }
    return kept;
}

/// An early beat shortens the interval before it and lengthens the one after it; both together are about two
/// usual ones. A disturbance that is taken for a beat splits one interval instead.
std::size_t count_ectopic(std::span<double const> intervals, std::vector<bool> const& artefact) {
    double const usual = median(intervals);
    std::size_t count = 0;
    for (std::size_t k = 0; k + 1 < intervals.size(); ++k) {
        bool const early = artefact[k] && artefact[k + 1] && intervals[k] < usual && intervals[k + 1] > usual;
        count += early && intervals[k] + intervals[k + 1] > kTwoIntervals * usual ? 1U : 0U;
    }
    return count;
}

/// Beats that differ from the typical one by far more than the others do: something else lay over them, and
/// its time is not theirs.
std::vector<bool> find_distorted(TimedBeats const& beats) {
    std::vector<double> rest(beats.likeness.size());
    std::ranges::transform(beats.likeness, rest.begin(), [](double like) { return 1 - like * like; });
    double const limit = std::max(kDistortedRest, kDistortedRests * median(rest));
    std::vector<bool> found;
    for (double const of_beat : rest) {
        found.push_back(of_beat > limit);
    }
    return found;
}

/// Takes artefacts out of those that are accepted, and counts the early beats among them.
std::size_t leave_out_artefacts(std::span<double const> intervals, Accepted& accepted) {
    auto const kept = chosen(intervals, accepted);
    if (kept.size() <= kFewestIntervals) {
        return 0;
    }
    auto const artefact = find_artefacts(kept);
    std::size_t next = 0;
    for (auto&& is_accepted : accepted) {
        if (is_accepted) {
            is_accepted = !artefact[next++];
        }
    }
    return count_ectopic(kept, artefact);
}

Selection select(std::span<double const> intervals, TimedBeats const& beats) {
    Selection found{.accepted = possible(intervals, [&](std::size_t k) { return is_trusted(beats, k); }),
                    .normal = possible(intervals, [&](std::size_t k) { return is_timed(beats, k); })};
    found.ectopic = leave_out_artefacts(intervals, found.accepted);
    leave_out_artefacts(intervals, found.normal);
    auto const distorted = find_distorted(beats);
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        found.accepted[k] = found.accepted[k] && !distorted[k] && !distorted[k + 1];
    }
    return found;
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

BeatCounts count_beats(std::span<double const> intervals, std::span<NnRun const> runs, std::size_t ectopic) {
    auto const left_out = static_cast<double>(intervals.size() - count_intervals(runs));
    return {.found = intervals.size() + 1,
            .used = count_intervals(runs) + runs.size(),
            .ectopic = ectopic,
            .corrected = Percent{100.0 * left_out / static_cast<double>(intervals.size())}};
}

/// Share of the squared differences of neighbours that the timing noise of the beats explains.
double noise_share(std::span<double const> intervals, TimedBeats const& beats) {
    double squares = 0;
    for (std::size_t k = 1; k < intervals.size(); ++k) {
        squares += (intervals[k] - intervals[k - 1]) * (intervals[k] - intervals[k - 1]);
    }
    double const noise =
        kDifferenceNoise * typical_timing_noise(beats).value() * typical_timing_noise(beats).value();
    return squares > 0 ? noise * static_cast<double>(intervals.size() - 1) / squares : 1.0;
}

/// A disturbed beat can be counted where it cannot be timed. The heart rate rests on the accepted intervals
/// and on the stretches between them whose beats come about as fast.
BeatsPerMinute counted_rate(std::span<double const> intervals, Accepted const& accepted) {
    auto const kept = chosen(intervals, accepted);
    double const usual = median(kept);
    double sum = 0, count = 0, left_out = 0, left_out_count = 0;
    bool begun = false;
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        if (!accepted[k]) {
            left_out += intervals[k];
            left_out_count += 1;
            continue;
        }
        if (begun && std::abs(left_out - left_out_count * usual) < kAsFast * left_out_count * usual) {
            sum += left_out;
            count += left_out_count;
        }
        begun = true;
        left_out = left_out_count = 0;
        sum += intervals[k];
        count += 1;
    }
    return BeatsPerMinute{60e3 * count / sum};
}

Seconds covered(std::span<NnRun const> runs) {
    return to_seconds(mean_interval(runs) * static_cast<double>(count_intervals(runs)));
}

} // namespace

std::optional<Measured> measure_heart(TimedBeats const& beats) {
    if (beats.time_s.size() < 2) {
        return std::nullopt;
    }
    auto const intervals = intervals_of(beats.time_s);
    auto const [accepted, normal, ectopic] = select(intervals, beats);
    auto const runs = nn_runs(intervals, accepted);
    if (count_intervals(runs) < kFewestIntervals || count_differences(runs) < kFewestDifferences) {
        return std::nullopt;
    }
    auto const found = variability(beats, accepted, normal);
    Summary summary;
    summary.heart_rate = counted_rate(intervals, normal);
    summary.rmssd = found.rmssd;
    summary.sdnn = found.sdnn;
    summary.pnn50 = found.pnn50;
    summary.ln_rmssd = std::log(std::max(found.rmssd.value(), 1e-3));
    summary.poincare = poincare(found.rmssd, found.sdnn);
    summary.spectrum = interval_spectrum(timed_intervals(beats.time_s, accepted));
    summary.timing_noise = typical_timing_noise(beats);
    summary.certainty = found.certainty;
    summary.rmssd_range = found.rmssd_range;
    summary.sdnn_range = found.sdnn_range;
    summary.clear = covered(runs);
    summary.beats = count_beats(intervals, runs, ectopic);
    return Measured{beat_runs(beats.time_s, accepted), summary};
}

std::optional<MeasuredRate> measure_rate(TimedBeats const& beats) {
    if (beats.time_s.size() < 2) {
        return std::nullopt;
    }
    auto const intervals = intervals_of(beats.time_s);
    auto const accepted = possible(intervals, [&](std::size_t k) { return is_trusted(beats, k); });
    auto const kept = chosen(intervals, accepted);
    if (kept.size() < kFewestIntervals) {
        return std::nullopt;
    }
    auto const runs = nn_runs(intervals, accepted);
    bool const sure = noise_share(kept, beats) < kSureRhythm;
    return MeasuredRate{.heart_rate = counted_rate(intervals, accepted),
                        .beats = count_beats(intervals, runs, select(intervals, beats).ectopic),
                        .chaotic = sure && is_chaotic(kept)};
}

} // namespace hrv
