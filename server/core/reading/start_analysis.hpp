#pragma once

#include "core/base/result.hpp"
#include "core/base/secure.hpp"
#include "core/reading/hrv_tasks.hpp"

#include <optional>

namespace evenkeel::reading {

/// Job kind: analyses one upload; the payload is "<owner id> <task id>".
inline constexpr char kAnalyseUpload[] = "analyse_upload";

/// A reading that was taken without a connection is sent later and counts on the day on which it was taken.
inline constexpr std::chrono::days kOldestRecording{14};
inline constexpr std::chrono::minutes kRecordingClockTolerance{5}; ///< A phone's clock may be a little ahead.

struct StartedAnalysis {
    HrvTask task;
    bool is_new{true}; ///< False: this upload had its task already.
};

/// Starts the analysis of the named upload, or of the owner's latest. The same upload again gives the same
/// task. Refuses: not_found; a recording from the future or from more than 14 days back (measured_at).
class StartAnalysis {
public:
    StartAnalysis(HrvTasks& tasks, Clock const& clock, Secure& secure)
        : tasks_{tasks}, clock_{clock}, secure_{secure} {}

    Result<StartedAnalysis> operator()(Owner const& owner, std::optional<UploadId> const& upload,
                                       Circumstances const& circumstances) const;

private:
    HrvTasks& tasks_;
    Clock const& clock_;
    Secure& secure_;
};

} // namespace evenkeel::reading
