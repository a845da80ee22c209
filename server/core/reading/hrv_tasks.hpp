#pragma once

#include "core/base/time_cursor.hpp"
#include "core/job/new_job.hpp"
#include "core/reading/hrv_task.hpp"

#include <cstddef>

namespace evenkeel::reading {

/// A finished reading with the member's tags.
struct TaggedReading {
    Instant at;
    std::vector<ContextTag> tags;
};

/// Where uploads, analysis tasks and their results are kept.
class HrvTasks {
public:
    virtual ~HrvTasks() = default;

    virtual void add_upload(Upload const& upload) = 0;
    [[nodiscard]] virtual std::optional<Upload> find_upload(Owner const& owner,
                                                            UploadId const& upload) const = 0;
    [[nodiscard]] virtual std::optional<Upload> latest_upload(Owner const& owner) const = 0;

    /// Keeps the task and queues its analysis, together or not at all. When the upload has a task already
    /// nothing is kept or queued, and that one comes back as it stands.
    virtual HrvTask start_once(HrvTask const& task, job::NewJob const& analysis) = 0;

    [[nodiscard]] virtual std::optional<HrvTask> find(Owner const& owner, HrvTaskId const& task) const = 0;
    [[nodiscard]] virtual std::optional<HrvTask> latest(Owner const& owner) const = 0;

    /// Says that a worker has begun. Does nothing once the task is finished.
    virtual void mark_running(Owner const& owner, HrvTaskId const& task) = 0;

    /// Keeps the result and marks the task done. The first ending counts: false, and nothing changed, once
    /// the task is done or rejected.
    virtual bool finish(Owner const& owner, HrvTaskId const& task, Measurement const& measurement,
                        Instant at) = 0;
    virtual bool reject(Owner const& owner, HrvTaskId const& task, Rejection const& rejection,
                        Instant at) = 0;

    /// Finished tasks with a measurement, newest first, measured at or after `from`, at most `limit`.
    [[nodiscard]] virtual std::vector<HrvTask> readings(MemberId const& member, Instant from,
                                                        std::size_t limit) const = 0;

    /// The readings behind the cursor, newest first, at most `limit`.
    [[nodiscard]] virtual std::vector<HrvTask> page(MemberId const& member, TimeCursor const& behind,
                                                    std::size_t limit) const = 0;

    /// When those readings were taken, newest first: what counts of days look at.
    [[nodiscard]] virtual std::vector<Instant> reading_times(MemberId const& member, Instant from,
                                                             std::size_t limit) const = 0;

    /// The tags of those readings, newest first.
    [[nodiscard]] virtual std::vector<TaggedReading> tagged_since(MemberId const& member, Instant from,
                                                                  std::size_t limit) const = 0;

    /// Uploads older than this for which no task was ever started, oldest first: their objects may be
    /// removed.
    [[nodiscard]] virtual std::vector<Upload> abandoned_uploads(Instant before, std::size_t limit) const = 0;

    /// Does nothing once a task was started for it.
    virtual void forget_upload(Owner const& owner, UploadId const& upload) = 0;

    /// Uploads older than this of visitors without an account, analysed or not, oldest first.
    [[nodiscard]] virtual std::vector<Upload> visitors_uploads(Instant before, std::size_t limit) const = 0;

    /// Removes the upload with its task and its result; together or not at all. Other uploads of the visitor
    /// stay.
    virtual void forget_reading(VisitorId const& visitor, UploadId const& upload) = 0;
};

} // namespace evenkeel::reading
