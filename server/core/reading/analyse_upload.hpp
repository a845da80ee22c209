#pragma once

#include "core/base/clock.hpp"
#include "core/base/object_store.hpp"
#include "core/reading/hrv_tasks.hpp"

namespace evenkeel::reading {

/// How long a started analysis waits for its recording: the client may say "go" before its upload has
/// arrived.
inline constexpr std::chrono::minutes kUploadGrace{12};

enum class AnalysisOutcome { finished, waiting_for_upload };

/// Reads the recording, lets the engine judge it and keeps what it says. A task that is finished already is
/// left alone, so that a worker that died half-way can be followed by another.
class AnalyseUpload {
public:
    AnalyseUpload(HrvTasks& tasks, ObjectStore& objects, Clock const& clock)
        : tasks_{tasks}, objects_{objects}, clock_{clock} {}

    AnalysisOutcome operator()(Owner const& owner, HrvTaskId const& task) const;

private:
    [[nodiscard]] AnalysisOutcome missing_upload(HrvTask const& task) const;

    HrvTasks& tasks_;
    ObjectStore& objects_;
    Clock const& clock_;
};

} // namespace evenkeel::reading
