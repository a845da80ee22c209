#pragma once

#include "core/base/result.hpp"
#include "core/base/secure.hpp"
#include "core/reading/hrv_tasks.hpp"

#include <optional>

namespace evenkeel::reading {

/// Job kind: analyses one upload; the payload is "<owner id> <task id>".
inline constexpr char kAnalyseUpload[] = "analyse_upload";

/// Starts the analysis of the named upload, or of the owner's latest. The same upload again gives the same
/// task.
class StartAnalysis {
public:
    StartAnalysis(HrvTasks& tasks, Clock const& clock, Secure& secure)
        : tasks_{tasks}, clock_{clock}, secure_{secure} {}

    Result<HrvTask> operator()(Owner const& owner, std::optional<UploadId> const& upload,
                               Circumstances const& circumstances) const;

private:
    HrvTasks& tasks_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::reading
