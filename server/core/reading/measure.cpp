#include "core/reading/measure.hpp"

#include "hrv/analyze.hpp"
#include "hrv/recording.hpp"
#include "hrv/rr.hpp"

#include <cmath>
#include <fmt/format.h>

namespace evenkeel::reading {
namespace {

/// Names the figures' origin in the database, so that a later engine's readings can be told apart.
constexpr char kEngineVersion[] = "hrv-2";

Rejection unreadable(hrv::ParseError const& error) {
    auto const place = error.column.empty() ? fmt::format("line {}", error.line)
                                            : fmt::format("line {}, {}", error.line, error.column);
    return {"unreadable", fmt::format("The recording could not be read ({}): {}", place, error.message), {}};
}

/// To a millionth: far finer than any figure means, and coarse enough that each one is the same number again
/// after it was written to a file and read from it.
double kept(double value) {
    return std::round(value * 1e6) / 1e6;
}

ValueRange in_our_words(hrv::Range const& range) {
    return {.low_ms = kept(range.low.value()), .high_ms = kept(range.high.value())};
}

Certainty certainty_of(hrv::Summary const& summary) {
    return {.rmssd = in_our_words(summary.rmssd_range),
            .sdnn = in_our_words(summary.sdnn_range),
            .clear_s = kept(summary.clear.value()),
            .ectopic_beats = static_cast<int>(summary.beats.ectopic)};
}

Measurement in_our_words(hrv::Analysis const& analysis, hrv::Summary const& summary) {
    Measurement measurement{.hr_bpm = kept(summary.heart_rate.value()),
                            .rmssd_ms = kept(summary.rmssd.value()),
                            .sdnn_ms = kept(summary.sdnn.value()),
                            .pnn50 = kept(summary.pnn50.value()),
                            .quality = kept(analysis.quality.value),
                            .quality_reason = std::string{hrv::name(analysis.quality.reason)},
                            .beats = static_cast<int>(summary.beats.used),
                            .duration_s = kept(analysis.capture.duration.value()),
                            .beat_runs_ms = {},
                            .engine_version = kEngineVersion,
                            .certainty = certainty_of(summary)};
    for (auto const& run : analysis.runs) {
        auto& beats = measurement.beat_runs_ms.emplace_back();
        for (auto const beat : run.beats)
            beats.push_back(beat.value());
    }
    return measurement;
}

Verdict verdict_of(hrv::Analysis const& analysis) {
    if (analysis.result)
        return in_our_words(analysis, *analysis.result);
    auto const& refusal = analysis.result.error();
    Rejection rejection{std::string{hrv::name(refusal.reason)}, refusal.message, refusal.at.value()};
    if (analysis.pulse_rate)
        rejection.hr_bpm = analysis.pulse_rate->heart_rate.value();
    return rejection;
}

} // namespace

Verdict measure(std::string_view recording_csv) {
    auto const recording = hrv::parse_csv(recording_csv);
    if (!recording)
        return unreadable(recording.error());
    return verdict_of(hrv::analyze(*recording));
}

Verdict measure_intervals(std::span<double const> intervals_ms) {
    std::vector<hrv::Milliseconds> intervals;
    for (auto const interval : intervals_ms)
        intervals.emplace_back(interval);
    return verdict_of(hrv::analyze_rr(intervals));
}

} // namespace evenkeel::reading
