#include "core/reading/analyse_upload.hpp"

#include "core/reading/measure.hpp"

namespace evenkeel::reading {

AnalysisOutcome AnalyseUpload::missing_upload(HrvTask const& task) const {
    auto const now = clock_.now();
    if (now - task.created_at < kUploadGrace)
        return AnalysisOutcome::waiting_for_upload;
    tasks_.reject(task.owner, task.id,
                  {"upload_missing", "The recording never arrived. Please measure again.", {}}, now);
    return AnalysisOutcome::finished;
}

AnalysisOutcome AnalyseUpload::operator()(Owner const& owner, HrvTaskId const& task_id) const {
    auto const task = tasks_.find(owner, task_id);
    if (!task || task->status == TaskStatus::done || task->status == TaskStatus::rejected)
        return AnalysisOutcome::finished;
    auto const recording = objects_.read(task->object_key);
    if (!recording)
        return missing_upload(*task);

    tasks_.mark_running(owner, task_id);
    auto const verdict = measure(*recording);
    if (auto const* measurement = std::get_if<Measurement>(&verdict))
        tasks_.finish(owner, task_id, *measurement, clock_.now());
    else
        tasks_.reject(owner, task_id, std::get<Rejection>(verdict), clock_.now());
    return AnalysisOutcome::finished;
}

} // namespace evenkeel::reading
