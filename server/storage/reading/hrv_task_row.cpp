#include "storage/reading/hrv_task_row.hpp"

#include "storage/engine/columns.hpp"

#include <sstream>

namespace evenkeel::storage {
namespace {

std::optional<reading::Certainty> certainty_of(Row const& row) {
    if (row.is_null("rmssd_low_ms"))
        return std::nullopt;
    return reading::Certainty{
        .rmssd = {.low_ms = row.number("rmssd_low_ms"), .high_ms = row.number("rmssd_high_ms")},
        .sdnn = {.low_ms = row.number("sdnn_low_ms"), .high_ms = row.number("sdnn_high_ms")},
        .clear_s = row.number("clear_s"),
        .ectopic_beats = static_cast<int>(row.integer("ectopic_beats"))};
}

reading::Measurement measurement_of(Row const& row) {
    return {.hr_bpm = row.number("hr_bpm"),
            .rmssd_ms = row.number("rmssd_ms"),
            .sdnn_ms = row.number("sdnn_ms"),
            .pnn50 = row.number("pnn50"),
            .quality = row.number("quality"),
            .quality_reason = row.text("quality_reason"),
            .beats = static_cast<int>(row.integer("beats")),
            .duration_s = row.number("duration_s"),
            .beat_runs_ms = beat_runs_of(row.text("beat_runs")),
            .engine_version = row.text("engine_version"),
            .certainty = certainty_of(row)};
}

reading::Rejection rejection_of(Row const& row) {
    return {.reason = row.text("rejection_reason"),
            .message = row.text("rejection_message"),
            .second = row.number_or_null("rejection_second"),
            .hr_bpm = row.number_or_null("rejection_hr_bpm")};
}

Instant measured_at_of(Row const& row) {
    if (auto const measured = row.instant_or_null("measured_at"))
        return *measured;
    return row.instant_or_null("taken_at").value_or(row.instant("created_at"));
}

} // namespace

reading::Upload upload_of(Row const& row) {
    return {.id = UploadId{row.text("upload_id")},
            .owner = reading::Owner::from_id(row.text("owner_id")),
            .object_key = row.text("object_key"),
            .created_at = row.instant("created_at")};
}

reading::HrvTask task_of(Row const& row) {
    reading::HrvTask task{.id = HrvTaskId{row.text("task_id")},
                          .owner = reading::Owner::from_id(row.text("owner_id")),
                          .upload_id = UploadId{row.text("upload_id")},
                          .object_key = row.text("object_key"),
                          .context = reading::context_named(row.text("context")).value(),
                          .tags = tags_of(row.text("tags")),
                          .status = reading::status_named(row.text("status")).value(),
                          .created_at = row.instant("created_at"),
                          .measured_at = measured_at_of(row),
                          .finished_at = row.instant_or_null("finished_at"),
                          .measurement = {},
                          .rejection = {}};
    if (!row.is_null("hr_bpm"))
        task.measurement = measurement_of(row);
    if (!row.is_null("rejection_reason"))
        task.rejection = rejection_of(row);
    return task;
}

std::vector<reading::ContextTag> tags_of(std::string const& text) {
    std::vector<reading::ContextTag> tags;
    for (auto const& name : split_words(text))
        tags.push_back(reading::context_tag_named(name).value());
    return tags;
}

std::string tags_text(std::vector<reading::ContextTag> const& tags) {
    std::vector<std::string> names;
    for (auto const tag : tags)
        names.emplace_back(reading::to_text(tag));
    return joined(names);
}

std::vector<std::vector<double>> beat_runs_of(std::string const& text) {
    std::vector<std::vector<double>> runs;
    std::istringstream words{text};
    for (std::string word; words >> word;) {
        if (runs.empty() || word == "|")
            runs.emplace_back();
        if (word != "|")
            runs.back().push_back(std::stod(word));
    }
    return runs;
}

} // namespace evenkeel::storage
