#include "core/reading/start_analysis.hpp"

namespace evenkeel::reading {

Result<HrvTask> StartAnalysis::operator()(Owner const& owner, std::optional<UploadId> const& upload_id,
                                          Circumstances const& circumstances) const {
    auto const upload = upload_id ? tasks_.find_upload(owner, *upload_id) : tasks_.latest_upload(owner);
    if (!upload)
        return upload_id ? refuse(Fault::not_found, "upload_id", "There is no such upload of yours.")
                         : refuse(Fault::not_found, "Upload a recording first.");

    auto const now = clock_.now();
    HrvTask const task{.id = HrvTaskId{secure_.uuid()},
                       .owner = owner,
                       .upload_id = upload->id,
                       .object_key = upload->object_key,
                       .context = circumstances.context,
                       .tags = in_order(circumstances.tags),
                       .status = TaskStatus::queued,
                       .created_at = now,
                       .finished_at = {},
                       .measurement = {},
                       .rejection = {}};
    return tasks_.start_once(task, {.kind = kAnalyseUpload,
                                    .payload = owner.id() + " " + task.id.value(),
                                    .unique_key = std::string{kAnalyseUpload} + ":" + upload->id.value(),
                                    .run_at = now});
}

} // namespace evenkeel::reading
