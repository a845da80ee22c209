#include "core/reading/start_analysis.hpp"

#include <algorithm>

namespace evenkeel::reading {
namespace {

Result<void> check_moment(Instant measured_at, Instant now) {
    if (measured_at > now + kRecordingClockTolerance)
        return refuse(Fault::invalid_input, "measured_at", "A reading cannot be from the future.");
    if (measured_at < now - kOldestRecording)
        return refuse(Fault::invalid_input, "measured_at", "A reading can be at most 14 days old.");
    return {};
}

} // namespace

Result<StartedAnalysis> StartAnalysis::operator()(Owner const& owner,
                                                  std::optional<UploadId> const& upload_id,
                                                  Circumstances const& circumstances) const {
    auto const now = clock_.now();
    auto const measured_at = circumstances.measured_at.value_or(now);
    if (auto const good = check_moment(measured_at, now); !good)
        return std::unexpected(good.error());
    auto const upload = upload_id ? tasks_.find_upload(owner, *upload_id) : tasks_.latest_upload(owner);
    if (!upload)
        return upload_id ? refuse(Fault::not_found, "upload_id", "You have no such upload.")
                         : refuse(Fault::not_found, "Upload a recording first.");

    HrvTask const task{.id = HrvTaskId{secure_.uuid()},
                       .owner = owner,
                       .upload_id = upload->id,
                       .object_key = upload->object_key,
                       .context = circumstances.context,
                       .tags = in_order(circumstances.tags),
                       .status = TaskStatus::queued,
                       .created_at = now,
                       .measured_at = std::min(measured_at, now),
                       .finished_at = {},
                       .measurement = {},
                       .rejection = {}};
    auto kept = tasks_.start_once(task, {.kind = kAnalyseUpload,
                                         .payload = owner.id() + " " + task.id.value(),
                                         .unique_key = std::string{kAnalyseUpload} + ":" + upload->id.value(),
                                         .run_at = now});
    auto const is_new = kept.id == task.id;
    return StartedAnalysis{.task = std::move(kept), .is_new = is_new};
}

} // namespace evenkeel::reading
