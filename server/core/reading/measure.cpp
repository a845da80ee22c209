#include "core/reading/measure.hpp"

#include "hrv/analyze.hpp"
#include "hrv/recording.hpp"
#include "hrv/rr.hpp"

#include <fmt/format.h>

namespace evenkeel::reading {
namespace {

/// Names the figures' origin in the database, so that a later engine's readings can be told apart.
constexpr char kEngineVersion[] = "hrv-1";

Rejection unreadable(hrv::ParseError const& error) {
    auto const place = error.column.empty() ? fmt::format("line {}", error.line)
                                            : fmt::format("line {}, {}", error.line, error.column);
    return {"unreadable", fmt::format("The recording could not be read ({}): {}", place, error.message), {}};
}

Measurement in_our_words(hrv::Analysis const& analysis, hrv::Summary const& summary) {
    Measurement measurement{.hr_bpm = summary.heart_rate.value(),
                            .rmssd_ms = summary.rmssd.value(),
                            .sdnn_ms = summary.sdnn.value(),
                            .pnn50 = summary.pnn50.value(),
                            .quality = analysis.quality.value,
                            .quality_reason = std::string{hrv::name(analysis.quality.reason)},
                            .beats = static_cast<int>(summary.beats.used),
                            .duration_s = analysis.capture.duration.value(),
                            .beat_runs_ms = {},
                            .engine_version = kEngineVersion};
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
    return Rejection{std::string{hrv::name(refusal.reason)}, refusal.message, refusal.at.value()};
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
