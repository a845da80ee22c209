#include "core/portability/reading_rows.hpp"

#include "core/reading/beat_runs.hpp"
#include "core/reading/measure.hpp"

#include <fmt/format.h>

namespace evenkeel::portability {
namespace {

bool lies(double value, double lowest, double highest) {
    return value >= lowest && value <= highest;
}

} // namespace

std::expected<reading::Measurement, Sentence> measured_of(FoundReading const& found,
                                                          std::string_view source) {
    if (!found.intervals_ms.empty()) {
        auto const verdict = reading::measure_intervals(found.intervals_ms);
        if (auto const* const rejection = std::get_if<reading::Rejection>(&verdict))
            return std::unexpected(Sentence::in_english_only(rejection->message));
        return std::get<reading::Measurement>(verdict);
    }
    // A figure that no heart reaches comes from a column that means something else.
    if (!lies(found.hr_bpm, 20, 250))
        return std::unexpected(Sentence{"The heart rate must be between 20 and 250 beats a minute."});
    if (!lies(found.rmssd_ms, 1, 500) || !lies(found.sdnn_ms, 1, 500))
        return std::unexpected(Sentence{"RMSSD and SDNN must be between 1 and 500 milliseconds."});
    return reading::Measurement{.hr_bpm = found.hr_bpm,
                                .rmssd_ms = found.rmssd_ms,
                                .sdnn_ms = found.sdnn_ms,
                                .pnn50 = std::min(std::max(found.pnn50, 0.0), 100.0),
                                .quality = 0,
                                .quality_reason = "imported",
                                .beats = 0,
                                .duration_s = 0,
                                .beat_runs_ms = {},
                                .engine_version = fmt::format("import-{}", source)};
}

std::vector<std::string> task_columns() {
    return {"task_id",     "upload_id",        "context",           "status",           "created_at",
            "finished_at", "rejection_reason", "rejection_message", "rejection_second", "rejection_hr_bpm"};
}

Row task_row(std::string const& id, Instant at) {
    auto const moment = at.time_since_epoch().count();
    return {id,     id,    std::string{"other"}, std::string{"done"}, moment, moment, Cell{}, Cell{},
            Cell{}, Cell{}};
}

std::vector<std::string> reading_columns() {
    return {"task_id",      "measured_at",    "hr_bpm",      "rmssd_ms",     "sdnn_ms",   "pnn50",
            "quality",      "quality_reason", "beats",       "duration_s",   "beat_runs", "engine_version",
            "rmssd_low_ms", "rmssd_high_ms",  "sdnn_low_ms", "sdnn_high_ms", "clear_s",   "ectopic_beats"};
}

Row reading_row(std::string const& id, Instant at, reading::Measurement const& measured) {
    auto const& sure = measured.certainty;
    auto const part = [&](auto get) { return sure ? Cell{get(*sure)} : Cell{}; };
    return {id,
            std::int64_t{at.time_since_epoch().count()},
            measured.hr_bpm,
            measured.rmssd_ms,
            measured.sdnn_ms,
            measured.pnn50,
            measured.quality,
            measured.quality_reason,
            std::int64_t{measured.beats},
            measured.duration_s,
            reading::beat_runs_text(measured.beat_runs_ms),
            measured.engine_version,
            part([](auto const& c) { return c.rmssd.low_ms; }),
            part([](auto const& c) { return c.rmssd.high_ms; }),
            part([](auto const& c) { return c.sdnn.low_ms; }),
            part([](auto const& c) { return c.sdnn.high_ms; }),
            part([](auto const& c) { return c.clear_s; }),
            part([](auto const& c) { return std::int64_t{c.ectopic_beats}; })};
}

} // namespace evenkeel::portability
