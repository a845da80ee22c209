#include "storage/reading/hrv_tasks.hpp"

#include "core/reading/beat_runs.hpp"
#include "storage/engine/try_again.hpp"
#include "storage/job/jobs.hpp"
#include "storage/reading/hrv_task_row.hpp"

#include <sql/hrv_tasks.hpp>
#include <sql/hrv_uploads.hpp>
#include <sql/readings.hpp>

namespace evenkeel::storage {
namespace {

std::optional<reading::Upload> first_upload(Rows const& rows) {
    return rows.empty() ? std::nullopt : std::optional{upload_of(rows.first())};
}

std::optional<reading::HrvTask> first_task(Rows const& rows) {
    return rows.empty() ? std::nullopt : std::optional{task_of(rows.first())};
}

void insert_reading(Connection& connection, reading::Owner const& owner, HrvTaskId const& task,
                    reading::Measurement const& measured, Instant measured_at) {
    auto const& sure = measured.certainty;
    auto const part = [&](auto get) { return sure ? std::optional{get(*sure)} : std::nullopt; };
    connection.queue(
        sql::readings::kInsert, owner.id(), task, measured_at, measured.hr_bpm, measured.rmssd_ms,
        measured.sdnn_ms, measured.pnn50, measured.quality, measured.quality_reason, measured.beats,
        measured.duration_s, reading::beat_runs_text(measured.beat_runs_ms), measured.engine_version,
        part([](auto const& c) { return c.rmssd.low_ms; }),
        part([](auto const& c) { return c.rmssd.high_ms; }),
        part([](auto const& c) { return c.sdnn.low_ms; }), part([](auto const& c) { return c.sdnn.high_ms; }),
        part([](auto const& c) { return c.clear_s; }), part([](auto const& c) { return c.ectopic_beats; }));
}

} // namespace

void SqlHrvTasks::add_upload(reading::Upload const& upload) {
    database_.transact([&](Connection& connection) {
        connection.queue(sql::hrv_uploads::kInsert, upload.owner.id(), upload.id, upload.object_key,
                         upload.created_at);
    });
}

std::optional<reading::Upload> SqlHrvTasks::find_upload(reading::Owner const& owner,
                                                        UploadId const& upload) const {
    return database_.read([&](Connection& connection) {
        return first_upload(connection.run(sql::hrv_uploads::kFind, owner.id(), upload));
    });
}

std::optional<reading::Upload> SqlHrvTasks::latest_upload(reading::Owner const& owner) const {
    return database_.read([&](Connection& connection) {
        return first_upload(connection.run(sql::hrv_uploads::kLatest, owner.id()));
    });
}

reading::HrvTask SqlHrvTasks::start_once(reading::HrvTask const& task, job::NewJob const& analysis) {
    return database_.transact([&](Connection& connection) {
        auto const kept = connection.run(sql::hrv_tasks::kInsert, task.owner.id(), task.id, task.upload_id,
                                         task.object_key, reading::to_text(task.context),
                                         tags_text(task.tags), task.created_at, task.measured_at);
        if (!kept.empty())
            enqueue(connection, analysis);
        return task_of(
            row_in_the_way(connection.run(sql::hrv_tasks::kFindByUpload, task.owner.id(), task.upload_id)));
    });
}

std::optional<reading::HrvTask> SqlHrvTasks::find(reading::Owner const& owner, HrvTaskId const& task) const {
    return database_.read([&](Connection& connection) {
        return first_task(connection.run(sql::hrv_tasks::kFind, owner.id(), task));
    });
}

std::optional<reading::HrvTask> SqlHrvTasks::latest(reading::Owner const& owner) const {
    return database_.read([&](Connection& connection) {
        return first_task(connection.run(sql::hrv_tasks::kLatest, owner.id()));
    });
}

void SqlHrvTasks::mark_running(reading::Owner const& owner, HrvTaskId const& task) {
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::hrv_tasks::kMarkRunning, owner.id(), task); });
}

bool SqlHrvTasks::finish(reading::Owner const& owner, HrvTaskId const& task,
                         reading::Measurement const& measurement, Instant at) {
    return database_.transact([&](Connection& connection) {
        auto const finished = connection.run(sql::hrv_tasks::kFinish, owner.id(), task, at);
        if (finished.empty())
            return false;
        insert_reading(connection, owner, task, measurement, finished.first().instant("measured_at"));
        return true;
    });
}

bool SqlHrvTasks::reject(reading::Owner const& owner, HrvTaskId const& task,
                         reading::Rejection const& rejection, Instant at) {
    return database_.transact([&](Connection& connection) {
        return connection
                   .run(sql::hrv_tasks::kReject, owner.id(), task, at, rejection.reason, rejection.message,
                        rejection.second, rejection.hr_bpm)
                   .changed > 0;
    });
}

std::vector<reading::HrvTask> SqlHrvTasks::readings(MemberId const& member, Instant from,
                                                    std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<reading::HrvTask> tasks;
        for (auto const& row :
             connection.run(sql::hrv_tasks::kListDoneSince, reading::Owner{member}.id(), from, limit))
            tasks.push_back(task_of(row));
        return tasks;
    });
}

std::vector<reading::HrvTask> SqlHrvTasks::page(MemberId const& member, TimeCursor const& behind,
                                                std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<reading::HrvTask> tasks;
        for (auto const& row : connection.run(sql::hrv_tasks::kListDoneBehind, reading::Owner{member}.id(),
                                              behind.at, behind.id, limit))
            tasks.push_back(task_of(row));
        return tasks;
    });
}

std::vector<Instant> SqlHrvTasks::reading_times(MemberId const& member, Instant from,
                                                std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<Instant> times;
        for (auto const& row :
             connection.run(sql::readings::kListTimes, reading::Owner{member}.id(), from, limit))
            times.push_back(row.instant("measured_at"));
        return times;
    });
}

std::vector<reading::TaggedReading> SqlHrvTasks::tagged_since(MemberId const& member, Instant from,
                                                              std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<reading::TaggedReading> readings;
        for (auto const& row :
             connection.run(sql::hrv_tasks::kListTags, reading::Owner{member}.id(), from, limit))
            readings.push_back({.at = row.instant("measured_at"), .tags = tags_of(row.text("tags"))});
        return readings;
    });
}

std::vector<reading::Upload> SqlHrvTasks::abandoned_uploads(Instant before, std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<reading::Upload> uploads;
        for (auto const& row : connection.run(sql::hrv_uploads::kListAbandoned, before, limit))
            uploads.push_back(upload_of(row));
        return uploads;
    });
}

void SqlHrvTasks::forget_upload(reading::Owner const& owner, UploadId const& upload) {
    database_.transact(
        [&](Connection& connection) { connection.queue(sql::hrv_uploads::kDelete, owner.id(), upload); });
}

std::vector<reading::Upload> SqlHrvTasks::visitors_uploads(Instant before, std::size_t limit) const {
    return database_.read([&](Connection& connection) {
        std::vector<reading::Upload> uploads;
        for (auto const& row : connection.run(sql::hrv_uploads::kListOfVisitors, before, limit))
            uploads.push_back(upload_of(row));
        return uploads;
    });
}

void SqlHrvTasks::forget_reading(VisitorId const& visitor, UploadId const& upload) {
    auto const owner = reading::Owner{visitor}.id();
    database_.transact([&](Connection& connection) {
        connection.queue(sql::readings::kDeleteOfUpload, owner, upload);
        connection.queue(sql::hrv_tasks::kDeleteOfUpload, owner, upload);
        connection.queue(sql::hrv_uploads::kDelete, owner, upload);
    });
}

} // namespace evenkeel::storage
